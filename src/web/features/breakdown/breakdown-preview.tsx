import { type ReactNode, useRef, useState } from 'react';
import { beginningOf, breakDown, type BreakdownStep } from '#domain/breakdown/break-down.ts';
import type { BreakdownSize } from '#domain/breakdown/breakdown-template.ts';
import { ownFirstStepChange } from '#domain/breakdown/own-first-step-change.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { FirstStepQuestion } from '#web/features/breakdown/first-step-question.tsx';
import { SuggestedSteps } from '#web/features/breakdown/suggested-steps.tsx';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';

interface BreakdownPreviewProps {
  readonly task: Task;
  readonly size: BreakdownSize;
  /** Whether open steps are there, which the new ones would replace. */
  readonly replaces: boolean;
  readonly above?: ReactNode;
  readonly onUse: (steps: readonly BreakdownStep[]) => void;
}

/** How it could go; the first step is asked for where nobody but the person knows it, and their answer is remembered. */
export const BreakdownPreview = ({ task, size, replaces, above, onUse }: BreakdownPreviewProps) => {
  const store = useRecordStore();
  const ownSteps = useRecords('ownFirstSteps');
  const [differently, setDifferently] = useState(false);
  const use = useRef<HTMLButtonElement>(null);
  const { key, first, own, moves } = beginningOf(task, ownSteps);
  const steps = breakDown(task, size, ownSteps);
  const asks = first === null || differently;
  return (
    <div className="mt-3 rounded-3xl bg-calm-soft px-5 py-4">
      {above}
      {asks && (
        <FirstStepQuestion
          focused={differently}
          moves={moves}
          onAnswer={(title) => {
            store.write([ownFirstStepChange(key, title, new Date().toISOString())]);
            setDifferently(false);
            // Where nothing was suggested before, the steps are drawn first.
            requestAnimationFrame(() => use.current?.focus());
          }}
        />
      )}
      {own && !asks && <p className="mb-2 text-muted">Starts the way you did last time.</p>}
      {first !== null && (
        <SuggestedSteps steps={steps} replaces={replaces} onUse={onUse} use={use}>
          {!asks && (
            <Button kind="plain" onClick={() => setDifferently(true)}>
              I’d start differently
            </Button>
          )}
        </SuggestedSteps>
      )}
    </div>
  );
};
