import { useState } from 'react';
import { type CheckIn, dueCheckIns } from '#domain/coach/run/check-in.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import { CheckInForm } from '#web/features/coach/check-in-form.tsx';
import { RunningExperiments } from '#web/features/coach/running-experiments.tsx';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { createAwaitedPart } from '#web/ui/awaited-part.tsx';

// With all the material and the words for care: fetched while somebody says how it went.
const { Part: NextStepCard, preload } = createAwaitedPart(
  async () => (await import('#web/features/coach/next-step-card.tsx')).NextStepCard,
  { notLoaded: 'Your answer is saved. We couldn’t load what comes next.' },
);

interface Answered {
  readonly held: CoachExperiment;
  readonly said: CheckIn;
  readonly experiments: readonly CoachExperiment[];
}

/** What is being tried: asked about when its day has come, one at a time, or earlier if somebody wants to. */
export const CheckIns = () => {
  const experiments = useRecords('coachExperiments');
  const today = useToday();
  const { checkIn, tryOut, removeExperiment } = useCoachActions();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [early, setEarly] = useState<string | null>(null);
  const running = experiments.filter(({ state }) => state === 'running');
  const held = running.find(({ id }) => id === early) ?? dueCheckIns(experiments, today)[0];
  if (running.length === 0 && answered === null) return null;
  return (
    <section aria-labelledby="trying" className="space-y-5">
      <h2 id="trying" className="text-2xl font-semibold">
        What you’re trying
      </h2>
      {answered !== null && (
        <NextStepCard
          {...answered}
          onTry={(one) => {
            tryOut(one);
            setAnswered(null);
          }}
          onClose={() => setAnswered(null)}
        />
      )}
      {answered === null && held !== undefined && (
        <CheckInForm
          key={held.id}
          held={held}
          onReach={preload}
          onSave={(said) => {
            setAnswered({ held, said, experiments });
            setEarly(null);
            checkIn(held, said);
          }}
        />
      )}
      <RunningExperiments
        experiments={running.filter(({ id }) => answered !== null || id !== held?.id)}
        today={today}
        onAsk={setEarly}
        onRemove={removeExperiment}
      />
    </section>
  );
};
