import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { stagingAnalysis } from '#domain/analysis/analysis-results.ts';
import { soundFiguresSchema } from '#domain/analysis/sound-figures.ts';
import { analyzerRequestSchema, isSingle } from '#domain/uploads/analyzer-request.ts';
import type { BatchAnalysis, SingleAnalysis } from '#domain/uploads/analyzer-request.ts';
import { bucketOfPath, stagingBucket, withoutMark } from '#domain/uploads/bucket-of-path.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { AnalysisQueue, JobState } from '#server/uploads/analysis/analysis-queue.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { inRole } from '../function-context.ts';
import { readBody } from '../read-body.ts';

/** Long enough for any file that is accepted when nobody else waits; what takes longer goes on without the caller. */
const PATIENCE_MS = 45_000;
const LOOK_MS = 200;

interface AnalyzerDeps {
  readonly queue: Pick<AnalysisQueue, 'ask' | 'look'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly patienceMs?: number;
}

/**
 * Measures one track, or the next few that wait (spec 2 §7). The work itself is a row in a queue that all processes share;
 * this only asks and waits. Whose it is, the database says: everybody sees their own uploads, admins those that are offered
 * and the library.
 */
export const realAudioAnalyzer = (deps: AnalyzerDeps): ServerFunction => {
  const patience = deps.patienceMs ?? PATIENCE_MS;
  return async (request, context) => {
    const asked = await readBody(request, analyzerRequestSchema);
    await deps.limits.take(
      { limit: 'analyse', subject: context.address },
      { limit: 'analyseAccount', subject: context.userId },
    );
    const until = performance.now() + patience;
    return isSingle(asked)
      ? analyseOne(deps.queue, context, asked, { until, signal: request.signal })
      : analyseSome(deps.queue, context, asked, { until, signal: request.signal });
  };
};

interface Patience {
  readonly until: number;
  readonly signal: AbortSignal;
}

/** How the jobs ended; without those that had not when the patience did. */
const settled = async (
  queue: AnalyzerDeps['queue'],
  jobs: readonly string[],
  { until, signal }: Patience,
): Promise<ReadonlyMap<string, JobState>> => {
  for (;;) {
    const states = await queue.look(jobs);
    const ended = new Map([...states].filter(([, state]) => state === 'done' || state === 'failed'));
    if (ended.size === states.size || performance.now() > until || signal.aborted) return ended;
    await sleep(LOOK_MS);
  }
};

const refuse = (status: number, error: string): Response =>
  Response.json({ success: false, error }, { status });

const noFile = (): Response => refuse(404, 'Failed to download audio file');

type Sound = { readonly uploads: readonly string[] } | { readonly tracks: readonly string[] };

const analyseOne = async (
  queue: AnalyzerDeps['queue'],
  context: FunctionContext,
  asked: SingleAnalysis,
  patience: Patience,
): Promise<Response> => {
  const sound = await findSound(context, asked);
  if (sound === undefined) return noFile();
  const jobs = await queue.ask(sound);
  const [state] = (await settled(queue, jobs, patience)).values();
  if (state === undefined) return refuse(504, 'Server analysis failed');
  const { analysis, error } = await resultOf(context, asked.trackId);
  if (state === 'failed' || analysis === undefined) return refuse(422, error ?? 'Server analysis failed');
  return Response.json({ success: true, analysis });
};

/** The path has to be that of the row, so that nobody is told about one file and has another measured. */
const findSound = async (
  { actor, db }: FunctionContext,
  { trackId, filePath }: SingleAnalysis,
): Promise<Sound | undefined> => {
  const { rows } = await db.tx(actor, (query) =>
    query<{ staged: string | null; shelved: string | null; admin: boolean }>(
      `select (select s.staging_file_path from public.music_staging s where s.id = $1 and s.deleted_at is null) as staged,
         (select t.file_path from public.music_tracks t where t.id = $1) as shelved,
         public.is_current_user_admin() as admin`,
      [trackId],
      'find_sound_to_analyse',
    ),
  );
  const [found] = rows;
  if (found?.staged === filePath) return { uploads: [trackId] };
  if (bucketOfPath(filePath) === stagingBucket) {
    return found?.staged === withoutMark(filePath) ? { uploads: [trackId] } : undefined;
  }
  return found?.shelved === filePath && found.admin ? { tracks: [trackId] } : undefined;
};

const resultOf = async (
  context: FunctionContext,
  id: string,
): Promise<{ readonly analysis?: Record<string, unknown>; readonly error?: string | null }> => {
  const { rows } = await context.db.tx(inRole(context, 'service_role'), (query) =>
    query(
      `select m.figures, m.measured_at,
         (select s.analysis_error from public.music_staging s where s.id = $1) as error
       from (select) as always
       left join public.sound_measurements m on m.staging_id = $1 or m.track_id = $1`,
      [id],
    ),
  );
  const row = resultRow.parse(rows[0]);
  if (row.figures === null || row.measured_at === null) return { error: row.error };
  return {
    analysis: {
      ...stagingAnalysis(row.figures, 'server_frequency_analysis', row.measured_at),
      figures: row.figures,
    },
  };
};

const resultRow = z.object({
  figures: z.nullable(soundFiguresSchema),
  measured_at: z.date().nullable(),
  error: z.string().nullable(),
});

const analyseSome = async (
  queue: AnalyzerDeps['queue'],
  { actor, db }: FunctionContext,
  { batchSize, includeFailedTracks }: BatchAnalysis,
  patience: Patience,
): Promise<Response> => {
  const { rows } = await db.tx(actor, (query) =>
    query<{ id: string }>(
      `select s.id from public.music_staging s
       where s.staging_file_path is not null and s.deleted_at is null and s.ai_analysis_status = any($1)
       order by s.created_at, s.id limit $2`,
      [includeFailedTracks ? ['pending', 'failed'] : ['pending'], batchSize],
      'find_sounds_to_analyse',
    ),
  );
  if (rows.length === 0) return Response.json({ success: true, processed: 0 });
  const jobs = await queue.ask({ uploads: rows.map(({ id }) => id) });
  const ended = await settled(queue, jobs, patience);
  const processed = [...ended.values()].filter((state) => state === 'done').length;
  return Response.json({ success: true, processed });
};
