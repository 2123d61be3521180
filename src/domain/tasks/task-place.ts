import type { Day } from '#domain/calendar/day.ts';
import { isArchived } from '#domain/records/archived.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export const taskPlaces = ['today', 'inbox', 'later', 'done', 'dropped', 'archived'] as const;
/** Which list of /tasks a task stands in; what is archived stands in none of them. */
export type TaskPlace = (typeof taskPlaces)[number];

/**
 * Today: what was chosen and waits for no later day, and what is due, even where nobody chose it. A plan for a later day
 * outranks the deadline, or "Tomorrow" would do nothing to a task that is due today.
 */
export const placeOf = (
  task: Pick<Task, 'state' | 'doOn' | 'dueOn' | 'archivedAt'>,
  today: Day,
): TaskPlace => {
  const { state, doOn, dueOn } = task;
  if (state === 'open') return doOn !== null && doOn > today ? 'later' : 'today';
  if (state === 'inbox') return dueOn !== null && dueOn <= today ? 'today' : 'inbox';
  if (state === 'someday') return 'later';
  return isArchived(task) ? 'archived' : state;
};

/** What to choose from when somebody wants one thing now: Today, or the Inbox while nothing stands in Today. */
export const candidatesForNow = (tasks: readonly Task[], today: Day): readonly Task[] => {
  const chosen = tasks.filter((task) => placeOf(task, today) === 'today');
  return chosen.length > 0 ? chosen : tasks.filter((task) => placeOf(task, today) === 'inbox');
};
