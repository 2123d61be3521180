import type { Project } from '#domain/records/kinds/project.ts';
import type { Task } from '#domain/records/kinds/task.ts';

type Archivable = Pick<Task, 'state' | 'archivedAt'> | Pick<Project, 'state' | 'archivedAt'>;

/** Done, dropped or finished: the only things that can be put away. */
export const isOver = ({ state }: Pick<Archivable, 'state'>): boolean =>
  state === 'done' || state === 'dropped';

/**
 * Put away: in no list, and still found by search. What was opened again on another device is not, whatever its field
 * says: nothing that waits to be done is ever hidden.
 */
export const isArchived = (thing: Archivable): boolean => thing.archivedAt !== null && isOver(thing);

/** To be written with whatever takes a thing out of the archive, and only where it is in it. */
export const outOfArchive = ({ archivedAt }: Pick<Task, 'archivedAt'>): Partial<Pick<Task, 'archivedAt'>> =>
  archivedAt === null ? {} : { archivedAt: null };

/** How old a finished thing may have to be, in days. The database checks the same. */
export const archiveAges = [30, 90, 180, 365] as const;
export type ArchiveAge = (typeof archiveAges)[number];

export const isArchiveAge = (days: number | null): days is ArchiveAge =>
  archiveAges.some((age) => age === days);
