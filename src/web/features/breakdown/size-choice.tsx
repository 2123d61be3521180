import { useId, useState } from 'react';
import { breakDown, type BreakdownStep } from '#domain/breakdown/break-down.ts';
import { type BreakdownSize, breakdownSizes } from '#domain/breakdown/breakdown-template.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { Button } from '#web/ui/button.tsx';

const sizeLabels: Readonly<Record<BreakdownSize, string>> = {
  few: '3 small steps',
  some: '5 smaller',
  many: '8 tiny',
};

interface SizeChoiceProps {
  readonly task: Task;
  /** Whether open steps are there, which the new ones would replace. */
  readonly replaces: boolean;
  readonly onUse: (steps: readonly BreakdownStep[]) => void;
}

/** Three sizes, each looked at before anything is written. */
export const SizeChoice = ({ task, replaces, onUse }: SizeChoiceProps) => {
  const [size, setSize] = useState<BreakdownSize | null>(null);
  const preview = useId();
  const steps = size === null ? [] : breakDown(task, size);
  return (
    <div>
      <fieldset aria-label="Break it down" className="flex flex-wrap gap-2">
        {breakdownSizes.map((one) => (
          <Button
            key={one}
            size="small"
            aria-expanded={one === size}
            aria-controls={preview}
            onClick={() => setSize(one === size ? null : one)}
            className="aria-expanded:border-calm aria-expanded:bg-calm-soft"
          >
            {sizeLabels[one]}
          </Button>
        ))}
      </fieldset>
      <div id={preview} aria-live="polite">
        {size !== null && (
          <div className="mt-3 rounded-3xl bg-calm-soft px-5 py-4">
            <ol aria-label="It could go like this" className="list-decimal space-y-2 pl-6 marker:text-muted">
              {steps.map((step) => (
                <li key={step.title} className="break-words">
                  {step.title} <span className="whitespace-nowrap text-muted">{step.minutes} min</span>
                </li>
              ))}
            </ol>
            <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button
                onClick={() => {
                  setSize(null);
                  onUse(steps);
                }}
              >
                Use these
              </Button>
              {replaces && <p className="text-muted">They take the place of your open steps.</p>}
            </div>
          </div>
        )}
      </div>
    </div>
  );
};
