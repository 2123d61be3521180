import { addDays, type Day, weekdayOf } from '#domain/calendar/day.ts';
import type { Memory } from '#domain/memory/memory.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { isWaiting } from '#domain/tasks/choose-task.ts';
import { unreachable } from '#domain/unreachable.ts';
import type { CountedThing, CountedTime } from './assistant-intent.ts';

/** What the person wrote and did, as it is at hand. */
export interface OwnRecords {
  readonly today: Day;
  /** Which day a moment was, where the person is. */
  readonly dayOf: (moment: string) => Day;
  readonly tasks: readonly Pick<
    Task,
    'title' | 'state' | 'doneAt' | 'doOn' | 'dueOn' | 'estimatedMinutes' | 'archivedAt'
  >[];
  readonly sessions: readonly Pick<FocusSession, 'startedAt' | 'focusedSeconds' | 'phase'>[];
  readonly memories: readonly Pick<Memory, 'createdAt'>[];
}

export interface Counted {
  readonly number: number;
  /** Their names, where they have some. */
  readonly names: readonly string[];
}

/** First and last day of it; weeks begin on Monday. */
export const daysOf = (time: CountedTime, today: Day): readonly [Day, Day] => {
  const monday = addDays(today, -weekdayOf(today));
  const spans: Readonly<Record<CountedTime, readonly [Day, Day]>> = {
    today: [today, today],
    yesterday: [addDays(today, -1), addDays(today, -1)],
    'this week': [monday, today],
    'last week': [addDays(monday, -7), addDays(monday, -1)],
    'this month': [`${today.slice(0, 8)}01`, today],
    ever: ['0000-01-01', '9999-12-31'],
  };
  return spans[time];
};

/** From the very records that the pages show, with no model and no estimate in between. */
export const countOwnRecords = (thing: CountedThing, time: CountedTime, records: OwnRecords): Counted => {
  const [from, to] = daysOf(time, records.today);
  const isIn = (moment: string | null): boolean => {
    if (moment === null) return false;
    const day = records.dayOf(moment);
    return day >= from && day <= to;
  };
  const ended = records.sessions.filter(({ phase, startedAt }) => phase === 'ended' && isIn(startedAt));
  switch (thing) {
    case 'tasks done': {
      const done = records.tasks.filter(({ state, doneAt }) => state === 'done' && isIn(doneAt));
      return { number: done.length, names: done.map(({ title }) => title) };
    }
    case 'tasks waiting': {
      const waiting = records.tasks.filter(isWaiting);
      return { number: waiting.length, names: waiting.map(({ title }) => title) };
    }
    case 'sessions':
      return { number: ended.length, names: [] };
    case 'minutes':
      return {
        number: Math.round(ended.reduce((sum, { focusedSeconds }) => sum + focusedSeconds, 0) / 60),
        names: [],
      };
    case 'memories':
      return { number: records.memories.filter(({ createdAt }) => isIn(createdAt)).length, names: [] };
    default:
      return unreachable(thing);
  }
};
