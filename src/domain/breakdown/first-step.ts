import { breakDown } from '#domain/breakdown/break-down.ts';
import { byPosition } from '#domain/records/position.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

export interface FirstStep {
  readonly title: string;
  readonly minutes: number | null;
  /** Null for one that was only thought of and is not written down. */
  readonly stepId: string | null;
}

/** The first step that is still open; for a task without steps, the first that it would be broken into. */
export const firstStepOf = (task: Task, steps: readonly TaskStep[]): FirstStep => {
  const [next] = steps.filter((step) => step.taskId === task.id && step.doneAt === null).toSorted(byPosition);
  if (next !== undefined) return { title: next.title, minutes: next.minutes, stepId: next.id };
  const [thought] = breakDown(task, 'few');
  return { title: thought?.title ?? task.title, minutes: thought?.minutes ?? null, stepId: null };
};
