import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { babble, music, type NoiseName, noiseNames, pink, seeded, white, withNoise } from './noises.ts';
import type { Utterance } from './utterances.ts';
import { speak, voices } from './voices.ts';
import { readWav, writeWav } from './wav.ts';

const noiseSeconds = 12;
const decibels = 15;
const tempos: Readonly<Record<string, number>> = { slow: 0.9, fast: 1.15 };

export interface NoiseFile {
  readonly name: string;
  readonly file: string;
}

const isNoise = (name: string): name is NoiseName => noiseNames.some((noise) => noise === name);

const makeNoises = async (folder: string): Promise<Map<NoiseName, Float32Array>> => {
  const length = noiseSeconds * 16_000;
  const talkers = ['the rain had not stopped for three days', 'he said that he would call back later'];
  const spoken = talkers.flatMap((text, index) =>
    voices.slice(0, 3).map((voice, turn) => {
      const file = path.join(folder, `talker-${index}-${turn}.wav`);
      if (!existsSync(file)) speak(voice, text, 1, file);
      return readWav(file);
    }),
  );
  const made = new Map<NoiseName, Float32Array>();
  for (const name of noiseNames) {
    const file = path.join(folder, `noise-${name}.wav`);
    if (!existsSync(file)) {
      const samples =
        name === 'white'
          ? white(length, 1)
          : name === 'pink'
            ? pink(length, 2)
            : name === 'babble'
              ? babble(length, spoken)
              : await music(length, 0);
      const peak = samples.reduce((top, value) => Math.max(top, Math.abs(value)), 1e-9);
      writeWav(
        file,
        samples.map((value) => (value / peak) * 0.5),
      );
    }
    made.set(name, readWav(file));
  }
  return made;
};

/** Writes what is not there yet; gives the file of each. */
export const makeCorpus = async (
  utterances: readonly Utterance[],
  folder: string,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly noises: readonly NoiseFile[] }> => {
  mkdirSync(folder, { recursive: true });
  const noises = await makeNoises(folder);
  const files = new Map<string, string>();
  for (const [index, { id, voice, text, condition }] of utterances.entries()) {
    const place = `${id}-${voice.name}-${condition}`.replaceAll(/[^\w-]+/g, '_');
    const words = text.toLowerCase().replaceAll(/\W+/g, '_');
    const file = path.join(folder, `${place}-${words}.wav`);
    files.set(id, file);
    if (existsSync(file)) continue;
    speak(voice, text, tempos[condition] ?? 1, file);
    if (isNoise(condition)) {
      const noise = noises.get(condition) ?? new Float32Array(1);
      const from = Math.floor(seeded(index)() * noise.length);
      writeWav(file, withNoise(readWav(file), noise, decibels, from));
    }
  }
  const noiseFiles = noiseNames.map((name) => ({ name, file: path.join(folder, `noise-${name}.wav`) }));
  return { files, noises: noiseFiles };
};
