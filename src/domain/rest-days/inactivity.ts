import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** Longer than this is a return and not the next morning. */
const awayDays = 3;

const dayLength = 86_400_000;

interface Traces {
  readonly tasks: readonly Pick<Task, 'createdAt' | 'doneAt'>[];
  readonly energyChecks: readonly Pick<EnergyCheck, 'at'>[];
  readonly focusSessions: readonly Pick<FocusSession, 'createdAt' | 'endedAt'>[];
}

/** The newest moment anything was written down, in milliseconds; null where there is nothing yet. */
export const lastActivity = ({ tasks, energyChecks, focusSessions }: Traces): number | null => {
  const moments = [
    ...tasks.flatMap((task) => [task.createdAt, task.doneAt]),
    ...energyChecks.map((check) => check.at),
    ...focusSessions.flatMap((session) => [session.createdAt, session.endedAt]),
  ]
    .filter((moment) => moment !== null)
    .map((moment) => Date.parse(moment));
  return moments.length === 0 ? null : moments.reduce((a, b) => Math.max(a, b));
};

/** Somebody new was not away. */
export const wasInactive = (last: number | null, now: Date): boolean =>
  last !== null && now.getTime() - last > awayDays * dayLength;
