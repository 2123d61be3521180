import { isLeftBy } from '#domain/device/left-keys.ts';
import { readStoredUserId } from '#web/platform/backend/stored-session.ts';
import { clearStoredKeys } from '#web/platform/clear-stored-keys.ts';
import { within } from '#web/platform/within.ts';
import { markSessionEnded } from '#web/services/device/mark-session-ended.ts';
import { wipeAccount } from '#web/services/device/wipe-account.ts';

// A page that sleeps in the middle of wiping would hold up all others.
const timeoutMs = 8_000;

/**
 * The session of this account has ended under its hands. Its token goes first: if this page is closed in the middle, the
 * next start finds nobody signed in, and goes on with it.
 */
export const leaveDevice = async (userId: string): Promise<void> => {
  const stored = readStoredUserId();
  // Somebody else may have signed in meanwhile: then there is nothing to say.
  const current = stored === userId ? null : stored;
  clearStoredKeys(isLeftBy(userId, current));
  if (current === null) markSessionEnded();
  await within(timeoutMs, wipeAccount(userId, { keepsEdits: true }));
};
