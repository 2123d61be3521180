import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { stagingAnalysis } from '#domain/analysis/analysis-results.ts';
import type { SoundCurves } from '#domain/analysis/sound-curves.ts';
import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import { musicBucket } from '#domain/music/music-bucket.ts';
import { stagingBucket } from '#domain/uploads/bucket-of-path.ts';
import type { Actor, Database, Query } from '#server/engine/database/database.ts';

const service: Actor = { role: 'service_role', claims: {} };

const MOST_ATTEMPTS = 3;
/** A take is renewed far more often than this. */
const STALE_SECONDS = 60;
const WAKE = `select pg_notify('kindling_analysis', '')`;

export interface Measurement {
  readonly figures: SoundFigures;
  readonly curves: SoundCurves;
  readonly sha256: string;
}

/** What there is to do: the job, and the version of its file. */
export interface AnalysisJob {
  readonly id: string;
  /** Null where the file is gone. */
  readonly version: string | null;
}

export type JobState = 'waiting' | 'working' | 'done' | 'failed';

/** The sounds that wait to be measured. Each call stands for itself, so any number of processes may share the table. */
export interface AnalysisQueue {
  /** Queues these uploads again; one that is being measured just now is left to it. */
  readonly ask: (sounds: {
    readonly uploads?: readonly string[];
    readonly tracks?: readonly string[];
  }) => Promise<readonly string[]>;
  readonly take: () => Promise<AnalysisJob | undefined>;
  readonly renew: (job: AnalysisJob) => Promise<void>;
  /** Keeps what was measured, unless the file has become another one in the meantime: then it waits again. */
  readonly finish: (job: AnalysisJob, measurement: Measurement) => Promise<void>;
  /** It cannot be measured, and trying again would not help. The sentence is for the person. */
  readonly fail: (job: AnalysisJob, sentence: string) => Promise<void>;
  /** Given back unharmed, as when the host stops. */
  readonly release: (job: AnalysisJob) => Promise<void>;
  /** What a process that died had taken waits again, a few times. Answers how many wait. */
  readonly recover: () => Promise<number>;
  readonly look: (jobs: readonly string[]) => Promise<ReadonlyMap<string, JobState>>;
}

export const createAnalysisQueue = (
  db: Pick<Database, 'tx'>,
  staleSeconds = STALE_SECONDS,
): AnalysisQueue => {
  const me = randomUUID();

  const own = async (query: Query, job: AnalysisJob): Promise<z.infer<typeof target> | undefined> => {
    const { rows } = await query(
      `select staging_id, track_id from public.analysis_jobs
       where id = $1 and taken_by = $2 and state = 'working' for update`,
      [job.id, me],
    );
    return rows[0] === undefined ? undefined : target.parse(rows[0]);
  };

  return {
    ask: ({ uploads = [], tracks = [] }) =>
      db.tx(service, async (query) => {
        const staged = await query<{ id: string }>(askStatements.uploads, [uploads]);
        const shelved = await query<{ id: string }>(askStatements.tracks, [tracks]);
        await query(WAKE);
        return [...staged.rows, ...shelved.rows].map(({ id }) => id);
      }),
    take: () =>
      db.tx(service, async (query) => {
        const { rows } = await query<{ id: string; staging_id: string | null }>(takeStatement, [me]);
        const [taken] = rows;
        if (taken === undefined) return undefined;
        if (taken.staging_id !== null) {
          await query(
            `update public.music_staging set ai_analysis_status = 'processing', analysis_error = null where id = $1`,
            [taken.staging_id],
          );
        }
        return { id: taken.id, version: await versionOf(query, taken.id) };
      }),
    renew: (job) =>
      db.tx(service, async (query) => {
        await query(
          `update public.analysis_jobs set taken_at = now() where id = $1 and taken_by = $2 and state = 'working'`,
          [job.id, me],
        );
      }),
    finish: (job, measurement) =>
      db.tx(service, async (query) => {
        const sound = await own(query, job);
        if (sound === undefined) return;
        if ((await versionOf(query, job.id)) !== job.version) {
          await close(query, job, 'waiting');
          await query(WAKE);
          return;
        }
        await keep(query, sound, job.version ?? '', measurement);
        await close(query, job, 'done');
      }),
    fail: (job, sentence) =>
      db.tx(service, async (query) => {
        const sound = await own(query, job);
        if (sound === undefined) return;
        await query('delete from public.sound_measurements where staging_id = $1 or track_id = $2', [
          sound.staging_id,
          sound.track_id,
        ]);
        await query(
          `update public.music_staging set ai_analysis_status = 'failed', analysis_error = left($2, 300) where id = $1`,
          [sound.staging_id, sentence],
        );
        await close(query, job, 'failed');
      }),
    release: (job) =>
      db.tx(service, async (query) => {
        const sound = await own(query, job);
        if (sound === undefined) return;
        await query(
          `update public.analysis_jobs set state = 'waiting', attempts = greatest(0, attempts - 1) where id = $1`,
          [job.id],
        );
        await query(`update public.music_staging set ai_analysis_status = 'pending' where id = $1`, [
          sound.staging_id,
        ]);
        await query(WAKE);
      }),
    recover: () =>
      db.tx(service, async (query) => {
        const { rows } = await query<{ waiting: number }>(recoverStatement, [MOST_ATTEMPTS, staleSeconds]);
        return rows[0]?.waiting ?? 0;
      }),
    look: (jobs) =>
      db.tx(service, async (query) => {
        const { rows } = await query<{ id: string; state: JobState }>(
          'select id, state from public.analysis_jobs where id = any($1)',
          [jobs],
        );
        return new Map(rows.map(({ id, state }) => [id, state]));
      }),
  };
};

const target = z.object({ staging_id: z.string().nullable(), track_id: z.string().nullable() });

const close = (query: Query, job: AnalysisJob, state: JobState) =>
  query('update public.analysis_jobs set state = $2, attempts = 0 where id = $1', [job.id, state]);

/** The file as it is now: of an upload only what lies in its owner's folder. */
const versionOf = async (query: Query, job: string): Promise<string | null> => {
  const { rows } = await query<{ version: string }>(
    `select o.version from public.analysis_jobs j
     left join public.music_staging s on s.id = j.staging_id and public.is_own_path(s.staging_file_path, s.uploader_id)
     left join public.music_tracks t on t.id = coalesce(j.track_id, (
       select approved.track_id from public.music_staging approved where approved.id = j.staging_id
     ))
     join storage.objects o on (o.bucket_id = '${stagingBucket}' and o.name = s.staging_file_path)
       or (o.bucket_id = '${musicBucket}' and o.name = t.file_path)
     where j.id = $1`,
    [job],
  );
  return rows[0]?.version ?? null;
};

const keep = async (
  query: Query,
  sound: z.infer<typeof target>,
  version: string,
  { figures, curves, sha256 }: Measurement,
): Promise<void> => {
  const values = [sha256, version, JSON.stringify(figures), JSON.stringify(curves)];
  const measured = `file_hash = excluded.file_hash, object_version = excluded.object_version,
    figures = excluded.figures, curves = excluded.curves, measured_at = now()`;
  if (sound.staging_id === null) {
    await query(
      `insert into public.sound_measurements (track_id, file_hash, object_version, figures, curves)
       values ($5, $1, $2, $3, $4) on conflict (track_id) do update set ${measured}`,
      [...values, sound.track_id],
    );
    return;
  }
  await query(
    `insert into public.sound_measurements (staging_id, profile_id, file_hash, object_version, figures, curves)
     select s.id, s.uploader_id, $1, $2, $3, $4 from public.music_staging s where s.id = $5
     on conflict (staging_id) do update set ${measured}`,
    [...values, sound.staging_id],
  );
  const columns = stagingAnalysis(figures, 'server_frequency_analysis', new Date());
  await query(stagedStatement, [sound.staging_id, JSON.stringify(columns), sha256]);
};

/** Of a file that the person has in two rows, one keeps the hash. */
const stagedStatement = `
  update public.music_staging s set
    brainwave_frequency_hz = a.brainwave_frequency_hz, brainwave_type = a.brainwave_type, bpm = a.bpm,
    complexity_level = a.complexity_level, adhd_suitability_score = a.adhd_suitability_score,
    audio_characteristics = a.audio_characteristics, ai_analysis_results = a.ai_analysis_results,
    ai_analysis_status = a.ai_analysis_status, analyzed_at = a.analyzed_at, duration_seconds = a.duration_seconds,
    analysis_error = null,
    file_hash = case
      when exists (
        select from public.music_staging other
        where other.uploader_id = s.uploader_id and other.file_hash = $3 and other.id <> s.id and other.deleted_at is null
      ) then s.file_hash
      else $3
    end
  from jsonb_populate_record(null::public.music_staging, $2) a
  where s.id = $1`;

const askedAgain = `
    state = case when j.state = 'working' then j.state else 'waiting' end,
    attempts = case when j.state = 'working' then j.attempts else 0 end,
    place = excluded.place, asked_at = now()
  returning j.id`;
const askStatements = {
  uploads: `
    insert into public.analysis_jobs as j (staging_id, profile_id, place)
    select s.id, s.uploader_id, row_number() over (partition by s.uploader_id order by s.created_at, s.id) - 1
    from public.music_staging s where s.id = any($1::uuid[])
    on conflict (staging_id) do update set ${askedAgain}`,
  tracks: `
    insert into public.analysis_jobs as j (track_id, place)
    select t.id, row_number() over (order by t.title, t.id) - 1 from public.music_tracks t where t.id = any($1::uuid[])
    on conflict (track_id) do update set ${askedAgain}`,
};

const takeStatement = `
  update public.analysis_jobs j
  set state = 'working', taken_at = now(), taken_by = $1, attempts = j.attempts + 1
  where j.id = (
    select w.id from public.analysis_jobs w where w.state = 'waiting'
    order by w.place, w.asked_at limit 1 for update skip locked
  )
  returning j.id, j.staging_id`;

/** Whatever was in the file, three processes did not survive it. */
const recoverStatement = `
  with back as (
    update public.analysis_jobs j
    set state = case when j.attempts >= $1 then 'failed' else 'waiting' end
    where j.state = 'working' and j.taken_at < now() - make_interval(secs => $2)
    returning j.staging_id, j.state
  ), told as (
    update public.music_staging s
    set ai_analysis_status = case when back.state = 'failed' then 'failed' else 'pending' end,
      analysis_error = case when back.state = 'failed' then 'This file could not be analysed. Try another format.' end
    from back where s.id = back.staging_id
  )
  select (select count(*) from back where state = 'waiting')::int
    + (select count(*) from (select from public.analysis_jobs where state = 'waiting' limit 1000) w)::int as waiting`;
