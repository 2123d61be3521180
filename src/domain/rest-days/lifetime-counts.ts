import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface LifetimeCounts {
  readonly finished: number;
  readonly focusedSeconds: number;
}

type Done = Pick<Task, 'state' | 'doneAt'>;
type Focused = Pick<FocusSession, 'focusedSeconds'>;

/** Everything there ever was. It only adds up: a quiet week takes nothing away. */
export const lifetimeCounts = (tasks: readonly Done[], sessions: readonly Focused[]): LifetimeCounts => {
  const done = tasks.filter((task) => task.state === 'done' && task.doneAt !== null);
  return {
    finished: done.length,
    focusedSeconds: sessions.reduce((sum, session) => sum + session.focusedSeconds, 0),
  };
};

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** Minutes up to the first hour, whole hours from there. Null under a minute. */
export const focusInWords = (seconds: number): string | null => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return null;
  return minutes < 60
    ? counted(minutes, 'focus minute', 'focus minutes')
    : counted(Math.floor(minutes / 60), 'focus hour', 'focus hours');
};

/** "3 tasks done and 25 focus minutes so far". Null where there is nothing to tell yet. */
export const lifetimeInWords = ({ finished, focusedSeconds }: LifetimeCounts): string | null => {
  const parts = [
    finished === 0 ? null : `${counted(finished, 'task', 'tasks')} done`,
    focusInWords(focusedSeconds),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${parts.join(' and ')} so far`;
};
