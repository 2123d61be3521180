import { beginningOf, breakDown } from '#domain/breakdown/break-down.ts';
import { byPosition } from '#domain/records/position.ts';
import type { OwnFirstStep } from '#domain/records/kinds/own-first-step.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

/** Asked where a title says too little, in place of a step that would fit anything. */
export const firstStepQuestion = 'What’s the very first thing your hands would do?';

export interface FirstStep {
  /** What to do; or the question, where only the person can say. */
  readonly title: string;
  readonly minutes: number | null;
  /** Null for one that was only thought of and is not written down. */
  readonly stepId: string | null;
}

/** The first step that is still open; for a task without steps, the first that it would be broken into. */
export const firstStepOf = (
  task: Task,
  steps: readonly TaskStep[],
  ownSteps: readonly OwnFirstStep[] = [],
): FirstStep => {
  const [next] = steps.filter((step) => step.taskId === task.id && step.doneAt === null).toSorted(byPosition);
  if (next !== undefined) return { title: next.title, minutes: next.minutes, stepId: next.id };
  const [thought] = breakDown(task, 'few', ownSteps);
  const { first } = beginningOf(task, ownSteps);
  return { title: first ?? firstStepQuestion, minutes: thought?.minutes ?? null, stepId: null };
};
