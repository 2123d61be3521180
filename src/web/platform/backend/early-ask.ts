import { askSession, type SessionVerdict } from '#web/platform/backend/ask-session.ts';
import { readAnsweredSession } from '#web/platform/backend/stored-session.ts';

declare global {
  interface Window {
    /** What the host says of the session here, asked by the first script of the page. */
    sessionAsk?: Promise<SessionVerdict> | undefined;
  }
}

/** Asked with the first script, so that the answer is there by the time the page could be drawn. */
export const askEarly = (): void => {
  const stored = readAnsweredSession();
  if (stored !== null && navigator.onLine) window.sessionAsk = askSession(stored.accessToken);
};

/** Its answer counts once: whoever asks again later wants to know how it stands then. */
export const takeEarlyAsk = (): Promise<SessionVerdict> | undefined => {
  const asked = window.sessionAsk;
  window.sessionAsk = undefined;
  return asked;
};
