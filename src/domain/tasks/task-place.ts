import type { Day } from '#domain/calendar/day.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export const taskPlaces = ['today', 'inbox', 'later', 'done', 'dropped'] as const;
/** Which list of /tasks a task stands in. */
export type TaskPlace = (typeof taskPlaces)[number];

/**
 * Today: what was chosen and waits for no later day, and what is due, even where nobody chose it. A plan for a later day
 * outranks the deadline, or "Tomorrow" would do nothing to a task that is due today.
 */
export const placeOf = (
  { state, doOn, dueOn }: Pick<Task, 'state' | 'doOn' | 'dueOn'>,
  today: Day,
): TaskPlace => {
  if (state === 'open') return doOn !== null && doOn > today ? 'later' : 'today';
  if (state === 'inbox') return dueOn !== null && dueOn <= today ? 'today' : 'inbox';
  return state === 'someday' ? 'later' : state;
};

/** What to choose from when somebody wants one thing now: Today, or the Inbox while nothing stands in Today. */
export const candidatesForNow = (tasks: readonly Task[], today: Day): readonly Task[] => {
  const chosen = tasks.filter((task) => placeOf(task, today) === 'today');
  return chosen.length > 0 ? chosen : tasks.filter((task) => placeOf(task, today) === 'inbox');
};
