import { frameOf } from '#domain/composer/frame.ts';
import { bassLayer } from '#domain/composer/layers/bass-layer.ts';
import { compLayer, type Hit } from '#domain/composer/layers/comp-layer.ts';
import { type DrumRow, drumLayer } from '#domain/composer/layers/drum-layer.ts';
import { melodyLayer } from '#domain/composer/layers/melody-layer.ts';
import { walkingBassLayer } from '#domain/composer/layers/walking-bass-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

const progressions: readonly Progression[] = [
  {
    mode: 'major',
    a: 'Imaj9 VIm9 | IIm9 V13 | IIIm7 VI7b9 | IIm9 V13',
    b: 'IVmaj9 | IVm6 | IIIm7 VI7b9 | IIm9 V13',
  },
  { mode: 'major', a: 'IIm9 | V13 | Imaj9 | VI7b9', b: 'IIIm7 | VI7b9 | IIm9 | V9sus V7b9' },
  { mode: 'dorian', a: 'Im9 | Im9 | IV13 | IV13', b: 'bIIImaj7 | bVIImaj9 | IIm7 | Vm7' },
  { mode: 'minor', a: 'Im9 | IVm9 | bVII13 | bIIImaj9', b: 'bVImaj7 | IIm7b5 | V7b9 | Im9' },
  { mode: 'major', a: 'Imaj9 | IVmaj9 | IIIm7 VIm9 | IIm9 V13', b: 'Vm9 I9 | IVmaj9 | II9 | IIm9 V9sus' },
  { mode: 'major', a: 'Imaj9 | bVIImaj9 | Imaj9 | IIm9 V9sus', b: 'IVmaj9 V9sus | IIIm7 VIm9 | IIm9 | V13' },
  {
    mode: 'minor',
    a: 'Im9 VIm7b5 | IIm7b5 V7b9 | Im9 | IIm7b5 V7b9',
    b: 'IVm9 bVII13 | bIIImaj9 bVImaj7 | IIm7b5 | V7b9',
  },
];

const comping: readonly (readonly (readonly Hit[])[])[] = [
  [
    [
      [0, 0.7, 1],
      [1.5, 1.2, 0.9],
    ],
    [
      [0.5, 1.4, 0.95],
      [2.5, 1.2, 0.85],
    ],
  ],
  [
    [[1.5, 1.6, 1]],
    [
      [0, 0.6, 0.9],
      [2.5, 1.3, 1],
    ],
    [[1, 1.4, 0.9]],
    [
      [0, 0.5, 0.95],
      [1.5, 0.5, 0.85],
      [3.5, 0.5, 0.9],
    ],
  ],
  [
    [[0, 2.8, 0.9]],
    [
      [0.5, 0.5, 0.9],
      [2, 1.7, 1],
    ],
  ],
];

const kits: readonly (readonly DrumRow[])[] = [
  [
    { drum: 'swirl', bars: ['x-------x-------'], velocity: 0.4 },
    { drum: 'snare', bars: ['----x-g-----x-g-', '----x-g---g-x-g-'], velocity: 0.44, late: 0.006 },
    { drum: 'ride', bars: ['x---x-x-x---x-x-'], velocity: 0.4 },
    { drum: 'pedal', bars: ['----x-------x---'], velocity: 0.42 },
  ],
  [
    { drum: 'swirl', bars: ['x---x---x---x---'], velocity: 0.4 },
    { drum: 'snare', bars: ['------g-----x-g-', '----x-------x---'], velocity: 0.42, late: 0.008 },
    { drum: 'hat', bars: ['----x-g-----x-g-'], velocity: 0.42 },
    { drum: 'kick', bars: ['x---------------', 'x---------g-----'], velocity: 0.4 },
  ],
  [
    { drum: 'ride', bars: ['x---X-x-x---X-x-', 'x---X-g-x-x-X-x-'], velocity: 0.44 },
    { drum: 'pedal', bars: ['----x-------x---'], velocity: 0.46 },
    { drum: 'snare', bars: ['------g-------g-', '--g-----------x-'], velocity: 0.4, late: 0.006 },
    { drum: 'kick', bars: ['g---g---g---g---'], velocity: 0.5 },
  ],
];

interface Palette {
  readonly tag: string;
  readonly comp: Instrument;
  readonly lead: Instrument;
}

const palettes: readonly Palette[] = [
  { tag: 'piano', comp: 'piano', lead: 'piano' },
  { tag: 'vibraphone', comp: 'piano', lead: 'vibraphone' },
  { tag: 'jazz guitar', comp: 'jazz-guitar', lead: 'jazz-guitar' },
  { tag: 'flute', comp: 'electric-piano', lead: 'flute' },
  { tag: 'vibes and guitar', comp: 'vibraphone', lead: 'nylon-guitar' },
];

/** Brushes, an upright bass in two or walking, chords that leave room, a tune that rests as much as it plays. */
export const jazzTrio = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'jazz-trio');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, { progressions, swing: random.between(0.58, 0.66), pair: 1 });
  const walks = recipe.energyLevel !== 'low';
  const bass = { role: 'bass', instrument: 'upright-bass', level: -5.5, reverb: 0.1 } as const;
  const lines = [
    walks
      ? walkingBassLayer(frame, { voice: bass, low: 30, high: 50, velocity: 0.64 })
      : bassLayer(frame, {
          voice: bass,
          bars: [
            [
              [0, 1.7, 'root', 1],
              [2, 1.6, 'fifth', 0.85],
            ],
            [
              [0, 1.7, 'root', 1],
              [2, 1, 'fifth', 0.85],
              [3, 0.9, 'approach', 0.75],
            ],
          ],
          floor: 31,
          velocity: 0.62,
        }),
    drumLayer(frame, {
      voice: { role: 'drums', instrument: 'brushes', level: -3, pan: 0.1, reverb: 0.18, from: 0.36 },
      rows: random.pick(kits),
    }),
    compLayer(frame, {
      voice: { role: 'chords', instrument: palette.comp, level: -7, pan: -0.22, reverb: 0.22 },
      register: { low: 53, high: 74, voices: 3 },
      bars: random.pick(comping),
      velocity: 0.48,
      roll: 0.006,
      omit: 0.2,
    }),
    melodyLayer(frame, {
      voice: {
        role: 'melody',
        instrument: palette.lead,
        level: -6,
        pan: 0.18,
        reverb: 0.28,
        delay: 0.06,
        from: 0.5,
      },
      feel: recipe.energyLevel === 'low' ? 'calm' : 'swung',
      placing: recipe.mood === 'focus' ? 'spaced' : 'talkative',
      centre: 65,
      velocity: 0.56,
    }),
  ];
  return {
    frame,
    lines,
    textures: recipe.tags.includes('evening') ? [{ texture: 'vinyl', level: -33, swell: null }] : [],
    reverb: { seconds: random.between(1.3, 1.9), damping: 0.4 },
    delay: { seconds: frame.grid.beatSeconds * 0.75, feedback: 0.2 },
    wow: random.between(0, 0.1),
    tilt: random.between(1.5, 3.5),
  };
};
