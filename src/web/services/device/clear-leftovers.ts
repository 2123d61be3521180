import { sealedDatabase } from '#domain/device/device-data.ts';
import { isLeftBy } from '#domain/device/left-keys.ts';
import { readStoredUserId } from '#web/platform/backend/stored-session.ts';
import { clearStoredKeys } from '#web/platform/clear-stored-keys.ts';
import { accountsHere, databaseNames } from '#web/services/device/leftovers.ts';
import { dropOldBoxes } from '#web/services/device/sealed-boxes.ts';
import { wipeAccount } from '#web/services/device/wipe-account.ts';

/** Nothing here is readable but what belongs to whoever is signed in; null for nobody. */
export const clearLeftovers = async (userId: string | null): Promise<void> => {
  const others = (await accountsHere()).filter((owner) => owner !== userId);
  // It takes a while, and where nobody was signed in, somebody may be by now.
  const current = (): string | null => userId ?? readStoredUserId();
  for (const other of others) {
    if (other === current()) continue;
    await wipeAccount(other, { keepsEdits: true });
    clearStoredKeys(isLeftBy(other, current()));
  }
  if ((await databaseNames())?.includes(sealedDatabase) === true) await dropOldBoxes(Date.now());
};
