import { compose } from '#domain/composer/compose.ts';
import { timeOf } from '#domain/composer/grid.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Score } from '#domain/composer/score.ts';
import { pitchClass, scaleClasses, scaleName } from '#domain/composer/theory/scale.ts';

/** What a piece is meant to sound like: its key and where each chord holds. */
export interface Harmony {
  /** Such as "D dorian". */
  readonly key: string;
  readonly tonic: number;
  readonly scale: readonly number[];
  readonly chords: readonly {
    readonly at: number;
    readonly until: number;
    readonly classes: readonly number[];
  }[];
  /** Seconds of the first and third beat of every bar. */
  readonly strongBeats: readonly number[];
}

export const harmonyOf = (recipe: TrackRecipe): Harmony => {
  const { grid, scale, spans } = compose(recipe).frame;
  return {
    key: scaleName(scale),
    tonic: scale.tonic,
    scale: scaleClasses(scale),
    chords: spans.map(({ beat, beats, chord }) => ({
      at: timeOf(grid, beat),
      until: timeOf(grid, beat + beats),
      classes: chord.classes,
    })),
    strongBeats: Array.from({ length: grid.beats / 2 }, (_, index) => timeOf(grid, index * 2)),
  };
};

export interface HarmonyFinding {
  /** Notes that sound on strong beats, one for each beat they sound on. */
  readonly sounding: number;
  /** 0 to 1; 1 where nothing with a pitch sounds. */
  readonly inChord: number;
  /** 0 to 1: in the chord or at least in the scale. */
  readonly inKey: number;
}

// Struck a little after the beat is still on it.
const grace = 0.06;

/** How much of what sounds on strong beats belongs to the chord and to the key. */
export const harmonyCheck = (score: Score, harmony: Harmony): HarmonyFinding => {
  const pitched = score.parts.filter(({ instrument }) => instrument !== 'drums' && instrument !== 'brushes');
  let sounding = 0;
  let inChord = 0;
  let inKey = 0;
  for (const { notes } of pitched) {
    for (const note of notes) {
      const pitch = pitchClass(note.key);
      for (const beat of harmony.strongBeats) {
        if (beat + grace < note.at || beat + grace >= note.at + note.seconds) continue;
        const chord = harmony.chords.find(({ at, until }) => beat >= at - 1e-6 && beat < until - 1e-6);
        sounding += 1;
        const fits = chord?.classes.includes(pitch) ?? false;
        if (fits) inChord += 1;
        if (fits || harmony.scale.includes(pitch)) inKey += 1;
      }
    }
  }
  return {
    sounding,
    inChord: sounding === 0 ? 1 : inChord / sounding,
    inKey: sounding === 0 ? 1 : inKey / sounding,
  };
};
