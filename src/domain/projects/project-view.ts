import type { Day } from '#domain/calendar/day.ts';
import { isArchived } from '#domain/records/archived.ts';
import type { Milestone, Project } from '#domain/records/kinds/project.ts';
import { byPosition } from '#domain/records/position.ts';
import { isLater, isWaiting } from '#domain/tasks/choose-task.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

/** What can be done next: the first open task, and the first open step where it has any. */
export interface NextStep {
  readonly task: Task;
  readonly step: TaskStep | null;
}

export const openTasksOf = (projectId: string, tasks: readonly Task[]): readonly Task[] =>
  tasks.filter((task) => task.projectId === projectId && isWaiting(task)).toSorted(byPosition);

export const firstOpenStep = (taskId: string, steps: readonly TaskStep[]): TaskStep | null =>
  steps.filter((step) => step.taskId === taskId && step.doneAt === null).toSorted(byPosition)[0] ?? null;

export const nextStepOf = (
  projectId: string,
  tasks: readonly Task[],
  steps: readonly TaskStep[],
  today: Day,
): NextStep | null => {
  const open = openTasksOf(projectId, tasks);
  // What waits for a day comes after what does not.
  const task = open.find((one) => !isLater(one, today)) ?? open[0];
  return task === undefined ? null : { task, step: firstOpenStep(task.id, steps) };
};

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** What was dropped was never part of the way; what waits for someday still is. */
export const taskProgress = (projectId: string, tasks: readonly Task[]): Progress => {
  const own = tasks.filter((task) => task.projectId === projectId && task.state !== 'dropped');
  return { done: own.filter((task) => task.state === 'done').length, all: own.length };
};

export const milestonesOf = (projectId: string, milestones: readonly Milestone[]): readonly Milestone[] =>
  milestones.filter((milestone) => milestone.projectId === projectId).toSorted(byPosition);

export const milestonesShare = (projectId: string, milestones: readonly Milestone[]): Progress => {
  const own = milestonesOf(projectId, milestones);
  return { done: own.filter((milestone) => milestone.doneAt !== null).length, all: own.length };
};

/** At most three things ask for attention on any screen. */
export const maxActiveProjects = 3;

export interface ProjectShelves {
  readonly asking: readonly Project[];
  /** Active ones beyond the third: they wait their turn. */
  readonly waiting: readonly Project[];
  readonly paused: readonly Project[];
  readonly done: readonly Project[];
}

export const groupProjects = (projects: readonly Project[]): ProjectShelves => {
  const ordered = projects.toSorted(byPosition);
  const active = ordered.filter((project) => project.state === 'active');
  return {
    asking: active.slice(0, maxActiveProjects),
    waiting: active.slice(maxActiveProjects),
    paused: ordered.filter((project) => project.state === 'paused'),
    done: ordered.filter((project) => project.state === 'done' && !isArchived(project)),
  };
};
