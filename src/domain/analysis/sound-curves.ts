import { z } from 'zod';

export const curveSizes = { waveform: 400, spectrum: 29, modulation: 40, mostTempo: 60 } as const;

/** Hz: the middles of the third-octave bands of the spectrum. */
export const thirdOctaves = [
  25, 31.5, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000, 1250, 1600, 2000, 2500,
  3150, 4000, 5000, 6300, 8000, 10_000, 12_500, 16_000,
] as const;

export const soundCurvesSchema = z.object({
  /** The highest point of each of 400 equal parts, 0 to 1. */
  waveform: z.array(z.number().min(0).max(1)).length(curveSizes.waveform),
  /** dB in third-octave bands; a sine at full scale has 0. */
  spectrum: z.array(z.number()).length(curveSizes.spectrum),
  /** dB that the level's movement at 1, 2 … 40 Hz stands out against what is around it. */
  modulation: z.array(z.number()).length(curveSizes.modulation),
  /** The tempo around a moment in seconds; null where none was steady. */
  tempo: z
    .array(z.object({ at: z.number().min(0), bpm: z.number().positive().nullable() }))
    .max(curveSizes.mostTempo),
});
export type SoundCurves = z.infer<typeof soundCurvesSchema>;
