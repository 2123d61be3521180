import { analysisMethods } from '#domain/analysis/analysis-constants.ts';

/** The two columns that the summary reads (spec 2 §7). */
export interface AnalysedRow {
  readonly ai_analysis_status: string | null;
  readonly ai_analysis_results: unknown;
}

export interface AnalysisSummary {
  readonly really: number;
  readonly fake: number;
  readonly pending: number;
}

export type AnalysisState = keyof AnalysisSummary | 'failed';

const methodOf = (results: unknown): unknown =>
  typeof results === 'object' && results !== null && 'analysis_method' in results
    ? results.analysis_method
    : undefined;

/**
 * Completed by one of our two methods is really analysed; any other completed, and any status nobody knows, is fake;
 * pending and processing wait. Failed is none of the three.
 */
export const analysisStateOf = ({
  ai_analysis_status: status,
  ai_analysis_results: results,
}: AnalysedRow): AnalysisState => {
  if (status === 'pending' || status === 'processing') return 'pending';
  if (status === 'failed') return 'failed';
  const method = methodOf(results);
  return status === 'completed' && analysisMethods.some((known) => known === method) ? 'really' : 'fake';
};

export const analysisSummary = (rows: readonly AnalysedRow[]): AnalysisSummary => {
  const counts = { really: 0, fake: 0, pending: 0, failed: 0 };
  for (const row of rows) counts[analysisStateOf(row)] += 1;
  const { really, fake, pending } = counts;
  return { really, fake, pending };
};
