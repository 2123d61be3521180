import { type ComponentType, useEffect, useRef, useState } from 'react';
import { isArchived } from '#domain/records/archived.ts';
import { byPosition } from '#domain/records/position.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';
import {
  clearEdit,
  draftOf,
  type KeptEdit,
  readEdit,
  toTaskDraft,
  writeEdit,
} from '#web/features/tasks/edit-draft.ts';
import { EditForm } from '#web/features/tasks/edit-form.tsx';
import type { EnergyChoice, EnergyHint } from '#web/features/tasks/energy-choice.ts';
import type { EditPart } from '#web/features/tasks/task-menu.tsx';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Breakdown = ComponentType<{ readonly task: Task; readonly steps: readonly TaskStep[] }>;

interface EditTaskProps {
  readonly task: Task;
  /** Where to begin. */
  readonly part: EditPart;
  readonly actions: TaskActions;
  readonly onClose: () => void;
  readonly EnergyChoice: EnergyChoice;
  readonly EnergyHint: EnergyHint;
  readonly Breakdown: Breakdown;
}

const titleId = 'edit-task-title';

/** A task with everything in it. What is typed stays on this device until it is saved or given up. */
export const EditTask = (props: EditTaskProps) => {
  const { task, part, actions, onClose, EnergyChoice, EnergyHint, Breakdown } = props;
  const { userId } = useRecordStore();
  const projects = useRecords('projects');
  const steps = useRecords('taskSteps')
    .filter((step) => step.taskId === task.id)
    .toSorted(byPosition);
  const project = projects.find(({ id }) => id === task.projectId)?.name ?? '';
  const [kept, setKept] = useState<KeptEdit | null>(() => readEdit(userId, task.id));
  const shown = draftOf(task, project);
  const stepsPart = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part !== 'steps') return;
    stepsPart.current?.focus({ preventScroll: true });
    stepsPart.current?.scrollIntoView({ block: 'start' });
  }, [part]);

  const giveUp = (): void => {
    clearEdit(task.id);
    setKept(null);
  };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} className="p-6 pb-0! sm:p-8">
      <h2 id={titleId} className="text-2xl font-semibold">
        Edit task
      </h2>
      {kept !== null && (
        <p className="mt-3 rounded-2xl bg-calm-soft px-4 py-2">
          Not saved yet. Your changes stay on this device until you save.
        </p>
      )}
      <EditForm
        taskId={task.id}
        draft={kept?.draft ?? shown}
        projectNames={projects.filter((one) => !isArchived(one)).map(({ name }) => name)}
        startsWithMore={part === 'steps'}
        onChange={(draft) => {
          const edit: KeptEdit = { draft, base: kept?.base ?? shown };
          setKept(edit);
          writeEdit(userId, task.id, edit);
        }}
        onSubmit={(words) => {
          clearEdit(task.id);
          onClose();
          actions.edit(task, words, toTaskDraft(kept?.base ?? shown));
        }}
        onClose={onClose}
        onStartOver={kept === null ? null : giveUp}
        EnergyChoice={EnergyChoice}
        EnergyHint={EnergyHint}
      >
        <div ref={stepsPart} tabIndex={-1} className="scroll-mt-4 outline-none">
          <Breakdown task={task} steps={steps} />
        </div>
      </EditForm>
    </Dialog>
  );
};
