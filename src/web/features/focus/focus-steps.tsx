import { Check, Shuffle } from 'lucide-react';
import { useState } from 'react';
import type { TaskStep } from '#domain/records/kinds/task.ts';
import { Button } from '#web/ui/button.tsx';

interface FocusStepsProps {
  /** Those that are still to be done, in order. */
  readonly steps: readonly TaskStep[];
  readonly current: TaskStep | undefined;
  readonly onSwitch: (step: TaskStep) => void;
  readonly onDone: (step: TaskStep) => void;
}

/** The step in hand, and another one in its place. */
export const FocusSteps = ({ steps, current, onSwitch, onDone }: FocusStepsProps) => {
  const [choosing, setChoosing] = useState(false);
  if (steps.length === 0) return null;
  const others = steps.filter(({ id }) => id !== current?.id);
  return (
    <div className="mt-4">
      {current && (
        <p className="text-lg">
          <span className="text-muted">Now: </span>
          {current.title}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {current && (
          <Button kind="plain" size="small" onClick={() => onDone(current)}>
            <Check aria-hidden="true" />
            Step done
          </Button>
        )}
        {others.length > 0 && (
          <Button kind="plain" size="small" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            <Shuffle aria-hidden="true" />
            {current ? 'Switch step' : 'Choose a step'}
          </Button>
        )}
      </div>
      {choosing && others.length > 0 && (
        <ul aria-label="Other steps" className="mt-2 grid gap-2 text-left">
          {others.map((step) => (
            <li key={step.id}>
              <Button
                className="w-full justify-start! text-left whitespace-normal! py-2"
                onClick={() => {
                  setChoosing(false);
                  onSwitch(step);
                }}
              >
                {step.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
