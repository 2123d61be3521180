import { isArchived, isOver } from '#domain/records/archived.ts';
import type { Change } from '#domain/records/change.ts';
import type { Milestone, Project } from '#domain/records/kinds/project.ts';
import type { Task } from '#domain/records/kinds/task.ts';

const day = 24 * 60 * 60 * 1000;

export interface Finished {
  readonly tasks: readonly Task[];
  readonly projects: readonly Project[];
}

export interface Everything extends Finished {
  readonly milestones: readonly Milestone[];
}

const setTasks = (tasks: readonly Task[], archivedAt: string | null): readonly Change[] =>
  tasks.map(({ id }): Change => ({ kind: 'tasks', id, fields: { archivedAt } }));
const setProjects = (projects: readonly Project[], archivedAt: string | null): readonly Change[] =>
  projects.map(({ id }): Change => ({ kind: 'projects', id, fields: { archivedAt } }));

/** When a project last moved: nobody writes down when one is finished, but its tasks and milestones say when they were. */
const lastMoved = ({ id, createdAt }: Project, { tasks, milestones }: Everything): number =>
  Math.max(
    ...[
      createdAt,
      ...tasks.flatMap(({ projectId, doneAt }) => (projectId === id && doneAt !== null ? [doneAt] : [])),
      ...milestones.flatMap(({ projectId, doneAt }) => (projectId === id && doneAt !== null ? [doneAt] : [])),
    ].map((moment) => Date.parse(moment)),
  );

/**
 * What has been over for so many days and is not put away yet. A finished project with a task that still waits stays: so
 * does its name beside the task.
 */
export const finishedBefore = (all: Everything, days: number, now: string): Finished => {
  const limit = Date.parse(now) - days * day;
  const busy = new Set(all.tasks.filter((task) => !isOver(task)).map(({ projectId }) => projectId));
  return {
    tasks: all.tasks.filter(
      (task) => isOver(task) && !isArchived(task) && task.doneAt !== null && Date.parse(task.doneAt) < limit,
    ),
    projects: all.projects.filter(
      (project) =>
        isOver(project) && !isArchived(project) && !busy.has(project.id) && lastMoved(project, all) < limit,
    ),
  };
};

export const archivedOf = ({ tasks, projects }: Finished): Finished => ({
  tasks: tasks.filter(isArchived),
  projects: projects.filter(isArchived),
});

/** Put away; the same moment for all that went together. */
export const archiveChanges = ({ tasks, projects }: Finished, now: string): readonly Change[] => [
  ...setTasks(tasks, now),
  ...setProjects(projects, now),
];

export const bringBackChanges = ({ tasks, projects }: Finished): readonly Change[] => [
  ...setTasks(tasks, null),
  ...setProjects(projects, null),
];

const tasksOf = (project: Project, tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(({ projectId }) => projectId === project.id);

/** A finished project with all of its tasks that are over. */
export const projectWithFinished = (project: Project, tasks: readonly Task[]): Finished => ({
  projects: [project],
  tasks: tasksOf(project, tasks).filter((task) => isOver(task) && !isArchived(task)),
});

/** The same the other way: the project, and those of its tasks that went with it. */
export const projectWithArchived = (project: Project, tasks: readonly Task[]): Finished => ({
  projects: [project],
  tasks: tasksOf(project, tasks).filter((task) => isArchived(task) && task.archivedAt === project.archivedAt),
});
