import { meaningFiles } from '#domain/memory/meaning/meaning-files.ts';
import { createDeviceModel } from '#web/platform/model-files/device-model.ts';
import { readStoredUserId } from '#web/platform/backend/stored-session.ts';
import { dropVectors } from './memory-database.ts';

/** What this device holds of the sentence model, and how to change that. */
export const deviceMeaning = createDeviceModel(meaningFiles, {
  onKept: async () => {
    // The worker's own script is kept with it, for a day without a network.
    const { deviceEmbedder } = await import('./device-embedder.ts');
    deviceEmbedder.warm();
  },
  onRemove: async () => {
    const { deviceEmbedder } = await import('./device-embedder.ts');
    deviceEmbedder.end();
    const userId = readStoredUserId();
    if (userId !== null) await dropVectors(userId).catch(() => undefined);
  },
});
