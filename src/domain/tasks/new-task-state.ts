import type { Task } from '#domain/records/kinds/task.ts';

/**
 * Where a new task begins. A day or a repeat says when, so it is chosen; anything else waits in the Inbox. A deadline says
 * by when and not when: such a task waits there too, and stands in Today from the day it is due.
 */
export const newTaskState = ({
  doOn,
  repeatRule,
}: Pick<Task, 'doOn' | 'repeatRule'>): Extract<Task['state'], 'open' | 'inbox'> =>
  doOn === null && repeatRule === null ? 'inbox' : 'open';
