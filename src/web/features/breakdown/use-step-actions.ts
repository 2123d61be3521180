import { useMemo, useState } from 'react';
import type { BreakdownStep } from '#domain/breakdown/break-down.ts';
import { putFirst } from '#domain/breakdown/put-first.ts';
import { replaceSteps } from '#domain/breakdown/replace-steps.ts';
import { lastPosition, moveInOrder } from '#domain/projects/move-in-order.ts';
import { byPosition } from '#domain/records/position.ts';
import type { Change } from '#domain/records/change.ts';
import type { TaskStep } from '#domain/records/kinds/task.ts';
import { newId } from '#web/platform/new-id.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';

/** What was just done to the steps, and the way back. */
export interface LastChange {
  readonly words: string;
  readonly undo: () => void;
}

const now = (): string => new Date().toISOString();
const change = (id: string, fields: Partial<Omit<TaskStep, 'id'>>): Change => ({
  kind: 'taskSteps',
  id,
  fields,
});

const createActions = (store: RecordStore, taskId: string, tell: (last: LastChange | null) => void) => {
  const own = (): readonly TaskStep[] =>
    store
      .all('taskSteps')
      .filter((step) => step.taskId === taskId)
      .toSorted(byPosition);
  const write = (words: string, changes: readonly Change[]): void =>
    tell({ words, undo: store.write(changes) });

  return {
    add: (title: string): void => {
      const position = lastPosition(own());
      const fields = { taskId, title, minutes: null, doneAt: null, position, createdAt: now() };
      write('Step added.', [change(newId(), fields)]);
    },
    addFirst: (title: string): void =>
      write('Added as the first step.', [putFirst({ taskId, steps: own(), title, createdAt: now(), newId })]),
    tick: (step: TaskStep): void => {
      // Ticked again, it is back: nothing to offer.
      tell(null);
      store.write([change(step.id, { doneAt: step.doneAt === null ? now() : null })]);
    },
    rename: (step: TaskStep, title: string): void => {
      if (title !== step.title) write('Step changed.', [change(step.id, { title })]);
    },
    move: (step: TaskStep, by: -1 | 1): void => {
      const places = moveInOrder(own(), step.id, by);
      write(
        by < 0 ? 'Moved up.' : 'Moved down.',
        places.map(({ id, position }) => change(id, { position })),
      );
    },
    remove: (step: TaskStep): void =>
      write('Step deleted.', [{ kind: 'taskSteps', id: step.id, deleted: true }]),
    replace: (by: readonly BreakdownStep[]): void =>
      write(
        'Steps added. The first one is small on purpose.',
        replaceSteps({ taskId, steps: own(), by, createdAt: now(), newId }),
      ),
  };
};

export type StepActions = ReturnType<typeof createActions>;

/** The last change is told in the panel and not in a toast: a toast cannot be reached from inside a dialog. */
export const useStepActions = (
  taskId: string,
): { readonly actions: StepActions; readonly last: LastChange | null; readonly undo: () => void } => {
  const store = useRecordStore();
  const [last, setLast] = useState<LastChange | null>(null);
  const actions = useMemo(() => createActions(store, taskId, setLast), [store, taskId]);
  const undo = (): void => {
    setLast(null);
    last?.undo();
  };
  return { actions, last, undo };
};
