import { createHash } from 'node:crypto';
import { nothingEmbedded } from '#domain/analysis/sound-figures.ts';
import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import { curveSizes } from '#domain/analysis/sound-curves.ts';
import type { Measurement } from './analysis-queue.ts';

/** A quiet minute without a beat. */
export const someFigures: SoundFigures = {
  format: 'mp3',
  container: 'mp3',
  sampleRate: 44_100,
  channels: 2,
  durationSeconds: 61.5,
  bitrateKbps: 128,
  embedded: nothingEmbedded,
  bpm: null,
  bpmConfidence: 0.1,
  key: 'A minor',
  loudnessLufs: -17.25,
  truePeakDb: -1.5,
  modulationHz: null,
  modulationDepth: 0,
  clipped: 0,
  convention: {
    dominantFrequency: 10,
    brainwaveType: 'alpha',
    dominantFrequencies: [10, 220],
    spectralCentroid: 640,
    zeroCrossingRate: 0.02,
    energyLevel: 'low',
    bpm: 120,
    complexity: 2,
    suitability: 4.4,
    sessionSeconds: 1800,
    confidence: 0.85,
  },
};

/** What an analysis of these bytes might have found. */
export const someMeasurement = (bytes: Uint8Array): Measurement => ({
  figures: someFigures,
  curves: {
    waveform: Array.from({ length: curveSizes.waveform }, () => 0.5),
    spectrum: Array.from({ length: curveSizes.spectrum }, () => -30),
    modulation: Array.from({ length: curveSizes.modulation }, () => 0),
    tempo: [{ at: 10, bpm: null }],
  },
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
