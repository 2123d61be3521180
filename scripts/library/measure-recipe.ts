import { loopSeam } from '#domain/analysis/loop-seam.ts';
import { clipping } from '#domain/analysis/clipping.ts';
import { trackCheckLimits } from '#domain/analysis/track-check-limits.ts';
import { measureLoudness } from '#domain/analysis/measure-loudness.ts';
import { measureSound } from '#domain/analysis/measure-sound.ts';
import type { Sound } from '#domain/analysis/sound.ts';
import { truePeak } from '#domain/analysis/true-peak.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import { scoreOf } from '#domain/composer/compose.ts';
import type { Score } from '#domain/composer/score.ts';
import type { LibraryEntry, Measured } from '#domain/music/library-entry.ts';
import type { Chunk } from '#server/music/render/chunk.ts';
import { encodeMp3 } from '#server/music/render/encode-mp3.ts';
import { mp3Size } from '#server/music/render/mp3-size.ts';
import { renderScore } from '#server/music/render/render-score.ts';
import { rendererVersion } from '#server/music/render/renderer-version.ts';
import type { SoundBank } from '#server/music/render/sound-bank.ts';
import { trackVersion } from '#server/music/track-version.ts';
import { decodeMp3 } from './decode-mp3.ts';

const sampleRate = 44_100;
/** Low enough that the last limiter sleeps while the level is found. */
const firstGain = 0.25;
/** What the encoder takes from the level at this bit rate, in dB; the decoded file is what has to meet the limit. */
const encoderLoss = 0.44;
const closeEnough = 0.1;
const mostPasses = 4;
/** dBTP; the renderer's last limiter wakes at −2. */
const belowTheLimiter = -2.3;

export interface MeasuredRecipe {
  readonly entry: LibraryEntry;
  readonly clipped: number;
  readonly mp3: Uint8Array;
}

const whole = (chunks: readonly Chunk[]): Sound => {
  const length = chunks.reduce((sum, { left }) => sum + left.length, 0);
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  let at = 0;
  for (const chunk of chunks) {
    left.set(chunk.left, at);
    right.set(chunk.right, at);
    at += chunk.left.length;
  }
  return { sampleRate, left, right };
};

const significant = (value: number): number => Number(value.toPrecision(5));

interface Rendering {
  readonly gain: number;
  readonly chunks: readonly Chunk[];
  readonly sound: Sound;
}

/** As the renderer would with that much more gain, as long as its last limiter sleeps. */
const scaled = ({ left, right }: Chunk, factor: number): Chunk => ({
  left: left.map((value) => value * factor),
  right: right.map((value) => value * factor),
});

/** Renders until the loudness is right: once where the gain is known or no peak comes near the limiter, else again. */
const atLoudness = (score: Score, bank: SoundBank, known: number | undefined): Rendering => {
  let gain = known ?? firstGain;
  for (let pass = 1; ; pass += 1) {
    const chunks = [...renderScore(score, bank, { gain })];
    const sound = whole(chunks);
    const off = trackCheckLimits.loudness.target + encoderLoss - measureLoudness(sound);
    if (Math.abs(off) <= closeEnough || pass === mostPasses) return { gain, chunks, sound };
    if (!Number.isFinite(off)) throw new Error('The rendering is silent');
    const better = significant(gain * 10 ** (off / 20));
    if (Math.max(truePeak(sound), truePeak(sound) + off) < belowTheLimiter) {
      const louder = chunks.map((chunk) => scaled(chunk, better / gain));
      return { gain: better, chunks: louder, sound: whole(louder) };
    }
    gain = better;
  }
};

const to = (digits: number, value: number): number => Number(value.toFixed(digits)) + 0;
const orNull = (digits: number, value: number | null): number | null =>
  value === null ? null : to(digits, value);

/** As many digits as mean something. */
const rounded = (measured: Measured): Measured => ({
  loudness: to(2, measured.loudness),
  peak: to(2, measured.peak),
  dc: to(6, measured.dc),
  bpm: orNull(1, measured.bpm),
  bpmConfidence: to(2, measured.bpmConfidence),
  modulationHz: orNull(2, measured.modulationHz),
  modulationDepth: to(2, measured.modulationDepth),
  octaves: measured.octaves.map((level) => to(1, level)),
  seam: to(1, measured.seam),
  key: measured.key,
  print: measured.print.map((value) => value + 0),
});

/** Measures a file that was kept, for when only the analyser has changed. The seam stays: it is not in the file. */
export const measureAgain = async (
  entry: LibraryEntry,
  mp3: Uint8Array,
): Promise<Omit<MeasuredRecipe, 'mp3'>> => {
  if (mp3.length !== entry.fileSize) throw new Error(`${entry.filePath} has ${mp3.length} bytes`);
  const { clipped, ...measured } = measureSound(await decodeMp3(mp3), entry.measured.seam);
  return { entry: { ...entry, measured: rounded(measured) }, clipped };
};

/** Composes, renders, encodes, decodes and measures one track. The seam is that of the loop before it was encoded. */
export const measureRecipe = async (
  recipe: TrackRecipe,
  bank: SoundBank,
  knownGain?: number,
): Promise<MeasuredRecipe> => {
  const score = scoreOf(recipe);
  const { gain, chunks, sound } = atLoudness(score, bank, knownGain);
  const parts: Uint8Array[] = [];
  for await (const part of encodeMp3(chunks)) parts.push(part);
  const mp3 = new Uint8Array(Buffer.concat(parts));
  if (mp3.length !== mp3Size(sound.left.length)) {
    throw new Error(`${recipe.id} has ${mp3.length} bytes instead of ${mp3Size(sound.left.length)}`);
  }
  const { clipped, ...measured } = measureSound(await decodeMp3(mp3), loopSeam(sound));
  const version = trackVersion(recipe, score, rendererVersion);
  return {
    entry: {
      recipe: recipe.id,
      version,
      filePath: `${recipe.mood}/${recipe.id}-${version}.mp3`,
      fileSize: mp3.length,
      durationSeconds: to(3, sound.left.length / sampleRate),
      gain,
      measured: rounded(measured),
    },
    clipped: clipped + clipping(sound),
    mp3,
  };
};
