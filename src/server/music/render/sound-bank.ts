import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bankDocument, type Zone } from './bank-document.ts';
import { unpackSamples } from './packed-samples.ts';

export interface Recording {
  readonly samples: Float32Array;
  readonly length: number;
  readonly rate: number;
  readonly loop: readonly [number, number] | null;
  readonly fade: number;
}

/** The recorded instruments. A recording is unpacked when a piece first needs it, and then kept. */
export interface SoundBank {
  readonly zonesOf: (instrument: string) => readonly Zone[];
  readonly recording: (index: number) => Recording;
}

const folder = join(import.meta.dirname, '../soundfont');
const SPARE = 8;

export const openSoundBank = async (): Promise<SoundBank> => {
  const [text, packed] = await Promise.all([
    readFile(join(folder, 'sound-bank.json'), 'utf8'),
    readFile(join(folder, 'sound-bank.bin')),
  ]);
  const { instruments, samples } = bankDocument.parse(JSON.parse(text));
  const unpacked = new Map<number, Recording>();
  return {
    zonesOf: (instrument) => instruments[instrument]?.zones ?? [],
    recording: (index) => {
      const known = unpacked.get(index);
      if (known !== undefined) return known;
      const entry = samples[index];
      if (entry === undefined) throw new Error(`The sound bank has no recording ${index}`);
      const { length, rate, loop, fade } = entry;
      const recording = {
        samples: unpackSamples(packed.subarray(entry.offset), length, SPARE),
        length,
        rate,
        loop,
        fade,
      };
      unpacked.set(index, recording);
      return recording;
    },
  };
};
