import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface LifetimeCounts {
  readonly finished: number;
  readonly focusedSeconds: number;
  /** When the first of it happened; null where nothing has yet. */
  readonly since: string | null;
}

type Done = Pick<Task, 'state' | 'doneAt'>;
type Focused = Pick<FocusSession, 'startedAt' | 'focusedSeconds'>;

/** Everything there ever was. It only adds up: a quiet week takes nothing away. */
export const lifetimeCounts = (tasks: readonly Done[], sessions: readonly Focused[]): LifetimeCounts => {
  const done = tasks.filter((task) => task.state === 'done' && task.doneAt !== null);
  const focused = sessions.filter((session) => session.focusedSeconds > 0);
  const moments = [
    ...done.map((task) => Date.parse(task.doneAt ?? '')),
    ...focused.map((session) => Date.parse(session.startedAt)),
  ];
  return {
    finished: done.length,
    focusedSeconds: focused.reduce((sum, session) => sum + session.focusedSeconds, 0),
    since: moments.length === 0 ? null : new Date(moments.reduce((a, b) => Math.min(a, b))).toISOString(),
  };
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Minutes up to the first hour, whole hours from there. Null under a minute. */
export const focusInWords = (seconds: number): string | null => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return null;
  return minutes < 60
    ? counted(minutes, 'minute', 'minutes')
    : counted(Math.floor(minutes / 60), 'hour', 'hours');
};

/** `since` is a month as people say it: "March", or "March 2025". Null where there is nothing to tell yet. */
export const lifetimeInWords = (counts: LifetimeCounts, since: string): string | null => {
  const focus = focusInWords(counts.focusedSeconds);
  const parts = [
    counts.finished === 0 ? null : `finished ${counted(counts.finished, 'thing', 'things')}`,
    focus === null ? null : `focused ${focus}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `You have ${parts.join(' and ')} since ${since}.`;
};
