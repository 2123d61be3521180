import { voiceLimits } from '#domain/voice/voice-limits.ts';

/** No reply is longer. */
const longest = voiceLimits.replySampleRate * 30;

/** Sixteen bits, the lower byte first, out of base64; null where it is none. */
export const decodePcm = (audio: string): Int16Array | null => {
  if (audio.length > longest * 3) return null;
  try {
    const bytes = Uint8Array.from(atob(audio), (character) => character.charCodeAt(0));
    const view = new DataView(bytes.buffer);
    return Int16Array.from({ length: Math.floor(bytes.length / 2) }, (_, index) =>
      view.getInt16(index * 2, true),
    );
  } catch {
    return null;
  }
};
