import { isArchived } from '#domain/records/archived.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';
import { openRecords } from '#web/services/records/open-records.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';

/** A task of one's own, or a project that is archived: the others stand on the page Projects. */
export type OwnTask = Pick<Task, 'id' | 'title' | 'state' | 'archivedAt'> & {
  readonly kind: 'tasks' | 'projects';
};

const tasksIn = (store: RecordStore): readonly OwnTask[] => [
  ...store.all('tasks').map(({ id, title, state, archivedAt }) => ({
    kind: 'tasks' as const,
    id,
    title,
    state,
    archivedAt,
  })),
  ...store
    .all('projects')
    .filter(isArchived)
    .map(({ id, name, archivedAt }) => ({
      kind: 'projects' as const,
      id,
      title: name,
      state: 'done' as const,
      archivedAt,
    })),
];

/** Null for a device that has never read everything. */
const readFromDevice = async (userId: string): Promise<readonly OwnTask[] | null> => {
  const database = await openRecordsDatabase(userId);
  const { records, cursor } = await database.load();
  database.close();
  if (cursor === null) return null;
  const store = createMemoryStore(userId);
  store.receive(records);
  return tasksIn(store);
};

const syncAndRead = async (userId: string): Promise<readonly OwnTask[]> => {
  const { backend } = await connect();
  const { store, sync, close } = await openRecords({ userId, backend, onSignedOut: () => undefined });
  try {
    await sync.run();
    const { complete, trouble } = sync.state();
    if (!complete) throw trouble ?? new AppError('unreachable', 'We couldn’t load your tasks.');
    return tasksIn(store);
  } finally {
    close();
  }
};

/** One's own tasks out of the records, as every page reads them: this device's, and the server's where it has none yet. */
export const readOwnTasks = async (userId: string): Promise<readonly OwnTask[]> =>
  (await readFromDevice(userId).catch(() => null)) ?? syncAndRead(userId);
