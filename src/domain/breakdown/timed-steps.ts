import type { BreakdownStep } from '#domain/breakdown/break-down.ts';
import { minutesUnsaid, shareMinutes } from '#domain/breakdown/share-minutes.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** Steps that somebody else named, with the task's minutes shared out among them. */
export const timedSteps = (
  { estimatedMinutes }: Pick<Task, 'estimatedMinutes'>,
  titles: readonly string[],
): readonly BreakdownStep[] => {
  const minutes = shareMinutes(
    estimatedMinutes ?? minutesUnsaid,
    titles.map((_, at) => (at === 0 ? 1 : 3)),
  );
  return titles.map((title, at) => ({ title, minutes: minutes[at] ?? 1 }));
};
