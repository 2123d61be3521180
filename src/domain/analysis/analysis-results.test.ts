import { describe, expect, it } from 'vitest';
import { analysisResults, stagingAnalysis } from '#domain/analysis/analysis-results.ts';
import { analysisStateOf, analysisSummary } from '#domain/analysis/analysis-summary.ts';

const convention = {
  dominantFrequency: 14,
  brainwaveType: 'smr',
  dominantFrequencies: [14, 220, 440, 880],
  spectralCentroid: 1200.5,
  zeroCrossingRate: 0.031,
  energyLevel: 'medium',
  bpm: 96,
  complexity: 2,
  suitability: 4.7,
  sessionSeconds: 1500,
  confidence: 0.85,
} as const;
const figures = {
  durationSeconds: 181.25,
  convention: { ...convention, dominantFrequencies: [...convention.dominantFrequencies] },
};

describe('[ANALYSIS-01] the shapes of a result', () => {
  it('writes ai_analysis_results as specified, with the type before it is mapped', () => {
    expect(analysisResults(figures, 'server_frequency_analysis')).toEqual({
      analysis_method: 'server_frequency_analysis',
      brainwave_analysis: { dominant_frequency: 14, brainwave_type: 'smr', confidence: 0.85 },
      audio_quality: { spectral_quality: 'medium', complexity_level: 2, energy_assessment: 'medium' },
      adhd_optimization: {
        suitability_score: 4.7,
        recommended_session_length: 1500,
        focus_enhancement: 'high',
      },
    });
  });

  it('writes the specified columns of music_staging, with the type mapped', () => {
    const at = '2026-11-17T08:00:00.000Z';
    expect(stagingAnalysis(figures, 'real_frequency_analysis', new Date(at))).toEqual({
      brainwave_frequency_hz: 14,
      brainwave_type: 'beta',
      bpm: 96,
      complexity_level: 2,
      adhd_suitability_score: 4.7,
      audio_characteristics: {
        spectral_centroid: 1200.5,
        zero_crossing_rate: 0.031,
        dominant_frequencies: [14, 220, 440, 880],
        confidence_score: 0.85,
        analysis_method: 'real_frequency_analysis',
        analysis_timestamp: at,
      },
      ai_analysis_results: analysisResults(figures, 'real_frequency_analysis'),
      ai_analysis_status: 'completed',
      analyzed_at: at,
      updated_at: at,
      duration_seconds: 181.25,
    });
  });

  it.each([
    [0, 'low'],
    [3, 'low'],
    [4, 'medium'],
    [7, 'medium'],
    [8, 'high'],
    [10, 'high'],
  ])('calls the spectral quality of %i dominant frequencies %s', (count, quality) => {
    const dominantFrequencies = Array.from({ length: count }, (_, index) => index + 1);
    const results = analysisResults(
      { convention: { ...convention, dominantFrequencies } },
      'server_frequency_analysis',
    );
    expect(results.audio_quality.spectral_quality).toBe(quality);
  });

  it.each([
    [2.4, 'low'],
    [2.5, 'medium'],
    [3.9, 'medium'],
    [4, 'high'],
  ])('calls the focus enhancement of a score of %d %s', (suitability, enhancement) => {
    const results = analysisResults(
      { convention: { ...figures.convention, suitability } },
      'server_frequency_analysis',
    );
    expect(results.adhd_optimization.focus_enhancement).toBe(enhancement);
  });
});

const by = (method: unknown) => ({ analysis_method: method });

describe('[ANALYSIS-02] analysisSummary', () => {
  it.each([
    ['completed', by('real_frequency_analysis'), 'really'],
    ['completed', by('server_frequency_analysis'), 'really'],
    ['completed', by('guess'), 'fake'],
    ['completed', by(1), 'fake'],
    ['completed', {}, 'fake'],
    ['completed', null, 'fake'],
    ['completed', 'server_frequency_analysis', 'fake'],
    ['something else', by('server_frequency_analysis'), 'fake'],
    [null, null, 'fake'],
    ['pending', null, 'pending'],
    ['processing', by('server_frequency_analysis'), 'pending'],
    ['failed', null, 'failed'],
  ])('counts the status %s with the results %j as %s', (status, results, state) => {
    expect(analysisStateOf({ ai_analysis_status: status, ai_analysis_results: results })).toBe(state);
  });

  it('counts what was really analysed, what is fake and what waits', () => {
    const rows = [
      { ai_analysis_status: 'completed', ai_analysis_results: by('server_frequency_analysis') },
      { ai_analysis_status: 'completed', ai_analysis_results: by('real_frequency_analysis') },
      { ai_analysis_status: 'completed', ai_analysis_results: {} },
      { ai_analysis_status: 'pending', ai_analysis_results: null },
      { ai_analysis_status: 'failed', ai_analysis_results: null },
    ];
    expect(analysisSummary(rows)).toEqual({ really: 2, fake: 1, pending: 1 });
    expect(analysisSummary([])).toEqual({ really: 0, fake: 0, pending: 0 });
  });
});
