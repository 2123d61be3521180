import { isTimeUp, secondsLeft } from '#domain/focus/focus-clock.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';

/** Minutes and seconds: "12:34". */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** What a tab says while a session is on; null where there is none. */
export const tabTitle = (
  session: FocusSession | null,
  subject: string | null,
  now: number,
): string | null => {
  if (session === null || session.phase === 'debrief' || session.phase === 'ended') return null;
  const about = session.phase === 'break' ? 'Break' : (subject ?? 'Focus');
  if (isTimeUp(session, now)) return session.phase === 'break' ? 'Break over' : `Time is up · ${about}`;
  const left = clock(secondsLeft(session, now));
  return session.phase === 'paused' ? `Paused ${left} · ${about}` : `${left} · ${about}`;
};
