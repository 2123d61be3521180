import { type ComponentType, type ReactNode, useId, useState } from 'react';
import type { BreakdownStep } from '#domain/breakdown/break-down.ts';
import { type BreakdownSize, breakdownSizes } from '#domain/breakdown/breakdown-template.ts';
import { timedSteps } from '#domain/breakdown/timed-steps.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { BreakdownPreview } from '#web/features/breakdown/breakdown-preview.tsx';
import { SuggestedSteps } from '#web/features/breakdown/suggested-steps.tsx';
import { Button } from '#web/ui/button.tsx';

const sizeLabels: Readonly<Record<BreakdownSize, string>> = {
  few: '3 small steps',
  some: '5 smaller',
  many: '8 tiny',
};

export interface BreakdownModelProps {
  readonly task: Task;
  /** What was named, and by whom. */
  readonly onSteps: (titles: readonly string[], from: string) => void;
}

interface Named {
  readonly steps: readonly BreakdownStep[];
  readonly from: string;
}

interface SizeChoiceProps {
  readonly task: Task;
  /** Whether open steps are there, which the new ones would replace. */
  readonly replaces: boolean;
  /** Stands above the steps that are looked at. */
  readonly above?: ReactNode;
  readonly Model?: ComponentType<BreakdownModelProps> | undefined;
  readonly onPreview?: (open: boolean) => void;
  readonly onUse: (steps: readonly BreakdownStep[]) => void;
}

/** Three sizes, each looked at before anything is written. */
export const SizeChoice = ({ task, replaces, above, Model, onPreview, onUse }: SizeChoiceProps) => {
  const [size, choose] = useState<BreakdownSize | null>(null);
  const [named, setNamed] = useState<Named | null>(null);
  // One of them at a time.
  const show = (next: BreakdownSize | null, byOthers: Named | null): void => {
    choose(next);
    setNamed(byOthers);
    onPreview?.(next !== null);
  };
  const preview = useId();
  return (
    <div>
      <fieldset aria-label="Break it down" className="flex flex-wrap gap-2">
        {breakdownSizes.map((one) => (
          <Button
            key={one}
            size="small"
            aria-expanded={one === size}
            aria-controls={preview}
            onClick={() => show(one === size ? null : one, null)}
            className="aria-expanded:border-calm aria-expanded:bg-calm-soft"
          >
            {sizeLabels[one]}
          </Button>
        ))}
      </fieldset>
      {Model !== undefined && (
        <div className="mt-2 empty:hidden">
          <Model
            task={task}
            onSteps={(titles, from) => show(null, { steps: timedSteps(task, titles), from })}
          />
        </div>
      )}
      <div id={preview} aria-live="polite">
        {size !== null && (
          <BreakdownPreview
            task={task}
            size={size}
            replaces={replaces}
            above={above}
            onUse={(steps) => {
              show(null, null);
              onUse(steps);
            }}
          />
        )}
        {named !== null && (
          <div className="mt-3 rounded-3xl bg-calm-soft px-5 py-4">
            <p className="mb-2 wrap-anywhere text-muted">From the connected model: {named.from}.</p>
            <SuggestedSteps
              steps={named.steps}
              replaces={replaces}
              onUse={(steps) => {
                show(null, null);
                onUse(steps);
              }}
            />
          </div>
        )}
      </div>
    </div>
  );
};
