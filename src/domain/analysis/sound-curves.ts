import * as z from 'zod/mini';
import { curveSizes } from '#domain/analysis/curve-sizes.ts';

// The worker that fills them in has no use for the schema.
export { curveSizes, thirdOctaves } from '#domain/analysis/curve-sizes.ts';

export const soundCurvesSchema = z.object({
  /** The highest point of each of 400 equal parts, 0 to 1. */
  waveform: z.array(z.number().check(z.minimum(0), z.maximum(1))).check(z.length(curveSizes.waveform)),
  /** dB in third-octave bands; a sine at full scale has 0. */
  spectrum: z.array(z.number()).check(z.length(curveSizes.spectrum)),
  /** dB that the level's movement at 1, 2 … 40 Hz stands out against what is around it. */
  modulation: z.array(z.number()).check(z.length(curveSizes.modulation)),
  /** The tempo around a moment in seconds; null where none was steady. */
  tempo: z
    .array(
      z.object({
        at: z.number().check(z.nonnegative()),
        bpm: z.nullable(z.number().check(z.positive())),
      }),
    )
    .check(z.maxLength(curveSizes.mostTempo)),
});
export type SoundCurves = z.infer<typeof soundCurvesSchema>;
