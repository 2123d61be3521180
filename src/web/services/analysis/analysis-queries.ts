import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { analysisStateOf, type AnalysisSummary, analysisSummary } from '#domain/analysis/analysis-summary.ts';
import { type SoundCurves, soundCurvesSchema } from '#domain/analysis/sound-curves.ts';
import { type SoundFigures, soundFiguresSchema } from '#domain/analysis/sound-figures.ts';
import { analysisErrors } from '#domain/analysis/analysis-constants.ts';
import { type SoundChoice, soundText } from '#domain/music-analysis/sound-choice.ts';
import { stagingBucket } from '#domain/uploads/bucket-of-path.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { readOwnUploads, readProfileId } from '#web/services/uploads/uploads-queries.ts';

export interface Measurement {
  readonly figures: SoundFigures;
  readonly curves: SoundCurves;
}

const rowSchema = z.object({ figures: soundFiguresSchema, curves: soundCurvesSchema });

const readMeasurement = async (
  { kind, id }: SoundChoice,
  signal: AbortSignal,
): Promise<Measurement | null> => {
  const { backend } = await connect();
  const column = kind === 'upload' ? 'staging_id' : 'track_id';
  const rows = responseData(
    await backend
      .from('sound_measurements')
      .select('figures, curves')
      .eq(column, id)
      .limit(1)
      .abortSignal(signal),
  );
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
  if (row === undefined) return null;
  const parsed = rowSchema.safeParse(row);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read what was measured.', parsed.error);
  return parsed.data;
};

export const analysisKey = ['analysis'] as const;

const askSoon = 4000;

/** What was measured in a sound; null where nothing was. `waiting`: somebody is at it, so it is asked again soon. */
export const measurementQuery = (choice: SoundChoice, waiting: boolean) =>
  queryOptions({
    queryKey: [...analysisKey, 'measurement', soundText(choice)],
    queryFn: async ({ signal }) => readMeasurement(choice, signal),
    refetchInterval: ({ state }) => (waiting && state.data === null ? askSoon : false),
  });

const mostUploads = 200;

/** One's own uploads, the newest first. */
export const ownUploadsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...analysisKey, 'uploads', userId],
    queryFn: async () => readOwnUploads(await readProfileId(userId), mostUploads),
    refetchInterval: ({ state }) =>
      state.data?.some(({ analysis }) => analysis === 'pending' || analysis === 'processing') === true
        ? askSoon
        : false,
  });

const ownRows = async (userId: string, columns: string) => {
  const profileId = await readProfileId(userId);
  const { backend } = await connect();
  return backend.from('music_staging').select(columns).eq('uploader_id', profileId).is('deleted_at', null);
};

const statusColumns = z.object({
  ai_analysis_status: z.nullable(z.string()),
  ai_analysis_results: z.unknown(),
});

const statusOf = ({
  ai_analysis_status: status,
  ai_analysis_results: results,
}: z.infer<typeof statusColumns>) => ({
  ai_analysis_status: status,
  ai_analysis_results: results,
});

/** Spec 2 §7: the status summary, of what is one's own. */
export const readAnalysisSummary = async (userId: string): Promise<AnalysisSummary> => {
  const { data, error } = await ownRows(userId, 'ai_analysis_status, ai_analysis_results');
  const parsed = z.array(statusColumns).safeParse(data);
  if (error !== null || !parsed.success) throw new AppError('unreadable', analysisErrors.status, error);
  return analysisSummary(parsed.data.map(statusOf));
};

const stagedColumns = z.object({ id: z.string(), staging_file_path: z.string(), title: z.string() });

export interface StagedFile {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

const fileOf = (row: z.infer<typeof stagedColumns>): StagedFile => ({
  id: row.id,
  path: row.staging_file_path,
  title: row.title,
});

/** Spec 2 §7: what the batch of the browser takes. */
export const readStagedFiles = async (
  userId: string,
  { batchSize, includeFailed }: { readonly batchSize: number; readonly includeFailed: boolean },
): Promise<readonly StagedFile[]> => {
  const profileId = await readProfileId(userId);
  const { backend } = await connect();
  const { data, error } = await backend
    .from('music_staging')
    .select('id, staging_file_path, title, artist')
    .eq('uploader_id', profileId)
    .is('deleted_at', null)
    .not('staging_file_path', 'is', null)
    .in('ai_analysis_status', includeFailed ? ['pending', 'failed'] : ['pending'])
    .order('created_at')
    .limit(batchSize);
  const parsed = z.array(stagedColumns).safeParse(data);
  if (error !== null || !parsed.success) throw new AppError('refused', analysisErrors.fetch, error);
  return parsed.data.map(fileOf);
};

const fakeColumns = z.extend(statusColumns, {
  id: z.string(),
  staging_file_path: z.nullable(z.string()),
  title: z.string(),
});

/** Said to be analysed, and by neither of our two ways. */
export const readFakeAnalysed = async (userId: string): Promise<readonly StagedFile[]> => {
  const columns = 'id, staging_file_path, title, ai_analysis_status, ai_analysis_results';
  const { data, error } = await ownRows(userId, columns);
  const parsed = z.array(fakeColumns).safeParse(data);
  if (error !== null || !parsed.success) throw new AppError('refused', analysisErrors.fetch, error);
  return parsed.data.flatMap((row) =>
    row.staging_file_path === null || analysisStateOf(statusOf(row)) !== 'fake'
      ? []
      : [{ id: row.id, path: row.staging_file_path, title: row.title }],
  );
};

/** Spec 2 §7: the file itself, for the browser to analyse. */
export const downloadStaged = async (path: string): Promise<Blob> => {
  const { backend } = await connect();
  const { data, error } = await backend.storage.from(stagingBucket).download(path);
  if (error !== null) throw new AppError('refused', analysisErrors.download, error);
  return data;
};
