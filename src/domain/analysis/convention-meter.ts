import { analysisConstants } from '#domain/analysis/analysis-constants.ts';
import {
  brainwaveTypeOf,
  complexityOf,
  energyLevelOf,
  sessionSecondsOf,
  suitabilityOf,
} from '#domain/analysis/convention-rules.ts';
import { dominantFrequencies } from '#domain/analysis/dominant-frequencies.ts';
import { frequencySpectrum, spectralCentroid } from '#domain/analysis/frequency-spectrum.ts';
import { createOnsetRule } from '#domain/analysis/onset-rule.ts';
import type { Convention } from '#domain/analysis/sound-figures.ts';
import type { SoundPiece } from '#domain/analysis/sound.ts';
import { createWindowGrid } from '#domain/analysis/window-grid.ts';
import { createZeroCrossings } from '#domain/analysis/zero-crossings.ts';
import { rounded } from '#domain/analysis/rounded.ts';

/** The specification's numbers of a sound that comes in pieces: what decision 071 calls by convention. */
export const createConventionMeter = (sampleRate: number) => {
  const grid = createWindowGrid(sampleRate);
  const crossings = createZeroCrossings(sampleRate);
  const onsets = createOnsetRule(sampleRate);
  return {
    add: (piece: SoundPiece): void => {
      grid.add(piece);
      crossings.add(piece);
      onsets.add(piece);
    },
    convention: (): Convention => {
      const spectrum = frequencySpectrum(grid.windows(), sampleRate);
      const dominant = [...dominantFrequencies(spectrum)];
      const [dominantFrequency = 0] = dominant;
      const brightness = {
        spectralCentroid: rounded(2, spectralCentroid(spectrum)),
        zeroCrossingRate: rounded(6, crossings.rate()),
      };
      const brainwaveType = brainwaveTypeOf(dominantFrequency);
      const energyLevel = energyLevelOf(brightness);
      const complexity = complexityOf(dominant.length, brightness);
      return {
        dominantFrequency,
        brainwaveType,
        dominantFrequencies: dominant,
        ...brightness,
        energyLevel,
        bpm: onsets.bpm(),
        complexity,
        suitability: suitabilityOf({ brainwaveType, complexity, energyLevel }),
        sessionSeconds: sessionSecondsOf({ brainwaveType, complexity }),
        confidence: analysisConstants.confidence,
      };
    },
  };
};
