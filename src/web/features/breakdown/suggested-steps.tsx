import type { ReactNode, Ref } from 'react';
import type { BreakdownStep } from '#domain/breakdown/break-down.ts';
import { Button } from '#web/ui/button.tsx';

interface SuggestedStepsProps {
  readonly steps: readonly BreakdownStep[];
  /** Whether open steps are there, which the new ones would replace. */
  readonly replaces: boolean;
  readonly onUse: (steps: readonly BreakdownStep[]) => void;
  readonly use?: Ref<HTMLButtonElement>;
  /** Beside the yes. */
  readonly children?: ReactNode;
}

/** To look at. Nothing is written before the yes. */
export const SuggestedSteps = ({ steps, replaces, onUse, use, children }: SuggestedStepsProps) => (
  <>
    <ol aria-label="Suggested steps" className="list-decimal space-y-2 pl-6 marker:text-muted">
      {steps.map((step) => (
        <li key={step.title} className="break-words">
          {step.title} <span className="whitespace-nowrap text-muted">{step.minutes} min</span>
        </li>
      ))}
    </ol>
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button ref={use} onClick={() => onUse(steps)}>
        Use these
      </Button>
      {children}
      {replaces && <p className="text-muted">They replace your open steps.</p>}
    </div>
  </>
);
