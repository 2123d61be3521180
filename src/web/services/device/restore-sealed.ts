import { isDraftKey, ownerOfDraft } from '#domain/device/device-data.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { logger } from '#web/services/logging/logger.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { openSealed } from '#web/services/device/seal.ts';
import { boxesOf, dropBox } from '#web/services/device/sealed-boxes.ts';
import { parseContents, type SealedContents } from '#web/services/device/sealed-contents.ts';
import { readSealingKeys } from '#web/services/device/sealing-key-queries.ts';
import type { OpenRecords } from '#web/services/records/open-records.ts';

/** A draft that was begun since is not overwritten. */
const putBackDrafts = (userId: string, drafts: SealedContents['drafts']): void => {
  for (const [key, raw] of Object.entries(drafts)) {
    if (isDraftKey(key) && ownerOfDraft(raw) === userId && localStore.read(key) === null) {
      localStore.write(key, raw);
    }
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
  for (const { id, box } of boxes) {
    try {
      const { records: held, unsent, drafts } = parseContents(await openSealed(keys, userId, box));
      putBackDrafts(userId, drafts);
      if (unsent.length > 0) await records.takeBack(held, unsent);
      await dropBox(id);
      restored += unsent.length;
    } catch (error) {
      // It stays until it is too old: another version may read it.
      logger.error('A sealed box could not be opened', { error }, 'records');
    }
  }
  if (restored > 0) showMessage(catalogue.unsentRestored);
};
