import { pitchClasses } from '#domain/analysis/estimate-key.ts';
import { beatStyles, trackCheckLimits, octaveLimits } from '#domain/analysis/track-check-limits.ts';
import type { OctaveLimits } from '#domain/analysis/track-check-limits.ts';
import { similarity } from '#domain/analysis/sound-print.ts';
import type { Harmony } from '#domain/composer/harmony-check.ts';
import { harmonyCheck } from '#domain/composer/harmony-check.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import { modulationDepths } from '#domain/composer/score.ts';
import type { Score } from '#domain/composer/score.ts';
import type { LibraryEntry, Measured } from '#domain/music/library-entry.ts';

export interface TrackIssue {
  readonly recipe: string;
  readonly check: string;
  readonly found: string;
  readonly limit: string;
}

export interface CheckedTrack {
  readonly recipe: TrackRecipe;
  readonly score: Score;
  readonly harmony: Harmony;
  readonly measured: Measured;
  /** How many times the wave was cut off. */
  readonly clipped: number;
}

type Result = Omit<TrackIssue, 'recipe'>;
type Check = (track: CheckedTrack) => readonly Result[];

const result = (check: string, holds: boolean, found: string, limit: string): readonly Result[] =>
  holds ? [] : [{ check, found, limit }];

const loudness: Check = ({ measured }) => {
  const { target, tolerance } = trackCheckLimits.loudness;
  const holds = Math.abs(measured.loudness - target) <= tolerance;
  return result('loudness', holds, `${measured.loudness.toFixed(2)} LUFS`, `${target} ± ${tolerance} LUFS`);
};

const peak: Check = ({ measured }) =>
  result(
    'true peak',
    measured.peak <= trackCheckLimits.peak,
    `${measured.peak.toFixed(2)} dBTP`,
    `at most ${trackCheckLimits.peak} dBTP`,
  );

const dc: Check = ({ measured }) =>
  result('DC', measured.dc <= trackCheckLimits.dc, `${measured.dc}`, `at most ${trackCheckLimits.dc}`);

const clipping: Check = ({ clipped }) =>
  result(
    'clipping',
    clipped <= trackCheckLimits.clipped,
    `${clipped} times`,
    `${trackCheckLimits.clipped} times`,
  );

const seam: Check = ({ measured }) =>
  result(
    'loop seam',
    measured.seam <= trackCheckLimits.seam,
    `${measured.seam.toFixed(1)} dB`,
    `at most ${trackCheckLimits.seam} dB`,
  );

const octaveNames = ['125 Hz', '250 Hz', '500 Hz', '1 kHz', '2 kHz', '4 kHz'] as const;

/** How far each octave from 125 Hz to 4 kHz is from the style's line through the middle of those that count. */
export const offTheSlope = (
  octaves: readonly number[],
  { slope, bass }: Pick<OctaveLimits, 'slope' | 'bass'>,
): readonly number[] => {
  const levels = octaveNames.map((_, index) => (octaves[index + 1] ?? 0) - slope * index);
  const counting = bass ? levels : levels.slice(1);
  const middle = counting.reduce((sum, level) => sum + level, 0) / counting.length;
  return levels.map((level, index) => (index > 0 || bass ? level - middle : Math.max(0, level - middle)));
};

/** What there is from 2 kHz up, in dB against the whole. */
export const airOf = (octaves: readonly number[]): number =>
  10 * Math.log10(octaves.slice(5).reduce((sum, level) => sum + 10 ** (level / 10), 0));

const octaves: Check = ({ recipe, measured }) => {
  const { tolerance, air } = octaveLimits[recipe.style];
  const off = offTheSlope(measured.octaves, octaveLimits[recipe.style]);
  const worst = off.reduce((worst, _, index) => (far(off, index) > far(off, worst) ? index : worst), 0);
  const found = `${(off[worst] ?? 0).toFixed(1)} dB at ${octaveNames[worst]}`;
  return [
    ...result('octave balance', far(off, worst) <= tolerance, found, `± ${tolerance} dB`),
    ...result(
      'air above 2 kHz',
      airOf(measured.octaves) >= air,
      `${airOf(measured.octaves).toFixed(1)} dB`,
      `at least ${air} dB`,
    ),
  ];
};

const far = (values: readonly number[], index: number): number => Math.abs(values[index] ?? 0);

const steps = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10] } as const;

/** How much of a scale belongs to a key such as "D minor", 0 to 1. */
export const keyFit = (key: string, scale: readonly number[]): number => {
  const [name, mode] = key.split(' ');
  const tonic = pitchClasses.findIndex((pitch) => pitch === name);
  const classes = steps[mode === 'minor' ? 'minor' : 'major'].map((step) => (tonic + step) % 12);
  return scale.filter((pitch) => classes.some((other) => other === pitch)).length / Math.max(1, scale.length);
};

const harmony: Check = ({ recipe, score, harmony, measured }) => {
  const { inKey } = harmonyCheck(score, harmony);
  const written = result(
    'notes in key',
    inKey >= trackCheckLimits.inKey,
    `${(100 * inKey).toFixed(0)} %`,
    `at least ${100 * trackCheckLimits.inKey} %`,
  );
  if (measured.key === null) {
    // Weather with a distant pad may have too little tone to tell.
    return [...written, ...result('key heard', recipe.style === 'texture', 'none', harmony.key)];
  }
  const heard = keyFit(measured.key, harmony.scale) >= trackCheckLimits.keyFit;
  return [...written, ...result('key heard', heard, measured.key, harmony.key)];
};

const tempo: Check = ({ recipe, measured: { bpm } }) => {
  if (bpm === null) {
    return result('tempo', !beatStyles.includes(recipe.style), 'none', `${recipe.bpm}`);
  }
  // Without drums half or double the tempo is as true, and a pattern of threes or fives has their tempo.
  const allowed = beatStyles.includes(recipe.style) ? [1] : [1, 2, 1 / 2, 4 / 3, 2 / 3, 4 / 5];
  const holds = allowed.some((times) => Math.abs(bpm / (recipe.bpm * times) - 1) <= trackCheckLimits.tempo);
  return result('tempo', holds, bpm.toFixed(1), `${recipe.bpm}`);
};

const modulation: Check = ({ score, measured: { modulationHz, modulationDepth } }) => {
  const meant = score.modulation;
  if (meant === null) return result('modulation', modulationHz === null, `${modulationHz} Hz`, 'none');
  const depth = modulationDepths[meant.depth];
  const holds =
    modulationHz !== null &&
    Math.abs(modulationHz - meant.rateHz) <= trackCheckLimits.modulation.hertz &&
    modulationDepth >= depth * trackCheckLimits.modulation.depth;
  const found =
    modulationHz === null ? 'none' : `${modulationHz.toFixed(2)} Hz, ${modulationDepth.toFixed(2)}`;
  return result('modulation', holds, found, `${meant.rateHz.toFixed(2)} Hz, ${depth}`);
};

const checks: readonly Check[] = [loudness, peak, dc, clipping, octaves, seam, harmony, tempo, modulation];

const of = (recipe: string, { check, found, limit }: Result): TrackIssue => ({ recipe, check, found, limit });

/** What is wrong with one track; nothing as a rule. */
export const checkTrack = (track: CheckedTrack): readonly TrackIssue[] =>
  checks.flatMap((check) => check(track)).map((found) => of(track.recipe.id, found));

/** Pairs that are too much alike. */
export const checkPairs = (
  entries: readonly Pick<LibraryEntry, 'recipe' | 'measured'>[],
): readonly TrackIssue[] =>
  entries.flatMap((one, index) =>
    entries.slice(index + 1).flatMap((other) => {
      const alike = similarity(one.measured.print, other.measured.print);
      const found = `${alike.toFixed(3)} like ${other.recipe}`;
      const limit = `below ${trackCheckLimits.similarity}`;
      return result('likeness', alike < trackCheckLimits.similarity, found, limit).map((wrong) =>
        of(one.recipe, wrong),
      );
    }),
  );
