import type { SoundContainer, SoundFormat } from '#domain/analysis/sound-figures.ts';

/** Enough of a file to tell what it is. */
export const sniffedBytes = 64;

const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, sniffedBytes));

/** A good guess from the first bytes, for whoever has a decoder but not its words; the server looks closely. */
export const sniffSound = (
  bytes: Uint8Array,
): { readonly container: SoundContainer; readonly format: SoundFormat } => {
  const letters = lettersOf(bytes);
  if (letters.startsWith('RIFF') || letters.startsWith('RF64')) return { container: 'wav', format: 'wav' };
  if (letters.startsWith('fLaC')) return { container: 'flac', format: 'flac' };
  if (letters.startsWith('OggS')) {
    const format = letters.includes('OpusHead') ? 'opus' : letters.includes('FLAC') ? 'flac' : 'vorbis';
    return { container: 'ogg', format };
  }
  if (letters.startsWith('\u001AE\u00DF\u00A3')) return { container: 'webm', format: 'opus' };
  if (letters.slice(4, 8) === 'ftyp') return { container: 'mp4', format: 'aac' };
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && (second & 0xf6) === 0xf0) return { container: 'aac', format: 'aac' };
  return { container: 'mp3', format: 'mp3' };
};
