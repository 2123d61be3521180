import type { Change } from '#domain/records/change.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** Which records a list became. */
export type ImportedRecord = Pick<Change, 'kind' | 'id'>;

export const broughtRecords = (changes: readonly Change[]): readonly ImportedRecord[] =>
  changes.map(({ kind, id }) => ({ kind, id }));

/** What has to be written to have it as it was. A project that something else stands in by now stays. */
export const undoImportChanges = (
  brought: readonly ImportedRecord[],
  tasks: readonly Task[],
): readonly Change[] => {
  const ids = new Set(brought.map(({ id }) => id));
  const used = new Set(tasks.filter(({ id }) => !ids.has(id)).map(({ projectId }) => projectId));
  return brought
    .filter(({ kind, id }) => kind !== 'projects' || !used.has(id))
    .map(({ kind, id }) => ({ kind, id, deleted: true }));
};
