import { useState } from 'react';
import { updateSortedTasks, sortTasks, type TaskLists } from '#domain/tasks/task-lists.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { useToday } from '#web/platform/clock/use-today.ts';

/** The lists of /tasks. One change among thousands costs one change. */
export const useSortedTasks = (): TaskLists => {
  const tasks = useRecords('tasks');
  const today = useToday();
  const [sorted, setSorted] = useState(() => sortTasks(tasks, today));
  const next = updateSortedTasks(sorted, tasks, today);
  // While drawing, so that what is shown is never a step behind; React draws again at once.
  if (next !== sorted) setSorted(next);
  return next.lists;
};
