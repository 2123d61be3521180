import { isSilentPath } from '#domain/logging/silent-path.ts';
import { cleanupAnswerOf, cleanupDone, cleanupFailed } from '#domain/music/cleanup-messages.ts';
import { logger } from '#web/services/logging/logger.ts';
import { notify } from '#web/services/messages/notices.ts';
import { leavingSignal } from '#web/platform/backend/leaving.ts';
import { readAnsweredSession } from '#web/platform/backend/stored-session.ts';

const timeoutMs = 15_000;
const source = 'music-cleanup';

let begun = false;

/**
 * Spec 2 §7: asks the server once per page load to clean up the music library, and not again after it has. What it may
 * remove is the server's to say: nothing for guests. Plain fetch, so that it works without the backend client. Only a
 * cleanup that removed something is told to the person. A page that promises to send nothing leaves it to the next one, and
 * so does one that somebody signs out on.
 */
export const cleanUpOnce = async (): Promise<void> => {
  if (begun || !navigator.onLine || isSilentPath(location.pathname)) return;
  begun = true;
  try {
    const session = readAnsweredSession();
    const response = await fetch('/functions/v1/emergency-music-cleanup', {
      method: 'POST',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), leavingSignal]),
      ...(session === null ? {} : { headers: { authorization: `Bearer ${session.accessToken}` } }),
    });
    const answer = cleanupAnswerOf(response.ok ? await response.json() : null);
    if (answer === null) throw new Error(`The server answered ${response.status}`);
    logger.info(cleanupDone(answer), answer, source);
    if (answer.deletedCount > 0) notify({ kind: 'success', description: cleanupDone(answer) });
  } catch (error) {
    if (leavingSignal.aborted) return;
    // Another page may try again; this one goes on without it.
    logger.warn(cleanupFailed(error instanceof Error ? error.message : 'unknown'), {}, source);
  }
};
