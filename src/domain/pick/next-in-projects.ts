import type { Project } from '#domain/records/kinds/project.ts';
import { byPosition } from '#domain/records/position.ts';
import { isWaiting } from '#domain/tasks/choose-task.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** The first open task of every active project, and the project's name, by the task's id. */
export const nextInProjects = (
  tasks: readonly Task[],
  projects: readonly Project[],
): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const project of projects) {
    if (project.state !== 'active') continue;
    const [next] = tasks
      .filter((task) => task.projectId === project.id && isWaiting(task))
      .toSorted(byPosition);
    if (next !== undefined) names.set(next.id, project.name);
  }
  return names;
};
