import type { Backend } from '#web/platform/backend/backend.ts';
import { canSeal, makeSealingKeys } from '#web/services/device/seal.ts';
import { addSealingKeys } from '#web/services/device/sealing-key-mutations.ts';
import { readPublicKey } from '#web/services/device/sealing-key-queries.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';

const fetchKey = async (backend: Backend, userId: string): Promise<string | null> => {
  const known = await readPublicKey(backend, userId);
  if (known !== null) return known;
  await addSealingKeys(backend, userId, await makeSealingKeys());
  // Not the one just made: another device may have been first.
  return readPublicKey(backend, userId);
};

/**
 * Puts the account's public key beside its records, so that they can be sealed later without asking anybody. Whether it is
 * there now.
 */
export const ensureSealingKey = async (
  backend: Backend | Promise<Backend>,
  userId: string,
): Promise<boolean> => {
  if (!canSeal()) return false;
  const database = await openRecordsDatabase(userId);
  try {
    if ((await database.sealingKey()) !== null) return true;
    const key = await fetchKey(await backend, userId);
    if (key === null) return false;
    await database.keepSealingKey(key);
    return true;
  } finally {
    database.close();
  }
};
