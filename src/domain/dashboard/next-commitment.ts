import type { Day } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/day-in-words.ts';
import { isWaiting } from '#domain/tasks/choose-task.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface Commitment {
  readonly task: Task;
  readonly day: Day;
}

/** The nearest day a task names: due today or ahead, or meant for a day ahead. */
const dayAhead = (task: Task, today: Day): Day | null => {
  const days = [
    task.dueOn !== null && task.dueOn >= today ? task.dueOn : null,
    task.doOn !== null && task.doOn > today ? task.doOn : null,
  ].filter((day) => day !== null);
  return days.toSorted()[0] ?? null;
};

/** The next task to be done that has a day; of two on the same day the one that was there first. */
export const nextCommitment = (tasks: readonly Task[], today: Day): Commitment | null => {
  let nearest: Commitment | null = null;
  for (const task of tasks) {
    if (!isWaiting(task)) continue;
    const day = dayAhead(task, today);
    if (day === null) continue;
    const isNearer =
      nearest === null ||
      day < nearest.day ||
      (day === nearest.day && task.createdAt < nearest.task.createdAt);
    if (isNearer) nearest = { task, day };
  }
  return nearest;
};

const dayLength = 86_400_000;
const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);

/**
 * How far off it is: "today, 6 hours left", "tomorrow", "Friday, in 3 days", "24 Dec, in 12 days".
 * `hoursLeft`: whole hours until the day is over.
 */
export const commitmentInWords = (day: Day, today: Day, hoursLeft: number): string => {
  const ahead = daysBetween(today, day);
  if (ahead === 0 && hoursLeft < 1) return 'today';
  if (ahead === 0) return `today, ${hoursLeft === 1 ? '1 hour' : `${hoursLeft} hours`} left`;
  if (ahead === 1) return 'tomorrow';
  return `${dayInWords(day, today)}, in ${ahead} days`;
};
