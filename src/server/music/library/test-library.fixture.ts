import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MusicLibrary } from './music-library.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

export const TONE_SIZE = 100_000;

/** What the process in `worker/test-tone.fixture.ts` makes of every recipe. */
export const toneBytes = (start = 0, end = TONE_SIZE - 1): Buffer =>
  Buffer.from(Uint8Array.from({ length: end - start + 1 }, (_, index) => ((start + index) * 31) % 251));

export const stockTrack = (recipe: string, change: Partial<LibraryRow> = {}): LibraryRow => {
  const moodCategory = change.moodCategory ?? 'calm';
  const version = change.version ?? 'v1';
  return {
    recipe,
    version,
    title: `The ${recipe}`,
    artist: 'Kindling',
    genre: 'Ambient',
    filePath: `${moodCategory}/${recipe}-${version}.mp3`,
    fileSize: TONE_SIZE,
    durationSeconds: 6.25,
    focusType: 'medium',
    energyLevel: 'low',
    moodCategory,
    tags: ['soft', 'rain'],
    bpm: 72.5,
    bpmConfidence: 0.8,
    modulationHz: null,
    modulationDepth: 0,
    loudness: -18,
    demo: false,
    ...change,
  };
};

export interface TestLibrary extends MusicLibrary {
  /** Which recipes were begun, in order, and by how many processes. */
  readonly begun: () => { readonly recipes: readonly string[]; readonly processes: number };
  /** How often a process was told to get ready. */
  readonly madeReady: () => number;
  /** Lets a recipe whose name begins with `gated` go on from its middle. */
  readonly letGo: (recipe: string) => void;
  readonly hold: (recipe: string) => void;
  readonly remove: () => Promise<void>;
}

export const createTestLibrary = async (tracks: readonly LibraryRow[]): Promise<TestLibrary> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-tones-'));
  const log = path.join(folder, 'renders.log');
  const ready = path.join(folder, 'ready.log');
  for (const file of [log, ready]) writeFileSync(file, '');
  return {
    tracks,
    // A gate may stay closed for a while.
    silentMs: 60_000,
    worker: { file: path.resolve(import.meta.dirname, '../worker/test-tone.fixture.ts'), args: [folder] },
    begun: () => {
      const lines = readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);
      const pairs = lines.map((line) => line.split(' '));
      return {
        recipes: pairs.map(([recipe = '']) => recipe),
        processes: new Set(pairs.map(([, pid]) => pid)).size,
      };
    },
    madeReady: () => readFileSync(ready, 'utf8').split('\n').length - 1,
    letGo: (recipe) => writeFileSync(path.join(folder, `${recipe}.go`), ''),
    hold: (recipe) => rmSync(path.join(folder, `${recipe}.go`), { force: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
