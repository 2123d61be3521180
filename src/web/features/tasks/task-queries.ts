import { queryOptions } from '@tanstack/react-query';
import { taskColumns, tasksOf } from '#web/features/tasks/task-row.ts';
import { dataOf } from '#web/platform/answer.ts';
import type { Backend } from '#web/platform/backend.ts';

export const tasksKey = ['tasks'] as const;

// Far more than anyone can look at; it keeps an accident from loading a million rows.
const most = 500;

/** Open tasks first, then the most recently done. */
export const tasksQuery = (backend: Backend) =>
  queryOptions({
    queryKey: tasksKey,
    queryFn: async ({ signal }) =>
      tasksOf(
        dataOf(
          await backend
            .from('tasks')
            .select(taskColumns)
            .order('done_at', { ascending: false, nullsFirst: true })
            .order('created_at', { ascending: true })
            .limit(most)
            .abortSignal(signal),
        ),
      ),
  });
