import { frameOf } from '#domain/composer/frame.ts';
import { arpeggioLayer } from '#domain/composer/layers/arpeggio-layer.ts';
import { bassLayer } from '#domain/composer/layers/bass-layer.ts';
import { drumLayer } from '#domain/composer/layers/drum-layer.ts';
import { padLayer } from '#domain/composer/layers/pad-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

const progressions: readonly Progression[] = [
  { mode: 'major', a: 'Iadd9 | Iadd9 | VIm7 | VIm7', b: 'IVmaj7 | IVmaj7 | IIm7 | Vsus4' },
  { mode: 'dorian', a: 'Im7 | Im7 | IVadd9 | IVadd9', b: 'bVIImaj7 | bVIImaj7 | Vm7 | Vm7' },
  { mode: 'lydian', a: 'Imaj7 | Imaj7 | IIadd9 | IIadd9', b: 'VIm7 | VIm7 | Vadd9 | Vadd9' },
  { mode: 'mixolydian', a: 'Iadd9 | Iadd9 | bVIIadd9 | bVIIadd9', b: 'IVadd9 | IVadd9 | Vm7 | bVIIadd9' },
  { mode: 'major', a: 'IVmaj7 | IVmaj7 | Iadd9 | Iadd9', b: 'IIIm7 | VIm7 | IVmaj7 | Vsus4' },
  { mode: 'minor', a: 'Im7 | Im7 | bIIImaj7 | bVIIadd9', b: 'bVImaj7 | bVImaj7 | IVm7 | bVIIsus4' },
  { mode: 'major', a: 'VIm7 | VIm7 | IIIm7 | IIIm7', b: 'IVmaj7 | Iadd9 | IVmaj7 | Vsus4' },
];

type Figure = readonly (number | null)[];

// The first figure fills its bar and keeps the count.
const sixteens: readonly Figure[] = [
  [0, null, 2, 1, 3, null, 1, 2, 0, null, 2, 3, 1, null, 2, null],
  [0, 1, null, 2, 3, null, 2, null, 1, 2, null, 3, 0, null, 2, null],
  [0, null, 1, 2, 0, null, 3, null, 0, null, 1, 3, 2, null, 1, null],
];
// The others have lengths that do not fit it: together they come round only after many bars.
const twelves: readonly Figure[] = [
  [0, 1, 2, null, 1, 3, null, 2, 0, null, 3, 1],
  [0, null, 2, 1, null, 3, 2, null, 1, 0, 2, null],
  [0, 2, null, 1, 3, null, 0, 2, 1, null, 3, null],
];
const tens: readonly Figure[] = [
  [3, null, 1, 2, null, 0, null, 2, 1, null],
  [2, null, null, 3, 1, null, 2, null, 0, null],
];
const fourteens: readonly Figure[] = [
  [0, null, null, 3, null, 2, null, null, 1, null, 4, null, 2, null],
  [4, null, null, null, 2, null, null, 3, null, null, null, 1, null, null],
];

interface Palette {
  readonly tag: string;
  readonly first: Instrument;
  readonly second: Instrument;
  readonly third: Instrument;
  readonly pad: Instrument;
}

const palettes: readonly Palette[] = [
  { tag: 'marimba', first: 'marimba', second: 'marimba', third: 'vibraphone', pad: 'soft-pad' },
  { tag: 'kalimba', first: 'kalimba', second: 'harp', third: 'celesta', pad: 'warm-pad' },
  { tag: 'harp', first: 'harp', second: 'nylon-guitar', third: 'kalimba', pad: 'strings' },
  { tag: 'two pianos', first: 'piano', second: 'piano', third: 'marimba', pad: 'strings' },
  { tag: 'plucked synth', first: 'pluck-synth', second: 'marimba', third: 'kalimba', pad: 'glass-pad' },
];

/** Small figures of different lengths that drift against each other. */
export const minimal = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'minimal');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, { progressions, swing: 0.5, pair: 0.5 });
  const driven = recipe.energyLevel === 'high';
  const register = { low: 55, high: 77, voices: 4 };
  const lines = [
    arpeggioLayer(
      frame,
      {
        voice: {
          role: 'pattern',
          instrument: palette.first,
          level: palette.first === 'pluck-synth' ? -9 : -6,
          pan: -0.35,
          reverb: 0.28,
          delay: 0.08,
        },
        register,
        steps: random.pick(sixteens),
        stepBeats: 0.25,
        beats: 0.45,
        velocity: 0.5,
      },
      'first figure',
    ),
    arpeggioLayer(
      frame,
      {
        voice: {
          role: 'pattern',
          instrument: palette.second,
          level: -8,
          pan: 0.38,
          reverb: 0.3,
          delay: 0.08,
          from: 0.45,
        },
        register: { ...register, low: 52, high: 74 },
        steps: random.pick([...twelves, ...tens]),
        stepBeats: 0.25,
        beats: 0.5,
        velocity: 0.46,
      },
      'second figure',
    ),
    arpeggioLayer(
      frame,
      {
        voice: {
          role: 'pattern',
          instrument: palette.third,
          level: -11,
          pan: 0.08,
          reverb: 0.45,
          delay: 0.25,
          from: 0.65,
        },
        register: { low: 67, high: 88, voices: 3 },
        steps: random.pick(fourteens),
        stepBeats: 0.25,
        beats: 0.8,
        velocity: 0.44,
      },
      'third figure',
    ),
    bassLayer(frame, {
      voice: {
        role: 'bass',
        instrument: driven ? 'finger-bass' : 'upright-bass',
        level: -6,
        reverb: 0.08,
        from: 0.5,
      },
      bars: random.pick([
        [
          [[0, 2.8, 'root', 1]],
          [
            [0, 1.4, 'root', 1],
            [2.5, 1.2, 'fifth', 0.8],
          ],
        ],
        [
          [
            [0, 1.3, 'root', 1],
            [1.5, 1.3, 'root', 0.8],
            [3, 0.8, 'fifth', 0.8],
          ],
        ],
        [[[0, 3.8, 'root', 1]]],
      ]),
      floor: 31,
      velocity: 0.54,
    }),
    padLayer(frame, {
      voice: {
        role: 'pad',
        instrument: palette.pad,
        level: -15,
        reverb: 0.5,
        from: 0.6,
        lowpass: { from: 2000, to: 4500, periodSeconds: 57 },
      },
      register: { low: 53, high: 74, voices: 3 },
      velocity: 0.45,
    }),
    ...(driven
      ? [
          drumLayer(frame, {
            voice: { role: 'drums', instrument: 'drums', level: -8, reverb: 0.1, from: 0.5 },
            rows: [
              { drum: 'kick', bars: ['X---x---x---x---'], velocity: 0.64 },
              { drum: 'shaker', bars: ['XgxgXgxgXgxgXgxg', 'X-xgX-xgX-xgX-xx'], velocity: 0.46 },
              {
                drum: 'stick',
                bars: [random.pick(['----x-------x---', '------x-----x---'])],
                velocity: 0.34,
              },
            ],
          }),
        ]
      : []),
  ];
  return {
    frame,
    lines,
    textures: [],
    reverb: { seconds: random.between(1.8, 3), damping: 0.35 },
    delay: { seconds: frame.grid.beatSeconds * 0.75, feedback: 0.28 },
    wow: 0,
    tilt: random.between(1.5, 3.5),
  };
};
