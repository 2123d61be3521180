import { isSilentPath } from '#domain/logging/silent-path.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { noteSupports } from '#web/services/people/supports-hint.ts';
import { fetchOwnId, fetchSupports } from '#web/services/people/supports-queries.ts';

// Sign-out clears whatever begins like this.
const key = 'session_supports_asked';

/**
 * Asks once in each tab whether somebody lets this person look in, so that the menu has their people again on a new device
 * and after a sign-out. What gets no answer is asked on the next page.
 */
export const learnSupports = async (backend: Backend, signal: AbortSignal): Promise<void> => {
  if (isSilentPath(location.pathname)) return;
  const userId = await fetchOwnId(backend);
  if (userId === null || sessionStore.read(key) === userId) return;
  const supports = await fetchSupports(backend, signal);
  if (signal.aborted) return;
  noteSupports(userId, supports);
  sessionStore.write(key, userId);
};
