import { trackCache } from '#web/platform/audio/track-cache.ts';

/** Everything this device keeps of the music goes; what plays right now plays on. */
export const clearKeptMusic = async (): Promise<void> => trackCache.clear();
