import * as z from 'zod/mini';
import type { StagingAnalysis } from '#domain/analysis/analysis-results.ts';
import { analysisErrors } from '#domain/analysis/analysis-constants.ts';
import type { Database } from '#domain/database.types.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

const batchSchema = z.object({ success: z.literal(true), processed: z.number() });

/** Spec 2 §7: the next few that wait, on the server; answers how many it did. */
export const analyseBatchOnServer = async (
  batchSize: number,
  includeFailedTracks: boolean,
): Promise<number> => {
  const { backend } = await connect();
  const answer = functionResponseData(
    await backend.functions.invoke<unknown>('real-audio-analyzer', {
      body: { batchSize, includeFailedTracks },
    }),
  );
  const parsed = batchSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('refused', analysisErrors.server, parsed.error);
  return parsed.data.processed;
};

const singleSchema = z.object({ success: z.literal(true) });

/** The same for one track of the library; only admins may. */
export const analyseTrackOnServer = async (trackId: string, filePath: string): Promise<void> => {
  const { backend } = await connect();
  const answer = functionResponseData(
    await backend.functions.invoke<unknown>('real-audio-analyzer', { body: { trackId, filePath } }),
  );
  const parsed = singleSchema.safeParse(answer);
  if (!parsed.success) throw new AppError('refused', analysisErrors.server, parsed.error);
};

type StagingChange = Database['public']['Tables']['music_staging']['Update'];

const update = async (id: string, change: StagingChange): Promise<void> => {
  const { backend } = await connect();
  const { error } = await backend.from('music_staging').update(change).eq('id', id);
  if (error !== null) throw new AppError('refused', analysisErrors.update, error);
};

/** Spec 2 §7: what the browser found. */
export const saveAnalysis = async (id: string, analysis: StagingAnalysis): Promise<void> => {
  const { ai_analysis_results: results, ...columns } = analysis;
  return update(id, {
    ...columns,
    ai_analysis_results: {
      ...results,
      brainwave_analysis: { ...results.brainwave_analysis },
      audio_quality: { ...results.audio_quality },
      adhd_optimization: { ...results.adhd_optimization },
    },
  });
};

/** Spec 2 §7: it found nothing. */
export const saveAnalysisFailed = async (id: string): Promise<void> =>
  update(id, { ai_analysis_status: 'failed', updated_at: new Date().toISOString() });
