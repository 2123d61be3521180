import { catalogue } from '#domain/notices/catalogue.ts';
import { byPosition } from '#domain/records/position.ts';
import type { TaskStep } from '#domain/records/kinds/task.ts';
import type { Focus } from '#web/features/focus/use-focus.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** The steps of a task that are still to be done, in order. */
export const openSteps = (steps: readonly TaskStep[], taskId: string | null): readonly TaskStep[] =>
  steps.filter((step) => step.taskId === taskId && step.doneAt === null).toSorted(byPosition);

interface Steps {
  readonly steps: readonly TaskStep[];
  readonly current: TaskStep | undefined;
  readonly onSwitch: (step: TaskStep) => void;
  readonly onDone: (step: TaskStep) => void;
}

export const useSteps = ({ session, send }: Focus): Steps => {
  const store = useRecordStore();
  const steps = openSteps(useRecords('taskSteps'), session?.taskId ?? null);
  return {
    steps,
    current: steps.find(({ id }) => id === session?.stepId),
    onSwitch: (step) => {
      send({ type: 'switch-step', stepId: step.id });
    },
    onDone: (step) => {
      const next = steps.find(({ id }) => id !== step.id);
      const undoStep = store.write([
        { kind: 'taskSteps', id: step.id, fields: { doneAt: new Date().toISOString() } },
      ]);
      const undoSwitch = send({ type: 'switch-step', stepId: next?.id ?? null });
      const run = (): void => {
        undoSwitch();
        undoStep();
      };
      showMessage(catalogue.stepDone, { description: step.title, action: { label: 'Undo', run } });
    },
  };
};
