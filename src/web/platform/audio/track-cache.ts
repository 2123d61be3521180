import { stagingPathOf } from '#domain/uploads/private-audio.ts';
import { createAudioCache } from '#web/platform/audio/audio-cache.ts';
import { download } from '#web/platform/audio/download.ts';
import { keptFiles } from '#web/platform/audio/kept-files.ts';
import { signUpload } from '#web/platform/audio/private-audio-queries.ts';

/** The one cache of the page. */
export const trackCache = createAudioCache({
  files: keptFiles,
  download: async (url, signal) => {
    const own = stagingPathOf(url);
    return download(own === null ? url : await signUpload(own), signal);
  },
  now: () => Date.now(),
});

/** Everything this device keeps of the music goes; what plays right now plays on. */
export const clearKeptMusic = async (): Promise<void> => trackCache.clear();
