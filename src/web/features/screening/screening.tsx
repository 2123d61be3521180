import { useReducer, useState } from 'react';
import type { ScreeningMode } from '#domain/screening/screening-items.ts';
import { reportOf } from '#domain/screening/screening-report.ts';
import {
  currentScreeningStep,
  freshRun,
  hasAnswers,
  pickedAt,
  reduceScreening,
  type ScreeningRun,
} from '#domain/screening/screening-run.ts';
import { stepsOf } from '#domain/screening/screening-steps.ts';
import { LeaveDialog } from '#web/features/screening/leave-dialog.tsx';
import { ScreeningQuestion } from '#web/features/screening/screening-question.tsx';
import { ScreeningResults } from '#web/features/screening/screening-results.tsx';
import { ScreeningStart } from '#web/features/screening/screening-start.tsx';
import { useLeaveGuard } from '#web/features/screening/use-leave-guard.ts';
import '#web/features/screening/screening-print.css';

/** The answers live in this component's memory. They are in no storage, no address, no log and no request. */
export const Screening = ({ mode }: { readonly mode: ScreeningMode }) => {
  const [run, send] = useReducer(reduceScreening, mode, freshRun);
  // Whoever has the report in a file loses nothing by going.
  const [saved, setSaved] = useState<ScreeningRun['picked'] | null>(null);
  const guard = useLeaveGuard(hasAnswers(run) && saved !== run.picked);
  const step = currentScreeningStep(run);
  return (
    <>
      {run.at === 'start' && <ScreeningStart mode={mode} onStart={() => send({ type: 'start' })} />}
      {step !== null && typeof run.at === 'number' && (
        <ScreeningQuestion
          step={step}
          picked={pickedAt(run, step)}
          number={run.at + 1}
          count={stepsOf(mode).length}
          onEvent={send}
        />
      )}
      {run.at === 'results' && (
        <ScreeningResults
          report={reportOf(run)}
          onBack={() => send({ type: 'back' })}
          onAgain={() => guard.ask(() => send({ type: 'again' }))}
          onSaved={() => setSaved(run.picked)}
        />
      )}
      <LeaveDialog open={guard.asking} onStay={guard.stay} onLeave={guard.leave} />
    </>
  );
};
