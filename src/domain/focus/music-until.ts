import { currentSession } from '#domain/focus/start-session.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';

/** Until when a session needs music; a paused one until somebody says otherwise, none at all null. */
export const musicUntil = (sessions: readonly FocusSession[], now: number): number | null => {
  const session = currentSession(sessions, now);
  if (session?.phase === 'paused') return Infinity;
  if (session?.phase !== 'focus') return null;
  const endsAt = Date.parse(session.endsAt ?? '');
  return Number.isNaN(endsAt) ? null : endsAt;
};
