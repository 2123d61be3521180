import type { SoundCurves } from '#domain/analysis/sound-curves.ts';
import { curveSizes } from '#domain/analysis/sound-curves.ts';
import { nothingEmbedded, type SoundFigures } from '#domain/analysis/sound-figures.ts';

/** The figures of a sound for tests; what matters there is said there. */
export const figuresWith = (change: Partial<SoundFigures> = {}): SoundFigures => ({
  format: 'mp3',
  container: 'mp3',
  sampleRate: 44_100,
  channels: 2,
  durationSeconds: 187,
  bitrateKbps: 192,
  embedded: nothingEmbedded,
  bpm: 92.4,
  bpmConfidence: 0.9,
  key: 'D minor',
  loudnessLufs: -14.25,
  truePeakDb: -0.8,
  modulationHz: 16,
  modulationDepth: 0.3,
  clipped: 0,
  convention: {
    dominantFrequency: 220,
    brainwaveType: 'gamma',
    dominantFrequencies: [220, 440],
    spectralCentroid: 1234.5,
    zeroCrossingRate: 0.0432,
    energyLevel: 'medium',
    bpm: 120,
    complexity: 3,
    suitability: 2.9,
    sessionSeconds: 900,
    confidence: 0.85,
  },
  ...change,
});

/** Curves with a loud second half, most power at 1 kHz, a modulation of 16 Hz and a tempo that rises. */
export const curvesWith = (change: Partial<SoundCurves> = {}): SoundCurves => ({
  waveform: Array.from({ length: curveSizes.waveform }, (_, index) => (index < 200 ? 0.2 : 0.8)),
  spectrum: Array.from({ length: curveSizes.spectrum }, (_, index) => (index === 16 ? -10 : -60)),
  modulation: Array.from({ length: curveSizes.modulation }, (_, index) => (index === 15 ? 14 : 1)),
  tempo: [
    { at: 0, bpm: 90 },
    { at: 30, bpm: null },
    { at: 60, bpm: 96 },
  ],
  ...change,
});
