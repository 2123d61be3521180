import { voiceLimits } from '#domain/voice/voice-limits.ts';

/** A tenth of a second: shorter than any word. */
const FRAME = voiceLimits.sampleRate / 10;
/** −54 dB of full scale. A microphone with gain control is far above it as soon as anybody speaks. */
const LEAST_LEVEL = 0.002;

/** Nothing in it that could be speech. */
export const isQuiet = (samples: Float32Array): boolean => {
  for (let at = 0; at < samples.length; at += FRAME) {
    const frame = samples.subarray(at, at + FRAME);
    const power = frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length;
    if (Math.sqrt(power) >= LEAST_LEVEL) return false;
  }
  return true;
};
