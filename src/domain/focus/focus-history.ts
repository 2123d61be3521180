import type { Day } from '#domain/calendar/day.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';

export interface FocusDay {
  readonly day: Day;
  readonly seconds: number;
  /** Newest first. */
  readonly sessions: readonly FocusSession[];
}

const isOver = ({ phase }: FocusSession): boolean => phase === 'ended' || phase === 'debrief';

const total = (sessions: readonly FocusSession[]): number =>
  sessions.reduce((sum, { focusedSeconds }) => sum + focusedSeconds, 0);

/** Sessions that are over, by the day they began on, newest first. `dayOf` knows where the person is. */
export const focusByDay = (
  sessions: readonly FocusSession[],
  dayOf: (moment: string) => Day,
): readonly FocusDay[] => {
  const days = Map.groupBy(
    sessions.filter(isOver).toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt)),
    ({ startedAt }) => dayOf(startedAt),
  );
  return [...days].map(([day, all]) => ({ day, seconds: total(all), sessions: all }));
};

/** Only ever grows: there is nothing to break. */
export const lifetimeSeconds = (sessions: readonly FocusSession[]): number => total(sessions.filter(isOver));
