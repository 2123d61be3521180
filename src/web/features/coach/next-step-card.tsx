import { useState } from 'react';
import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';
import type { CheckIn } from '#domain/coach/run/check-in.ts';
import { needsCare, nextAfter } from '#domain/coach/run/next-after.ts';
import type { TryOut } from '#domain/coach/run/try-experiment.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import { CareNote } from '#web/ui/care-note.tsx';
import { TryForm } from '#web/features/coach/try-form.tsx';
import { Button } from '#web/ui/button.tsx';

interface NextStepCardProps {
  /** What was tried, what was said about it, and all that was tried by then. */
  readonly held: CoachExperiment;
  readonly said: CheckIn;
  readonly experiments: readonly CoachExperiment[];
  readonly onTry: (tryOut: TryOut) => void;
  readonly onClose: () => void;
}

/** The form it answers is gone, so reading goes on here. */
const focusOn = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** What comes after a week: care where the note asks for it, else one step, which may be refused. */
export const NextStepCard = ({ held, said, experiments, onTry, onClose }: NextStepCardProps) => {
  const { note } = said;
  const { goalId } = held;
  // Null where there is nothing to suggest.
  const [next] = useState(() => nextAfter(held, said, experiments));
  const route = routeCoachText(note);
  const experiment = next?.experiment ?? null;
  const doing = next?.doing ?? null;
  return (
    <section ref={focusOn} tabIndex={-1} aria-label="Your answer" className="space-y-5 outline-none">
      {route.kind !== 'none' && <CareNote words={route.words} />}
      <section
        aria-label="What comes next"
        className="space-y-4 rounded-3xl border border-line bg-surface p-5 sm:p-6"
      >
        {next === null ? (
          <p className="text-lg">
            {needsCare(note)
              ? 'Your answer is saved. Nothing else is asked of you.'
              : 'Thank you. That’s saved.'}
          </p>
        ) : (
          <p className="text-lg font-medium">{next.sentence}</p>
        )}
        {next !== null && experiment !== null && doing !== null && (
          <>
            {next.kind === 'swap' && <h3 className="text-xl font-semibold">{experiment.title}</h3>}
            <p className="text-lg">{doing}</p>
            <TryForm
              submit={next.kind === 'swap' ? 'Try this instead' : 'Go on with it'}
              followUpDays={next.followUpDays}
              onTry={(doOn) =>
                onTry({
                  experiment,
                  doing,
                  shrunk: next.kind === 'shrink',
                  doOn,
                  followUpDays: next.followUpDays,
                  goal: goalId === null ? null : { id: goalId },
                })
              }
            />
          </>
        )}
        <Button kind="plain" className="-ml-5" onClick={onClose}>
          {experiment === null ? 'Close' : 'Leave it here'}
        </Button>
      </section>
    </section>
  );
};
