import {
  type AnalysisMethod,
  type BrainwaveType,
  brainwaveMapping,
} from '#domain/analysis/analysis-constants.ts';
import type { SoundFigures } from '#domain/analysis/sound-figures.ts';

type Amount = 'low' | 'medium' | 'high';

/** How many of ten dominant frequencies were loud enough. */
const spectralQuality = (frequencies: number): Amount =>
  frequencies >= 8 ? 'high' : frequencies >= 4 ? 'medium' : 'low';

const focusEnhancement = (suitability: number): Amount =>
  suitability >= 4 ? 'high' : suitability >= 2.5 ? 'medium' : 'low';

/** What stands in `ai_analysis_results` (spec 2 §3). */
export interface AnalysisResults {
  readonly analysis_method: AnalysisMethod;
  readonly brainwave_analysis: {
    readonly dominant_frequency: number;
    readonly brainwave_type: BrainwaveType;
    readonly confidence: number;
  };
  readonly audio_quality: {
    readonly spectral_quality: Amount;
    readonly complexity_level: number;
    readonly energy_assessment: Amount;
  };
  readonly adhd_optimization: {
    readonly suitability_score: number;
    /** Seconds. */
    readonly recommended_session_length: number;
    readonly focus_enhancement: Amount;
  };
}

export const analysisResults = (
  { convention }: Pick<SoundFigures, 'convention'>,
  method: AnalysisMethod,
): AnalysisResults => ({
  analysis_method: method,
  brainwave_analysis: {
    dominant_frequency: convention.dominantFrequency,
    brainwave_type: convention.brainwaveType,
    confidence: convention.confidence,
  },
  audio_quality: {
    spectral_quality: spectralQuality(convention.dominantFrequencies.length),
    complexity_level: convention.complexity,
    energy_assessment: convention.energyLevel,
  },
  adhd_optimization: {
    suitability_score: convention.suitability,
    recommended_session_length: convention.sessionSeconds,
    focus_enhancement: focusEnhancement(convention.suitability),
  },
});

/** The columns of music_staging that an analysis fills (spec 2 §3, §7). */
export const stagingAnalysis = (
  figures: Pick<SoundFigures, 'convention' | 'durationSeconds'>,
  method: AnalysisMethod,
  now: Date,
) => {
  const { convention, durationSeconds } = figures;
  const at = now.toISOString();
  return {
    brainwave_frequency_hz: convention.dominantFrequency,
    brainwave_type: brainwaveMapping[convention.brainwaveType],
    bpm: convention.bpm,
    complexity_level: convention.complexity,
    adhd_suitability_score: convention.suitability,
    audio_characteristics: {
      spectral_centroid: convention.spectralCentroid,
      zero_crossing_rate: convention.zeroCrossingRate,
      dominant_frequencies: convention.dominantFrequencies,
      confidence_score: convention.confidence,
      analysis_method: method,
      analysis_timestamp: at,
    },
    ai_analysis_results: analysisResults(figures, method),
    ai_analysis_status: 'completed',
    analyzed_at: at,
    updated_at: at,
    duration_seconds: durationSeconds,
  } as const;
};
export type StagingAnalysis = ReturnType<typeof stagingAnalysis>;
