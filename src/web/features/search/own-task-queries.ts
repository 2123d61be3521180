import * as z from 'zod/mini';
import { AppError } from '#web/platform/app-error.ts';
import { dataOf } from '#web/platform/answer.ts';
import type { Backend } from '#web/platform/backend.ts';

const rowsSchema = z.array(z.object({ id: z.uuid(), title: z.string(), done_at: z.nullable(z.string()) }));

export interface OwnTask {
  readonly id: string;
  readonly title: string;
  readonly done: boolean;
}

// As many as the Tasks page shows.
const most = 500;

/** The titles alone: a search needs no more of them. */
export const readOwnTasks = async (backend: Backend): Promise<readonly OwnTask[]> => {
  const parsed = rowsSchema.safeParse(
    dataOf(
      await backend
        .from('tasks')
        .select('id,title,done_at')
        .order('done_at', { ascending: false, nullsFirst: true })
        .order('created_at', { ascending: true })
        .limit(most),
    ),
  );
  if (!parsed.success) throw new AppError('unreadable', 'Your tasks could not be read.', parsed.error);
  return parsed.data.map((row) => ({ id: row.id, title: row.title, done: row.done_at !== null }));
};
