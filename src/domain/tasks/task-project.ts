import type { Project } from '#domain/projects/project.ts';
import { idFrom } from '#domain/records/id-from.ts';
import { positionBetween } from '#domain/records/position.ts';
import type { Change } from '#domain/records/record-kind.ts';

interface Maker {
  readonly userId: string;
  readonly now: string;
}

export interface NamedProject {
  readonly projectId: string | null;
  /** What to write so that it is there. */
  readonly changes: readonly Change[];
}

const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The project of that name, whatever the capitals, or a new one; two devices that make it make the same one. */
export const projectNamed = (
  projects: readonly Project[],
  name: string,
  { userId, now }: Maker,
): NamedProject => {
  if (name === '') return { projectId: null, changes: [] };
  const known = projects.find((project) => sameName(project.name, name));
  if (known !== undefined) return { projectId: known.id, changes: [] };
  const last = projects.reduce<string | null>(
    (highest, { position }) => (highest === null || position > highest ? position : highest),
    null,
  );
  const id = idFrom(`${userId}:project:${name.toLowerCase()}`);
  const position = positionBetween(last, null);
  return {
    projectId: id,
    changes: [
      {
        kind: 'projects',
        id,
        whenNew: { name, outcome: '', state: 'active', position, createdAt: now },
        // Said aloud that it is there: it may have been deleted before.
        deleted: false,
      },
    ],
  };
};
