import { voiceLimits } from '#domain/voice/voice-limits.ts';
import { resample } from '#server/voice/sound/resample.ts';
import { BadRecording, tooLong, unknownKind, unreadable } from './bad-recording.ts';
import { containerOf, refuseCutOff } from './container.ts';
import type { Container } from './container.ts';
import { decodeWithLibav } from './decode-with-libav.ts';
import { openLibav } from './libav.ts';
import type { LibavInstance } from './libav.ts';
import { readWav } from './read-wav.ts';
import type { Sound } from './read-wav.ts';

const MOST_SECONDS = voiceLimits.hardStopMs / 1000;

/** A recorder's last piece may go a little over. */
const LENIENCY_SECONDS = 0.5;

/** What the library's memory may have grown by is given back after so many. */
const USES = 200;

export interface RecordingDecoder {
  /** Mono, at the recogniser's rate. One at a time. */
  readonly decode: (bytes: Uint8Array) => Promise<Float32Array>;
}

export const createRecordingDecoder = (): RecordingDecoder => {
  let libav: LibavInstance | undefined;
  let uses = 0;

  const withLibav = async (bytes: Uint8Array, container: Exclude<Container, 'wav'>): Promise<Sound> => {
    const instance = libav ?? (await openLibav());
    // Only one that came through a recording in order is used again.
    libav = undefined;
    const sound = await decodeWithLibav(instance, bytes, {
      container,
      mostSeconds: MOST_SECONDS + LENIENCY_SECONDS,
    });
    uses += 1;
    if (uses % USES !== 0) libav = instance;
    return sound;
  };

  const soundOf = async (bytes: Uint8Array): Promise<Sound> => {
    const container = containerOf(bytes);
    if (container === undefined) throw unknownKind();
    refuseCutOff(bytes, container);
    return container === 'wav' ? readWav(bytes) : withLibav(bytes, container);
  };

  return {
    decode: async (bytes) => {
      try {
        const { samples, rate } = await soundOf(bytes);
        if (samples.length === 0) throw unreadable();
        if (samples.length > (MOST_SECONDS + LENIENCY_SECONDS) * rate) throw tooLong();
        return resample(samples, rate, voiceLimits.sampleRate);
      } catch (error) {
        throw error instanceof BadRecording ? error : unreadable(error);
      }
    },
  };
};
