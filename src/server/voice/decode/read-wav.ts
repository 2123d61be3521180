import { unreadable } from './bad-recording.ts';

export interface Sound {
  /** Mono, −1 to 1. */
  readonly samples: Float32Array;
  readonly rate: number;
}

type ReadSample = (view: DataView, at: number) => number;

const INTEGER = 1;
const FLOAT = 3;
/** The kind stands in a longer header then. */
const EXTENSIBLE = 0xfffe;

const readers: ReadonlyMap<string, ReadSample> = new Map([
  [`${INTEGER}/8`, (view, at) => (view.getUint8(at) - 128) / 128],
  [`${INTEGER}/16`, (view, at) => view.getInt16(at, true) / 32_768],
  [`${INTEGER}/24`, (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 65_536) / 8_388_608],
  [`${INTEGER}/32`, (view, at) => view.getInt32(at, true) / 2_147_483_648],
  [`${FLOAT}/32`, (view, at) => view.getFloat32(at, true)],
  [`${FLOAT}/64`, (view, at) => view.getFloat64(at, true)],
]);

const RATES = { least: 4000, most: 192_000 } as const;
const MOST_CHANNELS = 8;

/** Read by hand: the decoder for everything else knows no floating-point WAV. */
export const readWav = (bytes: Uint8Array): Sound => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = chunksOf(bytes, view);
  const format = chunks.get('fmt ');
  const data = chunks.get('data');
  if (format === undefined || data === undefined || format.size < 16) throw unreadable();
  const { start, size } = format;
  const tag = view.getUint16(start, true);
  const kind = tag === EXTENSIBLE && size >= 26 ? view.getUint16(start + 24, true) : tag;
  const channels = view.getUint16(start + 2, true);
  const rate = view.getUint32(start + 4, true);
  const bits = view.getUint16(start + 14, true);
  const read = readers.get(`${kind}/${bits}`);
  if (read === undefined || channels < 1 || channels > MOST_CHANNELS) throw unreadable();
  if (rate < RATES.least || rate > RATES.most) throw unreadable();

  const width = bits / 8;
  const samples = new Float32Array(Math.floor(data.size / (width * channels)));
  for (let i = 0; i < samples.length; i += 1) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1) {
      sum += read(view, data.start + (i * channels + channel) * width);
    }
    const value = sum / channels;
    samples[i] = Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  }
  return { samples, rate };
};

interface Chunk {
  readonly start: number;
  readonly size: number;
}

const chunksOf = (bytes: Uint8Array, view: DataView): ReadonlyMap<string, Chunk> => {
  const chunks = new Map<string, Chunk>();
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
    const said = view.getUint32(at + 4, true);
    const left = bytes.length - at - 8;
    // Nought for the sound itself: written before anybody knew.
    const size = name === 'data' && said === 0 ? left : Math.min(said, left);
    if (!chunks.has(name)) chunks.set(name, { start: at + 8, size });
    at += 8 + size + (size % 2);
  }
  return chunks;
};
