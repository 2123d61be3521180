import { createConventionMeter } from '#domain/analysis/convention-meter.ts';
import { createHearing } from '#domain/analysis/hearing.ts';
import { rounded } from '#domain/analysis/rounded.ts';
import { createClippingCounter } from '#domain/analysis/clipping.ts';
import { createLoudnessMeter } from '#domain/analysis/measure-loudness.ts';
import { curveSizes } from '#domain/analysis/curve-sizes.ts';
import type { SoundCurves } from '#domain/analysis/sound-curves.ts';
import type { SoundFacts, SoundFigures } from '#domain/analysis/sound-figures.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';
import { createTruePeakMeter } from '#domain/analysis/true-peak.ts';
import { createWaveformPeaks } from '#domain/analysis/waveform-peaks.ts';

/** Of a longer sound only the beginning is measured; its outline and its length are those of the whole. */
const measuredSeconds = 20 * 60;
/** Small enough to stay in the processor's cache while everybody has a look. */
const blockFrames = 8192;

export interface AnalysedSound {
  readonly figures: SoundFigures;
  readonly curves: SoundCurves;
}

const finite = (value: number): number | null => (Number.isFinite(value) ? rounded(2, value) : null);

/**
 * Measures a sound that comes in pieces of any length, in memory that does not grow with it for long: decoders and browsers
 * go through the same steps.
 */
export const createSoundMeter = (sampleRate: number) => {
  const loudness = createLoudnessMeter(sampleRate);
  const peak = createTruePeakMeter();
  const clipping = createClippingCounter();
  const outline = createWaveformPeaks(curveSizes.waveform);
  const convention = createConventionMeter(sampleRate);
  const hearing = createHearing(sampleRate);
  const most = measuredSeconds * sampleRate;
  let frames = 0;

  const measure = (piece: SoundPiece): void => {
    for (const part of [loudness, peak, clipping, convention, hearing]) part.add(piece);
  };

  return {
    add: ({ left, right }: SoundPiece): void => {
      for (let at = 0; at < left.length; at += blockFrames) {
        const first = left.subarray(at, at + blockFrames);
        const block = { left: first, right: left === right ? first : right.subarray(at, at + blockFrames) };
        outline.add(block);
        if (frames < most) measure(block);
        frames += first.length;
      }
    },
    frames: (): number => frames,
    /** To be asked once, at the end. */
    analysed: (facts: SoundFacts): AnalysedSound => {
      const heard = hearing.heard();
      return {
        figures: {
          ...facts,
          ...heard.figures,
          loudnessLufs: finite(loudness.loudness()),
          truePeakDb: finite(peak.peak()),
          clipped: clipping.clipped(),
          convention: convention.convention(),
        },
        curves: { waveform: [...outline.peaks()], ...heard.curves },
      };
    },
  };
};
