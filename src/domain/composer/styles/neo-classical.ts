import { frameOf } from '#domain/composer/frame.ts';
import { arpeggioLayer } from '#domain/composer/layers/arpeggio-layer.ts';
import { bassLayer } from '#domain/composer/layers/bass-layer.ts';
import { melodyLayer } from '#domain/composer/layers/melody-layer.ts';
import { padLayer } from '#domain/composer/layers/pad-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

const progressions: readonly Progression[] = [
  { mode: 'minor', a: 'Imadd9 | bVImaj7 | bIIIadd9 | bVIIsus4', b: 'IVm7 | bVImaj7 | bIIIadd9 | bVIIadd9' },
  { mode: 'major', a: 'Iadd9 | IIIm7 | IVmaj7 | Vsus4', b: 'VIm7 | IIIm7 | IVadd9 | Vsus4' },
  { mode: 'minor', a: 'Im | IVm7 | bVIIadd9 | bIIImaj7', b: 'bVImaj7 | bIIIadd9 | IVm7 | Vm7' },
  { mode: 'major', a: 'VIm7 | IVmaj7 | Iadd9 | Vsus4', b: 'IVmaj7 | Iadd9 | IIm7 | Vsus4' },
  { mode: 'dorian', a: 'Imadd9 | IVadd9 | bVIIadd9 | Vm7', b: 'bIIImaj7 | IVadd9 | Imadd9 | bVIIadd9' },
  { mode: 'major', a: 'Imaj7 | VIm7 | IIm7 | Vsus4', b: 'IVmaj7 | VIm7 | Iadd9 | Vsus2' },
  { mode: 'lydian', a: 'Iadd9 | IIadd9 | VIm7 | Vadd9', b: 'IIIm7 | VIm7 | Iadd9 | IIadd9' },
];

const figures: readonly (readonly (number | null)[])[] = [
  [0, 1, 2, 3, 2, 1, 2, 1],
  [0, 2, 1, 3, 0, 2, 1, 2],
  [0, 1, 3, 1, 2, 1, 3, 1],
  [0, 2, 3, 4, 3, 2, 1, 2],
  [0, 1, 2, 1, 3, 2, 1, 2],
];

interface Palette {
  readonly tag: string;
  readonly hand: Instrument;
  readonly melody: Instrument;
  readonly bed: Instrument;
}

const palettes: readonly Palette[] = [
  { tag: 'felt piano', hand: 'piano', melody: 'piano', bed: 'strings' },
  { tag: 'harp', hand: 'harp', melody: 'flute', bed: 'strings' },
  { tag: 'celesta', hand: 'piano', melody: 'celesta', bed: 'soft-pad' },
  { tag: 'strings', hand: 'piano', melody: 'strings', bed: 'strings' },
  { tag: 'nylon guitar', hand: 'nylon-guitar', melody: 'piano', bed: 'strings' },
];

/** Broken chords in an even hand, strings below, a plain tune above. */
export const neoClassical = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'neo-classical');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, { progressions, swing: 0.5, pair: 0.5 });
  const moving = recipe.energyLevel === 'high';
  const felt = { from: 6000, to: 11000, periodSeconds: 59 };
  const lines = [
    arpeggioLayer(frame, {
      voice: {
        role: 'pattern',
        instrument: palette.hand,
        level: -5,
        pan: -0.14,
        reverb: 0.32,
        lowpass: moving ? null : felt,
      },
      register: { low: 52, high: 76, voices: 4 },
      steps: random.pick(figures),
      stepBeats: moving ? 0.25 : 0.5,
      beats: moving ? 0.5 : 1,
      velocity: moving ? 0.44 : 0.42,
      accent: moving ? 4 : 2,
    }),
    bassLayer(frame, {
      voice: {
        role: 'bass',
        instrument: palette.hand === 'nylon-guitar' ? 'upright-bass' : 'piano',
        level: -7,
        pan: -0.2,
        reverb: 0.25,
        from: 0.35,
      },
      bars: random.pick([
        [[[0, 3.8, 'root', 1]]],
        [
          [
            [0, 1.9, 'root', 1],
            [2, 1.9, 'fifth', 0.8],
          ],
        ],
        [
          [
            [0, 2.9, 'root', 1],
            [3, 0.9, 'octave', 0.7],
          ],
        ],
      ]),
      floor: 34,
      velocity: 0.5,
    }),
    padLayer(frame, {
      voice: {
        role: 'pad',
        instrument: palette.bed,
        level: -13,
        pan: 0.18,
        reverb: 0.5,
        from: 0.5,
        lowpass: { from: 5500, to: 10000, periodSeconds: 71 },
      },
      register: { low: 55, high: 77, voices: 3 },
      velocity: 0.42,
    }),
    melodyLayer(frame, {
      voice: {
        role: 'melody',
        instrument: palette.melody,
        level: -7,
        pan: 0.12,
        reverb: 0.42,
        delay: 0.08,
        from: 0.5,
      },
      feel: recipe.focusType === 'high' ? 'sparse' : 'calm',
      placing: recipe.focusType === 'low' ? 'talkative' : 'spaced',
      centre: 72,
      velocity: 0.5,
      ring: 1.3,
    }),
  ];
  return {
    frame,
    lines,
    textures: recipe.tags.includes('rain')
      ? [{ texture: 'rain', level: -44, swell: { decibels: 3, periodSeconds: 43 } }]
      : // The air of the room the instruments stand in.
        [{ texture: 'pink-noise', level: -60, swell: null }],
    reverb: { seconds: random.between(2.6, 3.8), damping: 0.35 },
    delay: { seconds: frame.grid.beatSeconds * 0.75, feedback: 0.22 },
    wow: random.between(0, 0.12),
    tilt: random.between(3, 5),
  };
};
