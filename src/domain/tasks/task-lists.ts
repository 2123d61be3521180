import type { Day } from '#domain/calendar/day.ts';
import { byPosition } from '#domain/records/position.ts';
import { placeOf, type TaskPlace, taskPlaces } from '#domain/tasks/task-place.ts';
import type { Task } from '#domain/records/kinds/task.ts';

// Behind every day there is.
const noDay = '~';
const dayOf = (task: Task): string => (task.state === 'someday' ? noDay : (task.doOn ?? ''));

const byDay = (a: Task, b: Task): number => {
  const [first, second] = [dayOf(a), dayOf(b)];
  if (first !== second) return first < second ? -1 : 1;
  return byPosition(a, b);
};

const newestFirst = (a: Task, b: Task): number => {
  const [first, second] = [a.doneAt ?? '', b.doneAt ?? ''];
  if (first !== second) return first > second ? -1 : 1;
  return byPosition(a, b);
};

const orders: Readonly<Record<TaskPlace, (a: Task, b: Task) => number>> = {
  today: byPosition,
  inbox: byPosition,
  later: byDay,
  done: newestFirst,
  dropped: newestFirst,
  archived: newestFirst,
};

export type TaskLists = Readonly<Record<TaskPlace, readonly Task[]>>;

/** The lists, and what they were made of: the next ones are made of what changed since. */
export interface SortedTasks {
  readonly tasks: readonly Task[];
  readonly today: Day;
  readonly lists: TaskLists;
}

const sorted = (tasks: readonly Task[], today: Day): TaskLists => {
  const lists: Record<TaskPlace, Task[]> = {
    today: [],
    inbox: [],
    later: [],
    done: [],
    dropped: [],
    archived: [],
  };
  for (const task of tasks) lists[placeOf(task, today)].push(task);
  for (const place of taskPlaces) lists[place].sort(orders[place]);
  return lists;
};

export const sortTasks = (tasks: readonly Task[], today: Day): SortedTasks => ({
  tasks,
  today,
  lists: sorted(tasks, today),
});

interface Difference {
  readonly gone: ReadonlySet<Task>;
  readonly come: readonly Task[];
}

/** Most writes change one task of thousands: only what lies between the first and the last difference is looked at. */
const differenceOf = (before: readonly Task[], after: readonly Task[]): Difference => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const old = new Set(before.slice(start, before.length - end));
  const come = after.slice(start, after.length - end).filter((task) => !old.delete(task));
  return { gone: old, come };
};

const insert = (list: Task[], task: Task, order: (a: Task, b: Task) => number): void => {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = list[middle];
    if (other !== undefined && order(other, task) < 0) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, task);
};

const manyChanges = 100;

/** As `sortTasks`, in the time the change takes; a list in which nothing changed stays the same array. */
export const updateSortedTasks = (before: SortedTasks, tasks: readonly Task[], today: Day): SortedTasks => {
  if (before.today !== today) return sortTasks(tasks, today);
  if (before.tasks === tasks) return before;
  const { gone, come } = differenceOf(before.tasks, tasks);
  if (gone.size + come.length > manyChanges) return sortTasks(tasks, today);
  const lists: Record<TaskPlace, readonly Task[]> = { ...before.lists };
  for (const place of new Set([...gone].map((task) => placeOf(task, today)))) {
    lists[place] = lists[place].filter((task) => !gone.has(task));
  }
  for (const task of come) {
    const place = placeOf(task, today);
    const list = [...lists[place]];
    insert(list, task, orders[place]);
    lists[place] = list;
  }
  return { tasks, today, lists };
};
