import { Check } from 'lucide-react';
import type { TaskStep } from '#domain/records/kinds/task.ts';
import { StepEditor } from '#web/features/breakdown/step-editor.tsx';
import type { StepActions } from '#web/features/breakdown/use-step-actions.ts';
import { classNames } from '#web/ui/class-names.ts';

interface StepRowProps {
  readonly step: TaskStep;
  readonly first: boolean;
  readonly last: boolean;
  readonly editing: boolean;
  readonly onEdit: (editing: boolean) => void;
  readonly actions: StepActions;
}

/** A step to tick; its words open the rest, so that a list of eight stays quiet. */
export const StepRow = ({ step, first, last, editing, onEdit, actions }: StepRowProps) => {
  const done = step.doneAt !== null;
  return (
    <li className="py-1">
      <div className="flex items-start gap-2">
        <span className="relative grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={step.title}
            checked={done}
            onChange={() => actions.tick(step)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          <span className="pointer-events-none grid size-6 place-items-center rounded-full border-2 border-edge text-transparent transition-colors peer-checked:border-calm peer-checked:bg-calm-soft peer-checked:text-calm peer-hover:border-calm peer-hover:text-calm">
            <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
          </span>
        </span>
        {editing ? (
          <StepEditor step={step} first={first} last={last} actions={actions} onClose={() => onEdit(false)} />
        ) : (
          <button
            type="button"
            data-step={step.id}
            aria-label={`Edit “${step.title}”`}
            onClick={() => onEdit(true)}
            className="min-h-11 min-w-0 flex-1 cursor-pointer rounded-2xl px-2 py-1.5 text-left break-words hover:bg-raised"
          >
            <span className={classNames(done && 'text-muted line-through')}>{step.title}</span>
            {step.minutes !== null && (
              <span className="whitespace-nowrap text-muted"> {step.minutes} min</span>
            )}
          </button>
        )}
      </div>
    </li>
  );
};
