import { type ReactNode, useId, useState } from 'react';
import type { BreakdownStep } from '#domain/breakdown/break-down.ts';
import { type BreakdownSize, breakdownSizes } from '#domain/breakdown/breakdown-template.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { BreakdownPreview } from '#web/features/breakdown/breakdown-preview.tsx';
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
  /** Stands above the steps that are looked at. */
  readonly above?: ReactNode;
  readonly onPreview?: (open: boolean) => void;
  readonly onUse: (steps: readonly BreakdownStep[]) => void;
}

/** Three sizes, each looked at before anything is written. */
export const SizeChoice = ({ task, replaces, above, onPreview, onUse }: SizeChoiceProps) => {
  const [size, choose] = useState<BreakdownSize | null>(null);
  const setSize = (next: BreakdownSize | null): void => {
    choose(next);
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
            onClick={() => setSize(one === size ? null : one)}
            className="aria-expanded:border-calm aria-expanded:bg-calm-soft"
          >
            {sizeLabels[one]}
          </Button>
        ))}
      </fieldset>
      <div id={preview} aria-live="polite">
        {size !== null && (
          <BreakdownPreview
            task={task}
            size={size}
            replaces={replaces}
            above={above}
            onUse={(steps) => {
              setSize(null);
              onUse(steps);
            }}
          />
        )}
      </div>
    </div>
  );
};
