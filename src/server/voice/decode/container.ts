import { cutOff } from './bad-recording.ts';

export const containers = ['webm', 'ogg', 'mp4', 'wav'] as const;
export type Container = (typeof containers)[number];

/** By the bytes themselves: what a name or a header says of them is not asked. */
export const containerOf = (bytes: Uint8Array): Container | undefined => {
  const word = (at: number): string => Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
  if (word(0) === '\u001AE\u00DF\u00A3') return 'webm';
  if (word(0) === 'OggS') return 'ogg';
  if (word(4) === 'ftyp') return 'mp4';
  if (word(0) === 'RIFF' && word(8) === 'WAVE') return 'wav';
  return undefined;
};

/**
 * A recording that stops in the middle of one of its own pieces was cut off on its way. Decoders play what is there,
 * and half of a sentence may ask for something else than the whole.
 */
export const refuseCutOff = (bytes: Uint8Array, container: Container): void => {
  const end = { webm: endOfWebm, ogg: endOfOgg, mp4: endOfMp4, wav: endOfWav }[container](bytes);
  if (end > bytes.length) throw cutOff();
};

// Each walks over the pieces by their sizes and says where the last one ends. A header that is not whole itself ends
// beyond the bytes as well.

const endOfOgg = (bytes: Uint8Array): number => {
  let at = 0;
  while (at < bytes.length) {
    const segments = bytes[at + 26];
    if (segments === undefined) return Number.POSITIVE_INFINITY;
    const table = bytes.subarray(at + 27, at + 27 + segments);
    at += 27 + segments + table.reduce((sum, size) => sum + size, 0);
  }
  return at;
};

const endOfMp4 = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return Number.POSITIVE_INFINITY;
    const size = view.getUint32(at);
    // Nought is "up to the end of the file".
    if (size === 0) return bytes.length;
    if (size === 1 && at + 16 > bytes.length) return Number.POSITIVE_INFINITY;
    at += Math.max(8, size === 1 ? Number(view.getBigUint64(at + 8)) : size);
  }
  return at;
};

const endOfWav = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 12;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    // Written by somebody who did not know yet how long it would become.
    if (size >= 0x7fff_0000 || size === 0) return bytes.length;
    at += 8 + size;
    // Chunks begin at even places, but some writers leave out the last filling byte.
    if (at < bytes.length) at += size % 2;
  }
  return at;
};

/** Segment and Cluster: their pieces follow, with or without a size for the whole. */
const MASTERS: ReadonlySet<number> = new Set([0x1853_8067, 0x1f43_b675]);

const endOfWebm = (bytes: Uint8Array): number => {
  let at = 0;
  while (at < bytes.length) {
    const id = variableNumber(bytes, at, true);
    const size = id === undefined ? undefined : variableNumber(bytes, at + id.length, false);
    if (id === undefined || size === undefined) return Number.POSITIVE_INFINITY;
    at += id.length + size.length;
    if (MASTERS.has(id.value)) continue;
    // Only what holds others may leave its size open.
    if (size.open) return Number.POSITIVE_INFINITY;
    at += size.value;
  }
  return at;
};

interface VariableNumber {
  readonly value: number;
  readonly length: number;
  readonly open: boolean;
}

/** EBML: the zeros before the first one say how many bytes there are. */
const variableNumber = (bytes: Uint8Array, at: number, marker: boolean): VariableNumber | undefined => {
  const first = bytes[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return undefined;
  let value = marker ? first : first & (0xff >> length);
  let open = (first | ((0xff << (8 - length)) & 0xff)) === 0xff;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    open &&= byte === 0xff;
  }
  return { value, length, open };
};
