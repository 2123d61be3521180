import type { Change } from '#domain/records/change.ts';
import type { TaskStep } from '#domain/records/kinds/task.ts';
import { byPosition, positionBetween } from '#domain/records/position.ts';

interface PutFirst {
  readonly taskId: string;
  readonly steps: readonly TaskStep[];
  readonly title: string;
  readonly createdAt: string;
  readonly newId: () => string;
}

/** A step before all others of its task. */
export const putFirst = ({ taskId, steps, title, createdAt, newId }: PutFirst): Change => {
  const [first] = steps.filter((step) => step.taskId === taskId).toSorted(byPosition);
  const position = positionBetween(null, first?.position ?? null);
  return {
    kind: 'taskSteps',
    id: newId(),
    fields: { taskId, title, minutes: null, doneAt: null, position, createdAt },
  };
};
