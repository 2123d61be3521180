import { positionBetween } from '#domain/records/position.ts';
import type { Change } from '#domain/records/change.ts';
import type { BreakdownStep } from '#domain/breakdown/break-down.ts';
import type { TaskStep } from '#domain/records/kinds/task.ts';

interface Replacement {
  readonly taskId: string;
  /** The steps the task has now. */
  readonly steps: readonly TaskStep[];
  readonly by: readonly BreakdownStep[];
  readonly createdAt: string;
  readonly newId: () => string;
}

/** Other steps in place of the open ones. What was done stays done, in front of them. */
export const replaceSteps = ({ taskId, steps, by, createdAt, newId }: Replacement): readonly Change[] => {
  const own = steps.filter((step) => step.taskId === taskId);
  const changes: Change[] = own
    .filter((step) => step.doneAt === null)
    .map(({ id }) => ({ kind: 'taskSteps', id, deleted: true }));
  let last: string | null = null;
  for (const { doneAt, position } of own) {
    if (doneAt !== null && (last === null || position > last)) last = position;
  }
  for (const { title, minutes } of by) {
    last = positionBetween(last, null);
    changes.push({
      kind: 'taskSteps',
      id: newId(),
      fields: { taskId, title, minutes, doneAt: null, position: last, createdAt },
    });
  }
  return changes;
};
