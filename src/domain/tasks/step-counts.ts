import type { TaskStep } from '#domain/records/kinds/task.ts';

export interface StepCount {
  readonly done: number;
  readonly all: number;
}

/** How far each task with steps has come. */
export const countSteps = (steps: readonly TaskStep[]): ReadonlyMap<string, StepCount> => {
  const counts = new Map<string, StepCount>();
  for (const step of steps) {
    const { done, all } = counts.get(step.taskId) ?? { done: 0, all: 0 };
    counts.set(step.taskId, { done: done + (step.doneAt === null ? 0 : 1), all: all + 1 });
  }
  return counts;
};
