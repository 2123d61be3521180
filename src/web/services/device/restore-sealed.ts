import { isDraftKey, ownerOfDraft } from '#domain/device/device-data.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { logger } from '#web/services/logging/logger.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { tellDraftsRestored } from '#web/services/device/restored-drafts.ts';
import { openSealed, seal } from '#web/services/device/seal.ts';
import { boxesOf, dropBox, keepBox } from '#web/services/device/sealed-boxes.ts';
import { parseContents, type SealedContents } from '#web/services/device/sealed-contents.ts';
import { readSealingKeys } from '#web/services/device/sealing-key-queries.ts';
import type { OpenRecords } from '#web/services/records/open-records.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';

/** A draft that was begun since is not overwritten; those whose place is taken are given back. */
const putBackDrafts = (userId: string, drafts: SealedContents['drafts']): SealedContents['drafts'] => {
  const own = Object.entries(drafts).filter(([key, raw]) => isDraftKey(key) && ownerOfDraft(raw) === userId);
  const taken = own.filter(([key, raw]) => (localStore.read(key) ?? raw) !== raw);
  const free = own.filter((one) => !taken.includes(one));
  for (const [key, raw] of free) localStore.write(key, raw);
  if (free.length > 0) tellDraftsRestored();
  return Object.fromEntries(taken);
};

/** Until their place is free: they wait in a box of their own. */
const sealAgain = async (
  records: OpenRecords,
  drafts: SealedContents['drafts'],
  sealedAt: number,
): Promise<void> => {
  const { userId } = records.store;
  const database = await openRecordsDatabase(userId);
  try {
    const key = await database.sealingKey();
    if (key === null) throw new Error('No key to seal with');
    const rest: SealedContents = { records: [], unsent: [], drafts };
    await keepBox({ userId, sealedAt, box: await seal(key, userId, JSON.stringify(rest)) });
  } finally {
    database.close();
  }
};

/** Opens what this account left here when it was last signed out, has it sent, and says so. */
export const restoreSealed = async (backend: Backend, records: OpenRecords): Promise<void> => {
  const { userId } = records.store;
  const boxes = await boxesOf(userId);
  if (boxes.length === 0) return;
  const keys = await readSealingKeys(backend, userId);
  if (keys === null) return;
  let restored = 0;
  for (const { id, box, sealedAt } of boxes) {
    try {
      const { records: held, unsent, drafts } = parseContents(await openSealed(keys, userId, box));
      const rest = putBackDrafts(userId, drafts);
      if (unsent.length > 0) await records.takeBack(held, unsent);
      const isRest = unsent.length === 0 && Object.keys(rest).length === Object.keys(drafts).length;
      // Nothing of it found its place.
      if (isRest && Object.keys(rest).length > 0) continue;
      if (Object.keys(rest).length > 0) await sealAgain(records, rest, sealedAt);
      await dropBox(id);
      restored += unsent.length;
    } catch (error) {
      // It stays until it is too old: another version may read it.
      logger.error('A sealed box could not be opened', { error }, 'records');
    }
  }
  if (restored > 0) showMessage(catalogue.unsentRestored);
};
