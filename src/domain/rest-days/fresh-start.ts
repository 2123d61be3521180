import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** Without a day of its own, a task this old has waited long enough. */
const freshStartAge = 14;
/** What has to be ready within these days stays in sight. */
const freshStartSafeDays = 7;

const dayLength = 86_400_000;

export interface Moment {
  readonly today: Day;
  readonly now: Date;
}

const isNeededSoon = (task: Task, today: Day): boolean =>
  task.dueOn !== null && task.dueOn >= today && task.dueOn <= addDays(today, freshStartSafeDays);

const hasWaited = (task: Task, { today, now }: Moment): boolean =>
  task.doOn === null
    ? now.getTime() - Date.parse(task.createdAt) > freshStartAge * dayLength
    : task.doOn < today;

/**
 * What a fresh start moves to Someday. Nothing is deleted. A task that repeats stays: put away it would never come
 * again, and nobody would notice that it does not.
 */
export const putAwayByFreshStart = (tasks: readonly Task[], moment: Moment): readonly Task[] =>
  tasks.filter(
    (task) =>
      task.state === 'open' &&
      task.repeatRule === null &&
      hasWaited(task, moment) &&
      !isNeededSoon(task, moment.today),
  );
