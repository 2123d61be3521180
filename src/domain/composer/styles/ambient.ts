import { frameOf } from '#domain/composer/frame.ts';
import { bassLayer } from '#domain/composer/layers/bass-layer.ts';
import { melodyLayer } from '#domain/composer/layers/melody-layer.ts';
import { padLayer } from '#domain/composer/layers/pad-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument, Texture } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

const progressions: readonly Progression[] = [
  { mode: 'lydian', a: 'Imaj9 | Imaj9 | V6/9 | V6/9', b: 'VIm9 | VIm9 | IIIm7 | VIIm7' },
  { mode: 'major', a: 'Iadd9 | Iadd9 | IVmaj9 | IVmaj9', b: 'VIm9 | VIm9 | IVmaj9 | V9sus' },
  { mode: 'dorian', a: 'Im9 | Im9 | IVadd9 | IVadd9', b: 'bIIImaj7 | bIIImaj7 | bVIImaj9 | IIm7' },
  { mode: 'major', a: 'IVmaj9 | IVmaj9 | Imaj9 | Imaj9', b: 'IIm9 | IIm9 | VIm9 | V9sus' },
  { mode: 'mixolydian', a: 'Iadd9 | Iadd9 | bVIImaj9 | bVIImaj9', b: 'IVmaj9 | IVmaj9 | IIm7 | Vm7' },
  { mode: 'minor', a: 'Im9 | Im9 | bVImaj9 | bVImaj9', b: 'bIIImaj9 | bIIImaj9 | IVm9 | bVII9sus' },
  { mode: 'major', a: 'Imaj9 | Imaj9 | IIIm7 | IIIm7', b: 'IVmaj9 | IVmaj9 | VIm9 | IVmaj9' },
];

interface Palette {
  readonly tag: string;
  readonly pad: Instrument;
  readonly shimmer: Instrument;
  readonly voice: Instrument;
  readonly texture: Texture | null;
}

const palettes: readonly Palette[] = [
  { tag: 'slow piano', pad: 'soft-pad', shimmer: 'glass-pad', voice: 'piano', texture: 'wind' },
  { tag: 'bells', pad: 'warm-pad', shimmer: 'glass-pad', voice: 'celesta', texture: 'waves' },
  { tag: 'strings', pad: 'strings', shimmer: 'soft-pad', voice: 'harp', texture: null },
  { tag: 'vibraphone', pad: 'glass-pad', shimmer: 'strings', voice: 'vibraphone', texture: 'rain' },
  { tag: 'thumb piano', pad: 'warm-pad', shimmer: 'soft-pad', voice: 'kalimba', texture: 'wind' },
];

/** Pads that change slowly, a few notes far apart, a long room and no drums. */
export const ambient = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'ambient');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, { progressions, swing: 0.5, pair: 0.5 });
  const lines = [
    padLayer(frame, {
      voice: {
        role: 'pad',
        instrument: palette.pad,
        level: -8,
        pan: -0.15,
        reverb: 0.55,
        lowpass: { from: 2200, to: 5600, periodSeconds: random.between(50, 80) },
      },
      register: { low: 50, high: 72, voices: 4 },
      velocity: 0.5,
    }),
    padLayer(frame, {
      voice: {
        role: 'pad',
        instrument: palette.shimmer,
        level: -13,
        pan: 0.25,
        reverb: 0.7,
        delay: 0.15,
        from: 0.6,
        lowpass: { from: 4200, to: 8500, periodSeconds: random.between(35, 60) },
      },
      register: { low: 67, high: 88, voices: 2 },
      velocity: 0.45,
    }),
    bassLayer(frame, {
      voice: { role: 'bass', instrument: 'sub-bass', level: -6, reverb: 0.1, from: 0.45 },
      bars: [[[0, 3.9, 'root', 1]]],
      floor: 33,
      velocity: 0.5,
    }),
    melodyLayer(frame, {
      voice: {
        role: 'melody',
        instrument: palette.voice,
        level: -3,
        pan: 0.1,
        reverb: 0.65,
        delay: 0.35,
        from: 0.4,
      },
      feel: 'sparse',
      placing: recipe.mood === 'creative' ? 'talkative' : 'spaced',
      centre: palette.voice === 'celesta' ? 76 : 69,
      velocity: 0.46,
      ring: 2.2,
    }),
  ];
  return {
    frame,
    lines,
    textures:
      palette.texture === null
        ? []
        : [
            {
              texture: palette.texture,
              level: -31,
              swell: { decibels: 5, periodSeconds: random.between(27, 53) },
            },
          ],
    reverb: { seconds: random.between(4.5, 7), damping: 0.3 },
    delay: { seconds: frame.grid.beatSeconds * 1.5, feedback: 0.42 },
    wow: random.between(0.05, 0.2),
    tilt: random.between(1, 3),
  };
};
