import { frameOf } from '#domain/composer/frame.ts';
import { arpeggioLayer } from '#domain/composer/layers/arpeggio-layer.ts';
import { bassLayer } from '#domain/composer/layers/bass-layer.ts';
import { compLayer } from '#domain/composer/layers/comp-layer.ts';
import { drumLayer } from '#domain/composer/layers/drum-layer.ts';
import { melodyLayer } from '#domain/composer/layers/melody-layer.ts';
import { padLayer } from '#domain/composer/layers/pad-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import {
  deepPulseProgressions,
  fullPulseKits,
  offBeatChords,
  pluckFigures,
  softPulseKits,
  subBars,
} from '#domain/composer/styles/deep-pulse-patterns.ts';

interface Palette {
  readonly tag: string;
  readonly stab: Instrument;
  readonly figure: Instrument;
  readonly lead: Instrument;
  readonly pad: Instrument;
}

const palettes: readonly Palette[] = [
  { tag: 'plucks', stab: 'pulse-synth', figure: 'pluck-synth', lead: 'vibraphone', pad: 'warm-pad' },
  { tag: 'warm keys', stab: 'electric-piano', figure: 'pluck-synth', lead: 'flute', pad: 'soft-pad' },
  { tag: 'wood', stab: 'pulse-synth', figure: 'marimba', lead: 'kalimba', pad: 'warm-pad' },
  { tag: 'glass', stab: 'pluck-synth', figure: 'celesta', lead: 'electric-piano', pad: 'glass-pad' },
  { tag: 'house piano', stab: 'piano', figure: 'pluck-synth', lead: 'pulse-synth', pad: 'strings' },
];

/** Four even beats, chords between them that give way to the kick, a low bass, small plucked figures. */
export const deepPulse = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'deep-pulse');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, {
    progressions: deepPulseProgressions,
    swing: random.between(0.5, 0.56),
    pair: 0.5,
  });
  const full = recipe.energyLevel === 'high' && recipe.mood === 'energetic';
  const lines = [
    drumLayer(frame, {
      voice: { role: 'drums', instrument: 'drums', level: full ? -6 : -8, reverb: 0.08 },
      rows: random.pick(full ? fullPulseKits : softPulseKits),
    }),
    bassLayer(frame, {
      voice: { role: 'bass', instrument: 'sub-bass', level: -7, reverb: 0, duck: 0.5, from: 0.4 },
      bars: random.pick(subBars),
      floor: 31,
      velocity: 0.7,
    }),
    padLayer(frame, {
      voice: {
        role: 'pad',
        instrument: palette.pad,
        level: -12,
        pan: 0.12,
        reverb: 0.4,
        duck: full ? 0.65 : 0.5,
        lowpass: { from: 1600, to: 5200, periodSeconds: random.between(38, 62) },
      },
      register: { low: 53, high: 75, voices: 4 },
      velocity: 0.5,
    }),
    compLayer(frame, {
      voice: {
        role: 'chords',
        instrument: palette.stab,
        level: -10,
        pan: -0.2,
        reverb: 0.3,
        delay: 0.28,
        duck: 0.35,
        from: 0.5,
        lowpass: { from: 2000, to: 6500, periodSeconds: random.between(29, 47) },
      },
      register: { low: 55, high: 77, voices: 3 },
      bars: random.pick(offBeatChords),
      velocity: 0.5,
      roll: 0,
      omit: 0.1,
    }),
    arpeggioLayer(frame, {
      voice: {
        role: 'pattern',
        instrument: palette.figure,
        level: -10,
        pan: 0.28,
        reverb: 0.35,
        delay: 0.34,
        duck: 0.2,
        from: 0.55,
      },
      register: { low: 62, high: 84, voices: 3 },
      steps: random.pick(pluckFigures),
      stepBeats: 0.25,
      beats: 0.3,
      velocity: full ? 0.52 : 0.46,
    }),
    melodyLayer(frame, {
      voice: {
        role: 'melody',
        instrument: palette.lead,
        level: -8.5,
        pan: -0.1,
        reverb: 0.45,
        delay: 0.3,
        from: 0.72,
      },
      feel: full ? 'calm' : 'sparse',
      placing: 'spaced',
      centre: 67,
      velocity: 0.48,
    }),
  ];
  return {
    frame,
    lines,
    textures: [{ texture: 'pink-noise', level: -49, swell: { decibels: 4, periodSeconds: 33 } }],
    reverb: { seconds: random.between(1.8, 2.8), damping: 0.4 },
    delay: { seconds: frame.grid.beatSeconds * 0.75, feedback: 0.4 },
    wow: 0,
    tilt: full ? random.between(2, 4) : random.between(1, 3),
  };
};
