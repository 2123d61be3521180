import { useState } from 'react';
import type { NextStep } from '#domain/coach/choose/adjust.ts';
import { dueCheckIns, nextAfter } from '#domain/coach/run/check-in.ts';
import { CheckInForm } from '#web/features/coach/check-in-form.tsx';
import { NextStepCard } from '#web/features/coach/next-step-card.tsx';
import { RunningExperiments } from '#web/features/coach/running-experiments.tsx';
import { useCoachActions } from '#web/features/coach/use-coach-actions.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useRecords } from '#web/services/records/use-records.ts';

interface Answered {
  readonly goalId: string | null;
  readonly note: string;
  readonly next: NextStep | null;
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
          onSave={(said) => {
            setAnswered({ goalId: held.goalId, note: said.note, next: nextAfter(held, said, experiments) });
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
