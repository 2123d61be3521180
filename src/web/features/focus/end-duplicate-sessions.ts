import { isLive } from '#domain/focus/focus-timer.ts';
import { currentSession, endOthers } from '#domain/focus/start-session.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** Two devices may have begun a session each while they could not hear of one another: the newest goes on. */
export const endDuplicateSessions = (store: RecordStore, now: number): void => {
  const sessions = store.all('focusSessions').filter(isLive);
  const kept = sessions.length > 1 ? currentSession(sessions, now) : null;
  if (kept !== null) store.write(endOthers(sessions, kept, now));
};
