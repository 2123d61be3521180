import { sealedDatabase } from '#domain/device/device-data.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { logger } from '#web/services/logging/logger.ts';
import { ensureSealingKey } from '#web/services/device/ensure-sealing-key.ts';
import { databaseNames } from '#web/services/device/leftovers.ts';
import type { OpenRecords } from '#web/services/records/open-records.ts';

/** Gets the key that seals, for the day it is needed, and brings back what was sealed here before. */
export const prepareSealing = async (backend: Backend, records: OpenRecords): Promise<void> => {
  try {
    if (records.kept) await ensureSealingKey(backend, records.store.userId);
    if ((await databaseNames())?.includes(sealedDatabase) !== true) return;
    const { restoreSealed } = await import('#web/services/device/restore-sealed.ts');
    await restoreSealed(backend, records);
  } catch (error) {
    logger.warn('This device is not ready to seal what is not sent', { error }, 'records');
  }
};
