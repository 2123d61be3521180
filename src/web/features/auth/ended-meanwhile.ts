import { askSession } from '#web/platform/backend/ask-session.ts';
import { takeEarlyAsk } from '#web/platform/backend/early-ask.ts';
import { forgetStoredSession, readStoredSession } from '#web/platform/backend/stored-session.ts';

/**
 * Whether the session that lies here was ended while nobody was looking; then it is forgotten. Asked before anything is
 * shown, and not for long: without a network one works with what is on the device.
 */
export const endedMeanwhile = async (): Promise<boolean> => {
  const stored = readStoredSession();
  if (stored === null || !navigator.onLine) return false;
  if ((await (takeEarlyAsk() ?? askSession(stored.accessToken))) !== 'ended') return false;
  forgetStoredSession();
  return true;
};
