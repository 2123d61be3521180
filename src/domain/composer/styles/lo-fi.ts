import { frameOf } from '#domain/composer/frame.ts';
import { bassLayer } from '#domain/composer/layers/bass-layer.ts';
import { compLayer } from '#domain/composer/layers/comp-layer.ts';
import { drumLayer } from '#domain/composer/layers/drum-layer.ts';
import { melodyLayer } from '#domain/composer/layers/melody-layer.ts';
import { padLayer } from '#domain/composer/layers/pad-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument, TextureLayer } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import {
  loFiBassBars,
  loFiChordBars,
  loFiKits,
  loFiProgressions,
} from '#domain/composer/styles/lo-fi-patterns.ts';

interface Palette {
  readonly tag: string;
  readonly chords: Instrument;
  readonly lead: Instrument;
  readonly bass: Instrument;
  readonly pad: Instrument;
}

const palettes: readonly Palette[] = [
  {
    tag: 'electric piano',
    chords: 'electric-piano',
    lead: 'vibraphone',
    bass: 'upright-bass',
    pad: 'warm-pad',
  },
  { tag: 'nylon guitar', chords: 'nylon-guitar', lead: 'flute', bass: 'upright-bass', pad: 'soft-pad' },
  { tag: 'upright piano', chords: 'piano', lead: 'kalimba', bass: 'upright-bass', pad: 'soft-pad' },
  { tag: 'jazz guitar', chords: 'jazz-guitar', lead: 'electric-piano', bass: 'finger-bass', pad: 'warm-pad' },
  {
    tag: 'vibraphone',
    chords: 'electric-piano',
    lead: 'nylon-guitar',
    bass: 'finger-bass',
    pad: 'glass-pad',
  },
];

/** A dusty kit, warm keys or a guitar, an upright bass, and the record it seems to come from. */
export const loFi = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'lo-fi');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, {
    progressions: loFiProgressions,
    swing: random.between(0.54, 0.64),
    pair: 0.5,
  });
  const quiet = recipe.mood === 'focus';
  const lines = [
    compLayer(frame, {
      voice: {
        role: 'chords',
        instrument: palette.chords,
        level: -6,
        pan: -0.12,
        reverb: 0.24,
        lowpass: { from: 3800, to: 7000, periodSeconds: 41 },
      },
      register: { low: 52, high: 74, voices: 4 },
      bars: random.pick(loFiChordBars),
      velocity: 0.52,
      roll: 0.014,
      omit: 0.15,
    }),
    bassLayer(frame, {
      voice: { role: 'bass', instrument: palette.bass, level: -5, reverb: 0.04, from: 0.38 },
      bars: random.pick(loFiBassBars),
      floor: 31,
      velocity: 0.66,
    }),
    drumLayer(frame, {
      voice: { role: 'drums', instrument: 'drums', level: -7, reverb: 0.1, from: 0.42 },
      rows: random.pick(loFiKits),
    }),
    melodyLayer(frame, {
      voice: {
        role: 'melody',
        instrument: palette.lead,
        level: quiet ? -10 : -8,
        pan: 0.22,
        reverb: 0.36,
        delay: 0.24,
        from: 0.55,
      },
      feel: quiet ? 'sparse' : 'calm',
      placing: quiet ? 'spaced' : 'talkative',
      centre: 67,
      velocity: 0.5,
      ring: 1.2,
    }),
    padLayer(frame, {
      voice: {
        role: 'pad',
        instrument: palette.pad,
        level: -15,
        pan: 0.1,
        reverb: 0.4,
        duck: 0.25,
        from: 0.7,
        lowpass: { from: 1800, to: 4200, periodSeconds: 67 },
      },
      register: { low: 55, high: 76, voices: 3 },
      velocity: 0.5,
    }),
  ];
  const weather: readonly TextureLayer[] = recipe.tags.includes('rain')
    ? [{ texture: 'rain', level: -38, swell: { decibels: 3, periodSeconds: 47 } }]
    : [];
  return {
    frame,
    lines,
    textures: [{ texture: 'vinyl', level: -31, swell: null }, ...weather],
    reverb: { seconds: random.between(1.4, 2.2), damping: 0.45 },
    delay: { seconds: frame.grid.beatSeconds * 0.75, feedback: 0.3 },
    wow: random.between(0.25, 0.5),
    tilt: random.between(0.5, 2.5),
  };
};
