import { frameOf } from '#domain/composer/frame.ts';
import { type BassHit, bassLayer } from '#domain/composer/layers/bass-layer.ts';
import { compLayer, type Hit } from '#domain/composer/layers/comp-layer.ts';
import { type DrumRow, drumLayer } from '#domain/composer/layers/drum-layer.ts';
import { melodyLayer } from '#domain/composer/layers/melody-layer.ts';
import { padLayer } from '#domain/composer/layers/pad-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument, TextureLayer } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

const progressions: readonly Progression[] = [
  { mode: 'dorian', a: 'Im9 | Im9 | IV9 | IV9', b: 'bIIImaj7 | IV9 | bVIImaj9 | Vm7' },
  { mode: 'minor', a: 'Im9 | bVImaj9 | Im9 | bVII9sus', b: 'IVm9 | bVImaj9 | bIIImaj9 | bVII9sus' },
  { mode: 'major', a: 'Imaj9 | IIIm7 | IVmaj9 | IVm6', b: 'VIm9 | IIm9 | IVmaj9 | V9sus' },
  { mode: 'mixolydian', a: 'I9sus | Iadd9 | bVIImaj9 | IVmaj9', b: 'Vm9 | IVmaj9 | IIm7 | bVIImaj9' },
  { mode: 'minor', a: 'bVImaj9 | bVII6/9 | Im9 | Im9', b: 'IVm9 | Vm7 | bVImaj9 | bVII9sus' },
  { mode: 'lydian', a: 'Imaj9 | II6/9 | Imaj9 | VIIm7', b: 'VIm9 | IIIm7 | Imaj9 | II6/9' },
  { mode: 'dorian', a: 'Im11 | IIm7 | bIIImaj7 | IIm7', b: 'IVadd9 | Vm7 | bVIImaj9 | IIm7' },
];

const kits: readonly (readonly DrumRow[])[] = [
  [
    { drum: 'kick', bars: ['X---------x-----', 'X--x-----------x'], velocity: 0.7 },
    { drum: 'snare', bars: ['--------X-----g-', '--------X--g----'], velocity: 0.5, late: 0.01 },
    { drum: 'hat', bars: ['X-xgX-x-X-xgX-x-'], velocity: 0.42 },
  ],
  [
    { drum: 'kick', bars: ['X-------------x-', 'X-----x---------'], velocity: 0.68 },
    { drum: 'stick', bars: ['--------X-------', '--------X----x--'], velocity: 0.56, late: 0.012 },
    { drum: 'shaker', bars: ['XgxgXgxgXgxgXgxg'], velocity: 0.42 },
    { drum: 'open', bars: ['----------------', '--------------x-'], velocity: 0.26 },
  ],
  [
    { drum: 'kick', bars: ['X---x-----x-----', 'X---------x-x---'], velocity: 0.66 },
    { drum: 'snare', bars: ['--------x-------', '-----g--x-------'], velocity: 0.46, late: 0.01 },
    { drum: 'ride', bars: ['X---X---X---X---'], velocity: 0.34 },
    { drum: 'cabasa', bars: ['--x---x---x---xg'], velocity: 0.42 },
  ],
];

const basses: readonly (readonly (readonly BassHit[])[])[] = [
  [
    [
      [0, 2.2, 'root', 1],
      [2.5, 1.2, 'fifth', 0.8],
    ],
    [
      [0, 1.3, 'root', 1],
      [1.75, 1, 'octave', 0.7],
      [3, 0.8, 'fifth', 0.8],
    ],
  ],
  [
    [
      [0, 0.7, 'root', 1],
      [0.75, 1.4, 'root', 0.85],
      [2.75, 1, 'octave', 0.7],
    ],
  ],
  [
    [[0, 3.2, 'root', 1]],
    [
      [0, 1.6, 'root', 1],
      [2, 1, 'root', 0.8],
      [3.5, 0.4, 'approach', 0.7],
    ],
  ],
];

const chords: readonly (readonly (readonly Hit[])[])[] = [
  [
    [[0, 3.6, 1]],
    [
      [0.5, 1, 0.9],
      [2.5, 1.3, 0.85],
    ],
  ],
  [
    [[0.75, 2.6, 1]],
    [
      [0, 1, 0.9],
      [1.75, 2, 0.9],
    ],
  ],
  [
    [
      [0, 1.2, 1],
      [2.25, 1.6, 0.85],
    ],
  ],
];

interface Palette {
  readonly tag: string;
  readonly chords: Instrument;
  readonly lead: Instrument;
  readonly pad: Instrument;
}

const palettes: readonly Palette[] = [
  { tag: 'jazz guitar', chords: 'electric-piano', lead: 'jazz-guitar', pad: 'warm-pad' },
  { tag: 'flute', chords: 'jazz-guitar', lead: 'flute', pad: 'warm-pad' },
  { tag: 'keys', chords: 'electric-piano', lead: 'kalimba', pad: 'strings' },
  { tag: 'nylon guitar', chords: 'nylon-guitar', lead: 'vibraphone', pad: 'soft-pad' },
  { tag: 'synth', chords: 'pulse-synth', lead: 'electric-piano', pad: 'glass-pad' },
];

/** A groove that counts in halves, a guitar or a flute, a warm pad behind them. */
export const downtempo = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'downtempo');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, { progressions, swing: random.between(0.52, 0.6), pair: 0.5 });
  const quiet = recipe.mood === 'focus';
  const lines = [
    padLayer(frame, {
      voice: {
        role: 'pad',
        instrument: palette.pad,
        level: -14.5,
        pan: 0.1,
        reverb: 0.45,
        duck: 0.35,
        lowpass: { from: 1800, to: 5200, periodSeconds: random.between(40, 70) },
      },
      register: { low: 53, high: 75, voices: 4 },
      velocity: 0.5,
    }),
    bassLayer(frame, {
      voice: {
        role: 'bass',
        instrument: random.pick(['finger-bass', 'sub-bass']),
        level: -7,
        reverb: 0.03,
        duck: 0.2,
        from: 0.38,
      },
      bars: random.pick(basses),
      floor: 31,
      velocity: 0.66,
    }),
    drumLayer(frame, {
      voice: { role: 'drums', instrument: 'drums', level: -5.5, reverb: 0.16, from: 0.42 },
      rows: random.pick(kits),
    }),
    compLayer(frame, {
      voice: {
        role: 'chords',
        instrument: palette.chords,
        level: -8,
        pan: -0.22,
        reverb: 0.34,
        delay: 0.16,
        from: 0.36,
      },
      register: { low: 55, high: 76, voices: 3 },
      bars: random.pick(chords),
      velocity: 0.48,
      roll: 0.011,
      omit: 0.2,
    }),
    melodyLayer(frame, {
      voice: {
        role: 'melody',
        instrument: palette.lead,
        level: quiet ? -9 : -7,
        pan: 0.2,
        reverb: 0.4,
        delay: 0.28,
        from: 0.52,
      },
      feel: quiet ? 'sparse' : 'calm',
      placing: quiet ? 'spaced' : 'talkative',
      centre: 67,
      velocity: 0.52,
      ring: 1.15,
    }),
  ];
  return {
    frame,
    lines,
    textures: [
      random.pick<TextureLayer>([
        { texture: 'vinyl', level: -32, swell: null },
        { texture: 'wind', level: -38, swell: { decibels: 4, periodSeconds: 37 } },
        { texture: 'waves', level: -38, swell: { decibels: 4, periodSeconds: 29 } },
      ]),
    ],
    reverb: { seconds: random.between(2.2, 3.2), damping: 0.4 },
    delay: { seconds: frame.grid.beatSeconds * 0.75, feedback: 0.36 },
    wow: random.between(0.05, 0.25),
    tilt: random.between(0.5, 2.5),
  };
};
