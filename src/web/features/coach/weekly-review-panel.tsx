import { useState } from 'react';
import { isReviewDay } from '#domain/coach/review/review-day.ts';
import type { WeeklyReviewProps } from '#web/features/coach/weekly-review-card.tsx';
import { useToday } from '#web/platform/clock/use-today.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';
import { Button } from '#web/ui/button.tsx';

// With all the material: most days nobody asks for it.
const { Part: Review, preload } = createAwaitedPart(
  async () => (await import('#web/features/coach/weekly-review-card.tsx')).WeeklyReviewCard,
  { notLoaded: 'We couldn’t load your week.', room: 'min-h-96' },
);

/** The week that was: there on Sundays, and whenever somebody asks. */
export const WeeklyReviewPanel = (props: WeeklyReviewProps) => {
  const today = useToday();
  const [asked, setAsked] = useState(false);
  return asked || isReviewDay(today) ? (
    <Review {...props} />
  ) : (
    <div>
      <p className="text-muted">It comes on Sundays. You can ask for it any day.</p>
      <Button className="mt-3" onFocus={preload} onClick={() => setAsked(true)}>
        Look back on my week
      </Button>
    </div>
  );
};
