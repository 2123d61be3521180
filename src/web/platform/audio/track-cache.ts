import { createAudioCache } from '#web/platform/audio/audio-cache.ts';
import { download } from '#web/platform/audio/download.ts';
import { keptFiles } from '#web/platform/audio/kept-files.ts';

/** The one cache of the page. */
export const trackCache = createAudioCache({ files: keptFiles, download, now: () => Date.now() });

/** Everything this device keeps of the music goes; what plays right now plays on. */
export const clearKeptMusic = async (): Promise<void> => trackCache.clear();
