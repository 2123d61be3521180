import { sessionEndedKey } from '#domain/auth/session-ended-key.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';

/** The page that asks this tab's person to sign in says why. */
export const markSessionEnded = (): void => sessionStore.write(sessionEndedKey, 'yes');
