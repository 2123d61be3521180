import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { byPosition } from '#domain/records/position.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';
import { NewStep } from '#web/features/breakdown/new-step.tsx';
import { type BreakdownModelProps, SizeChoice } from '#web/features/breakdown/size-choice.tsx';
import { StepRow } from '#web/features/breakdown/step-row.tsx';
import { useStepActions } from '#web/features/breakdown/use-step-actions.ts';
import { Button } from '#web/ui/button.tsx';

export interface BreakdownMemoryProps {
  readonly task: Task;
  readonly onTake: (title: string) => void;
  readonly isTaken: (title: string) => boolean;
  readonly arrives: 'below' | 'at-once';
}

interface BreakdownPanelProps {
  readonly task: Task;
  readonly steps: readonly TaskStep[];
  /** What the person's memory says about such a task. */
  readonly Memory?: ComponentType<BreakdownMemoryProps>;
  /** Where somebody else may be asked for steps. */
  readonly Model?: ComponentType<BreakdownModelProps>;
}

/** The steps of a task: to tick, to change, and to have suggested. */
export const BreakdownPanel = ({ task, steps, Memory, Model }: BreakdownPanelProps) => {
  const { actions, last, undo } = useStepActions(task.id);
  const [editing, setEditing] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const title = useId();
  const [previewed, setPreviewed] = useState(false);
  const own = steps.filter((step) => step.taskId === task.id).toSorted(byPosition);

  const focusHeading = (): void =>
    panel.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  const edit = (step: TaskStep, open: boolean): void => {
    setEditing(open ? step.id : null);
    if (open) return;
    // Back to the words that opened it; where they are gone, to the heading.
    requestAnimationFrame(() => {
      const words = panel.current?.querySelector<HTMLElement>(`[data-step="${step.id}"]`);
      if (words) words.focus({ preventScroll: true });
      else focusHeading();
    });
  };

  const memory = (arrives: BreakdownMemoryProps['arrives']): ReactNode =>
    Memory && (
      <Memory
        task={task}
        onTake={actions.addFirst}
        isTaken={(words) => own.some((step) => step.title === words)}
        arrives={arrives}
      />
    );

  return (
    <section ref={panel} aria-labelledby={title} className="space-y-4">
      <div>
        <h3 id={title} tabIndex={-1} className="text-lg font-medium outline-none">
          Steps
        </h3>
        {own.length === 0 && (
          <p className="text-muted">Break it into small steps. Preview only: nothing is saved yet.</p>
        )}
      </div>
      {own.length > 0 && (
        <ol aria-labelledby={title} className="-mx-2">
          {own.map((step, index) => (
            <StepRow
              key={step.id}
              step={step}
              first={index === 0}
              last={index === own.length - 1}
              editing={step.id === editing}
              onEdit={(open) => edit(step, open)}
              actions={actions}
            />
          ))}
        </ol>
      )}
      <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 text-muted empty:hidden">
        {last !== null && (
          <>
            {last.words}
            <Button
              kind="plain"
              size="small"
              onClick={() => {
                undo();
                focusHeading();
              }}
            >
              Undo
            </Button>
          </>
        )}
      </div>
      <SizeChoice
        task={task}
        replaces={own.some((step) => step.doneAt === null)}
        onPreview={setPreviewed}
        above={memory('at-once')}
        Model={Model}
        onUse={(thought) => {
          actions.replace(thought);
          panel.current?.querySelector<HTMLElement>('h3')?.focus();
        }}
      />
      <NewStep onAdd={actions.add} />
      {/* Above the steps that are looked at; otherwise last, so that it moves nothing when it comes. */}
      {!previewed && memory('below')}
    </section>
  );
};
