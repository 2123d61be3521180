import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';

const rowsSchema = z.array(z.object({ id: z.uuid(), title: z.string(), state: z.string() }));

export interface OwnTask {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
}

const most = 1000;

/** What this device holds, with or without a network; null when it has never read everything. */
export const readTasksHere = async (userId: string): Promise<readonly OwnTask[] | null> => {
  const database = await openRecordsDatabase(userId);
  const { records, cursor } = await database.load();
  database.close();
  if (cursor === null) return null;
  const store = createMemoryStore(userId);
  store.receive(records);
  return store.all('tasks').map(({ id, title, state }) => ({ id, title, done: state === 'done' }));
};

/** The titles alone: a search needs no more of them. */
export const readOwnTasks = async (backend: Backend): Promise<readonly OwnTask[]> => {
  const parsed = rowsSchema.safeParse(
    responseData(
      await backend
        .from('tasks')
        .select('id,title,state')
        .is('deleted_at', null)
        .order('done_at', { ascending: false, nullsFirst: true })
        .order('created_at', { ascending: true })
        .limit(most),
    ),
  );
  if (!parsed.success) throw new AppError('unreadable', 'Your tasks could not be read.', parsed.error);
  return parsed.data.map(({ id, title, state }) => ({ id, title, done: state === 'done' }));
};
