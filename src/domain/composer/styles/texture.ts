import { frameOf } from '#domain/composer/frame.ts';
import { padLayer } from '#domain/composer/layers/pad-layer.ts';
import { paletteFor } from '#domain/composer/palette.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Instrument, Texture } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import type { Progression } from '#domain/composer/theory/progression.ts';

const progressions: readonly Progression[] = [
  {
    mode: 'major',
    a: 'Iadd9 | Iadd9 | Iadd9 | Iadd9 | IVmaj9 | IVmaj9 | IVmaj9 | IVmaj9',
    b: 'VIm9 | VIm9 | VIm9 | VIm9 | IVmaj9 | IVmaj9 | V9sus | V9sus',
  },
  {
    mode: 'dorian',
    a: 'Im9 | Im9 | Im9 | Im9 | IVadd9 | IVadd9 | IVadd9 | IVadd9',
    b: 'bVIImaj9 | bVIImaj9 | bVIImaj9 | bVIImaj9 | IIm7 | IIm7 | IIm7 | IIm7',
  },
  {
    mode: 'lydian',
    a: 'Imaj9 | Imaj9 | Imaj9 | Imaj9 | V6/9 | V6/9 | V6/9 | V6/9',
    b: 'VIm9 | VIm9 | VIm9 | VIm9 | IIIm7 | IIIm7 | IIIm7 | IIIm7',
  },
];

interface Palette {
  readonly tag: string;
  /** The loudest first. */
  readonly textures: readonly (readonly [texture: Texture, level: number, swell: number])[];
  readonly pad: Instrument | null;
}

const palettes: readonly Palette[] = [
  {
    tag: 'steady rain',
    textures: [
      ['rain', -8, 3],
      ['brown-noise', -22, 2],
    ],
    pad: null,
  },
  { tag: 'rain and pad', textures: [['rain', -18, 4]], pad: 'soft-pad' },
  {
    tag: 'waves',
    textures: [
      ['waves', -8, 3],
      ['wind', -24, 4],
    ],
    pad: null,
  },
  { tag: 'waves and pad', textures: [['waves', -14, 3]], pad: 'warm-pad' },
  {
    tag: 'fireside',
    textures: [
      ['fire', -18, 2],
      ['brown-noise', -18, 2],
    ],
    pad: null,
  },
  {
    tag: 'fire and strings',
    textures: [
      ['fire', -13, 2],
      ['wind', -26, 5],
    ],
    pad: 'strings',
  },
  {
    tag: 'wind',
    textures: [
      ['wind', -10, 6],
      ['pink-noise', -32, 2],
    ],
    pad: 'glass-pad',
  },
  {
    tag: 'brown noise',
    textures: [
      ['brown-noise', -8, 2],
      ['pink-noise', -23, 3],
    ],
    pad: null,
  },
  {
    tag: 'pink noise',
    textures: [
      ['pink-noise', -20, 2],
      ['brown-noise', -18, 2],
    ],
    pad: null,
  },
  {
    tag: 'rain by the fire',
    textures: [
      ['rain', -12, 4],
      ['fire', -11, 2],
    ],
    pad: null,
  },
  {
    tag: 'shore in the rain',
    textures: [
      ['waves', -10, 4],
      ['rain', -15, 3],
    ],
    pad: 'glass-pad',
  },
  { tag: 'brown noise and pad', textures: [['brown-noise', -15, 3]], pad: 'glass-pad' },
];

/** Weather and noise without a beat, at times with a chord far behind it. */
export const texture = (recipe: TrackRecipe): Sketch => {
  const random = seededRandom(recipe.seed, 'texture');
  const palette = paletteFor(palettes, recipe);
  const frame = frameOf(recipe, { progressions, swing: 0.5, pair: 0.5 });
  const lines =
    palette.pad === null
      ? []
      : [
          padLayer(frame, {
            voice: {
              role: 'pad',
              instrument: palette.pad,
              level: -7,
              reverb: 0.7,
              lowpass: { from: 1800, to: 4800, periodSeconds: random.between(45, 75) },
            },
            register: { low: 50, high: 74, voices: 4 },
            velocity: 0.45,
          }),
        ];
  return {
    frame,
    lines,
    textures: palette.textures.map(([texture, level, decibels]) => ({
      texture,
      level,
      swell: { decibels, periodSeconds: random.between(19, 61) },
    })),
    reverb: { seconds: 5, damping: 0.35 },
    delay: { seconds: frame.grid.beatSeconds * 0.75, feedback: 0.2 },
    wow: 0,
    tilt: random.between(-1, 1),
  };
};
