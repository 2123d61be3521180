import { sealedDatabase } from '#domain/device/device-data.ts';
import { isLeftBy } from '#domain/device/left-keys.ts';
import { clearStoredKeys } from '#web/platform/clear-stored-keys.ts';
import { accountsHere, databaseNames } from '#web/services/device/leftovers.ts';
import { dropOldBoxes } from '#web/services/device/sealed-boxes.ts';
import { wipeAccount } from '#web/services/device/wipe-account.ts';

/** Nothing here is readable but what belongs to whoever is signed in; null for nobody. */
export const clearLeftovers = async (userId: string | null): Promise<void> => {
  const others = (await accountsHere()).filter((owner) => owner !== userId);
  for (const other of others) {
    await wipeAccount(other, { keepsEdits: true });
    clearStoredKeys(isLeftBy(other, userId));
  }
  if ((await databaseNames())?.includes(sealedDatabase) === true) await dropOldBoxes(Date.now());
};
