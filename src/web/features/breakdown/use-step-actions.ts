import { useMemo } from 'react';
import type { BreakdownStep } from '#domain/breakdown/break-down.ts';
import { replaceSteps } from '#domain/breakdown/replace-steps.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { lastPosition, moveInOrder } from '#domain/projects/move-in-order.ts';
import { byPosition } from '#domain/records/position.ts';
import type { Change } from '#domain/records/record-kind.ts';
import type { TaskStep } from '#domain/tasks/task.ts';
import { newId } from '#web/platform/new-id.ts';
import type { RecordStore } from '#web/platform/records/record-store.ts';
import { useRecordStore } from '#web/platform/records/use-records.ts';
import { say } from '#web/platform/say.ts';

const now = (): string => new Date().toISOString();
const change = (id: string, fields: Partial<Omit<TaskStep, 'id'>>): Change => ({
  kind: 'taskSteps',
  id,
  fields,
});

const createActions = (store: RecordStore, taskId: string) => {
  const own = (): readonly TaskStep[] =>
    store
      .all('taskSteps')
      .filter((step) => step.taskId === taskId)
      .toSorted(byPosition);

  return {
    add: (title: string): void => {
      const position = lastPosition(own());
      store.write([
        change(newId(), { taskId, title, minutes: null, doneAt: null, position, createdAt: now() }),
      ]);
    },
    tick: (step: TaskStep): void => {
      store.write([change(step.id, { doneAt: step.doneAt === null ? now() : null })]);
    },
    rename: (step: TaskStep, title: string): void => {
      if (title === step.title) return;
      const undo = store.write([change(step.id, { title })]);
      say(catalogue.updated, { description: title, action: { label: 'Undo', run: undo } });
    },
    move: (step: TaskStep, by: -1 | 1): void => {
      store.write(moveInOrder(own(), step.id, by).map(({ id, position }) => change(id, { position })));
    },
    remove: (step: TaskStep): void => {
      const undo = store.write([{ kind: 'taskSteps', id: step.id, deleted: true }]);
      say(catalogue.deleted, { description: step.title, action: { label: 'Undo', run: undo } });
    },
    replace: (by: readonly BreakdownStep[]): void => {
      const undo = store.write(replaceSteps({ taskId, steps: own(), by, createdAt: now(), newId }));
      say(catalogue.stepsAdded, { action: { label: 'Undo', run: undo } });
    },
  };
};

export type StepActions = ReturnType<typeof createActions>;

export const useStepActions = (taskId: string): StepActions => {
  const store = useRecordStore();
  return useMemo(() => createActions(store, taskId), [store, taskId]);
};
