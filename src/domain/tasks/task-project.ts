import { isArchived } from '#domain/records/archived.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import { positionBetween } from '#domain/records/position.ts';
import type { Change } from '#domain/records/change.ts';
import { findProject } from '#domain/tasks/find-project.ts';

interface Maker {
  readonly userId: string;
  readonly now: string;
}

export interface NamedProject {
  readonly projectId: string | null;
  /** What to write so that it is there. */
  readonly changes: readonly Change[];
}

/** Another id where the first belongs to a project that goes by another name now. */
const freeId = (projects: readonly Project[], seed: string): string => {
  const id = deterministicId(seed);
  return projects.some((project) => project.id === id) ? freeId(projects, `${seed}+`) : id;
};

/** The project of that name, whatever the capitals, or a new one; two devices that make it make the same one. */
export const resolveProject = (
  projects: readonly Project[],
  name: string,
  { userId, now }: Maker,
): NamedProject => {
  if (name === '') return { projectId: null, changes: [] };
  const known = findProject(projects, name);
  // One that was put away comes back with the task: a new task in a project that nobody sees would be odd.
  if (known !== undefined) {
    const changes: readonly Change[] = isArchived(known)
      ? [{ kind: 'projects', id: known.id, fields: { archivedAt: null } }]
      : [];
    return { projectId: known.id, changes };
  }
  const last = projects.reduce<string | null>(
    (highest, { position }) => (highest === null || position > highest ? position : highest),
    null,
  );
  const id = freeId(projects, `${userId}:project:${name.toLowerCase()}`);
  const position = positionBetween(last, null);
  return {
    projectId: id,
    changes: [
      {
        kind: 'projects',
        id,
        whenNew: { name, outcome: '', state: 'active', archivedAt: null, position, createdAt: now },
        // Said aloud that it is there: it may have been deleted before.
        deleted: false,
      },
    ],
  };
};
