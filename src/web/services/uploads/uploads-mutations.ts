import type { StagingAnalysis } from '#domain/analysis/analysis-results.ts';
import { analysisErrors } from '#domain/analysis/analysis-constants.ts';
import type { stagingRow } from '#domain/uploads/staging-row.ts';
import { markStaged, stagingBucket } from '#domain/uploads/bucket-of-path.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData, responseData } from '#web/platform/backend/response-data.ts';
import { transferErrorOf } from '#web/services/uploads/transfer-error.ts';

const statusOf = (error: object): number => {
  const status: unknown = Reflect.get(error, 'status');
  return typeof status === 'number' ? status : 0;
};

const conflict = 409;

/** A small file, in one request. The name is ours alone: where it is taken, an answer was lost and the file is there. */
export const storeWhole = async (path: string, file: Blob, type: string): Promise<void> => {
  const { backend } = await connect();
  const { error } = await backend.storage.from(stagingBucket).upload(path, file, { contentType: type });
  if (error === null) return;
  const taken = Reflect.get(error, 'statusCode') === String(conflict) || statusOf(error) === conflict;
  if (!taken) throw transferErrorOf(statusOf(error), error.message);
};

export const removeFile = async (path: string): Promise<void> => {
  const { backend } = await connect();
  const { error } = await backend.storage.from(stagingBucket).remove([path]);
  if (error !== null) throw transferErrorOf(statusOf(error), error.message);
};

export type InsertOutcome =
  | { readonly kind: 'inserted' }
  | { readonly kind: 'already' }
  | { readonly kind: 'refused'; readonly reason: string };

const sameFile = 'music_staging_file_once';
const duplicate = '23505';

/** An answer may have been lost, so the same row can come twice; that it is there is all we want. */
export const insertUpload = async (row: ReturnType<typeof stagingRow>): Promise<InsertOutcome> => {
  const { backend } = await connect();
  const { error, status } = await backend.from('music_staging').insert(row);
  if (error === null) return { kind: 'inserted' };
  if (error.code === duplicate) return { kind: error.message.includes(sameFile) ? 'already' : 'inserted' };
  if (status === 0 || status >= 500) throw transferErrorOf(status, error.message);
  return { kind: 'refused', reason: error.message };
};

interface UploadChange {
  readonly title?: string;
  readonly artist?: string;
  readonly offered_for_review?: boolean;
  readonly deleted_at?: string | null;
  readonly verdict_seen_at?: string;
  readonly duration_seconds?: number;
}

export const updateUpload = async (id: string, change: UploadChange): Promise<void> => {
  const { backend } = await connect();
  const answer = await backend.from('music_staging').update(change, { count: 'exact' }).eq('id', id);
  responseData(answer);
  if (answer.count === 0) throw new AppError('refused', 'That upload is already gone.');
};

/** For its owner's eyes only. Where another page was faster, the same picture is there already. */
export const savePicture = async (id: string, picture: string): Promise<void> => {
  const { backend } = await connect();
  const answer = await backend.from('upload_pictures').insert({ staging_id: id, picture });
  if (answer.error?.code !== duplicate) responseData(answer);
};

export const removePicture = async (id: string): Promise<void> => {
  const { backend } = await connect();
  responseData(await backend.from('upload_pictures').delete().eq('staging_id', id));
};

/** Not taken, and kept for oneself. */
export const keepUpload = async (id: string): Promise<void> => {
  const { backend } = await connect();
  responseData(await backend.rpc('keep_upload', { upload: id }));
};

/** Out of the library again. */
export const withdrawUpload = async (id: string): Promise<void> => {
  const { backend } = await connect();
  responseData(await backend.rpc('withdraw_upload', { upload: id }));
};

/** Spec 2 §7: what this browser found in a file. */
export const saveAnalysis = async (id: string, analysis: StagingAnalysis): Promise<void> => {
  const { backend } = await connect();
  // Another shape than the column's for the compiler alone: the lists inside may not be written to.
  const { audio_characteristics, ai_analysis_results, ...columns } = structuredClone(analysis);
  responseData(
    await backend
      .from('music_staging')
      .update({
        ...columns,
        audio_characteristics: { ...audio_characteristics },
        ai_analysis_results: { ...ai_analysis_results },
      })
      .eq('id', id),
  );
};

/** Spec 2 §7: the server's analysis of one file; rejects where it did not work. */
export const analyseOnServer = async (trackId: string, path: string): Promise<void> => {
  const { backend } = await connect();
  const answer = functionResponseData(
    await backend.functions.invoke<unknown>('real-audio-analyzer', {
      body: { trackId, filePath: markStaged(path) },
    }),
  );
  const success: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'success') : null;
  if (success !== true) throw new AppError('refused', analysisErrors.server);
};
