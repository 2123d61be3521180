import { Link } from 'react-router';
import { isReviewDay } from '#domain/coach/review/review-day.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

/** On Sundays, for somebody who has a week to look back on. A way there and nothing more. */
export const ReviewLink = () => {
  const today = useToday();
  const sessions = useRecords('focusSessions');
  return (
    isReviewDay(today) &&
    sessions.length > 0 && (
      <Button asChild kind="plain" size="small" className="-ml-3.5">
        <Link to="/career-coach">Look back on your week</Link>
      </Button>
    )
  );
};
