import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { feelingLabels, isHard } from '#domain/energy/feeling.ts';
import { feelings } from '#domain/records/kinds/feeling.ts';
import { useFeeling } from '#web/features/energy/use-feeling.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const question = 'How do you feel?';
const choices = feelings.map((value) => ({ value, label: feelingLabels[value] }));
const loadOffer = loadOnce(async () => (await import('#web/features/energy/gentle-offer.tsx')).GentleOffer);

/** Folded away until somebody wants it: the look follows, and what is hard gets something gentler. */
export const MoodRow = ({ breathe = null }: { readonly breathe?: ReactNode }) => {
  const [feeling, say] = useFeeling();
  return (
    <>
      <details className="group">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-full text-muted hover:text-ink">
          {question}
          {feeling !== null && <span className="font-medium text-ink">{feelingLabels[feeling]}</span>}
          <ChevronDown
            aria-hidden="true"
            className="size-[1.25em] shrink-0 -rotate-90 transition-transform group-open:rotate-0"
          />
        </summary>
        <ChoiceChips label={question} choices={choices} value={feeling} onChange={say} className="mt-2" />
      </details>
      <div aria-live="polite">
        {feeling !== null && isHard(feeling) && (
          <LazyPart need={1} load={loadOffer} props={{ feeling, breathe }} />
        )}
      </div>
    </>
  );
};
