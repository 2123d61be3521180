import { randomUUID } from 'node:crypto';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { musicBucket } from '#domain/music/music-bucket.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

const service: Actor = { role: 'service_role', claims: {} };

export const ASKED = 1;
export const LISTENING = 2;

/** Files that may wait at once, over all processes. The oldest ask makes room for a newer one. */
export const MOST_WAITING = 40;
const MOST_ATTEMPTS = 3;
/** A take is renewed so often, and comes back after so long without: nobody waits longer for a host that died. */
export const RENEW_SECONDS = 5;
const STALE_SECONDS = 20;
const QUEUE_LOCK = 7_205_761_122;

export type RenderState = 'waiting' | 'rendering' | 'stored' | 'failed';

/** The shared table of files to be made. Each statement stands for itself, so any number of processes may use it. */
export interface RenderQueue {
  /** Puts them at the head, the first one first. Answers which of them are waiting or being made now. */
  readonly ask: (tracks: readonly LibraryRow[], priority: number) => Promise<ReadonlySet<string>>;
  /** Somebody listens: moves it ahead if it was asked for. Answers how it stands, and nothing if it was not. */
  readonly hurry: (filePath: string) => Promise<RenderState | undefined>;
  readonly look: (filePaths: readonly string[]) => Promise<ReadonlyMap<string, RenderState>>;
  /** The next one that somebody waits for, with this priority at least. */
  readonly take: (least?: number) => Promise<string | undefined>;
  /** This one, which nobody waits for. False where somebody else has it or it failed too often. */
  readonly claim: (track: LibraryRow) => Promise<boolean>;
  readonly renew: (filePath: string) => Promise<void>;
  readonly finish: (filePath: string) => Promise<void>;
  readonly fail: (filePath: string, reason: string) => Promise<void>;
  /** Given back unharmed, as when the host stops or something else is more urgent. */
  readonly release: (filePath: string, isHeard: boolean) => Promise<void>;
  /** The process that made it is gone: it waits again, unless that was the last try. Answers how it stands. */
  readonly retry: (filePath: string, reason: string) => Promise<RenderState | undefined>;
  /** What a process that died had taken waits again. Answers how many files wait. */
  readonly recover: () => Promise<number>;
  readonly waiting: () => Promise<number>;
  readonly stored: (filePaths: readonly string[]) => Promise<ReadonlySet<string>>;
}

export const createRenderQueue = (
  db: Pick<Database, 'tx'>,
  tracks: readonly LibraryRow[],
  mostWaiting = MOST_WAITING,
): RenderQueue => {
  const me = randomUUID();
  const known = tracks.map(({ filePath }) => filePath);
  const run = async <Row extends Record<string, unknown>>(text: string, values: readonly unknown[]) => {
    const { rows } = await db.tx(service, (query) => query<Row>(text, values));
    return rows;
  };

  return {
    ask: async (asked, priority) => {
      const rows = await db.tx(service, async (query) => {
        // One at a time, so that the bound holds to the row.
        await query('select pg_advisory_xact_lock($1)', [QUEUE_LOCK]);
        await query(askStatement, [asked.map((t) => t.filePath), asked.map((t) => t.recipe), priority]);
        await query(crowdStatement, [mostWaiting]);
        return query<{ file_path: string }>(
          `select file_path from public.music_renders
           where file_path = any($1) and state in ('waiting', 'rendering')`,
          [asked.map((t) => t.filePath)],
        );
      });
      return new Set(rows.rows.map((row) => row.file_path));
    },
    hurry: async (filePath) => {
      const [row] = await run<{ state: RenderState }>(
        `update public.music_renders
         set priority = case when state in ('waiting', 'rendering') then ${LISTENING} else priority end
         where file_path = $1 returning state`,
        [filePath],
      );
      return row?.state;
    },
    look: async (filePaths) => {
      const rows = await run<{ file_path: string; state: RenderState }>(
        'select file_path, state from public.music_renders where file_path = any($1)',
        [filePaths],
      );
      return new Map(rows.map((row) => [row.file_path, row.state]));
    },
    take: async (least = ASKED) => {
      const [row] = await run<{ file_path: string }>(takeStatement, [me, known, least]);
      return row?.file_path;
    },
    claim: async ({ filePath, recipe }) => {
      const rows = await run(claimStatement, [filePath, recipe, me]);
      return rows.length === 1;
    },
    renew: async (filePath) =>
      void (await run(`update public.music_renders set taken_at = now() where ${mine}`, [filePath, me])),
    finish: async (filePath) =>
      void (await run(
        `update public.music_renders set state = 'stored', priority = 0, attempts = 0, error = null where ${mine}`,
        [filePath, me],
      )),
    fail: async (filePath, reason) =>
      void (await run(
        `update public.music_renders set state = 'failed', priority = 0, error = left($3, 500) where ${mine}`,
        [filePath, me, reason],
      )),
    release: async (filePath, isHeard) =>
      void (await run(
        `update public.music_renders
         set state = 'waiting', attempts = greatest(0, attempts - 1),
           priority = case when $3 then ${LISTENING} else least(priority, ${ASKED}) end
         where ${mine}`,
        [filePath, me, isHeard],
      )),
    retry: async (filePath, reason) => {
      const [row] = await run<{ state: RenderState }>(
        `update public.music_renders
         set state = case when attempts >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end,
           priority = case when attempts >= ${MOST_ATTEMPTS} then 0 else priority end, error = left($3, 500)
         where ${mine} returning state`,
        [filePath, me, reason],
      );
      return row?.state;
    },
    recover: async () => {
      const [row] = await run<{ waiting: number }>(recoverStatement, []);
      return row?.waiting ?? 0;
    },
    waiting: async () => {
      const [row] = await run<{ waiting: number }>(
        `select count(*)::int as waiting from public.music_renders where state = 'waiting'`,
        [],
      );
      return row?.waiting ?? 0;
    },
    stored: async (filePaths) => {
      const rows = await run<{ name: string }>(
        'select name from storage.objects where bucket_id = $1 and name = any($2)',
        [musicBucket, filePaths],
      );
      return new Set(rows.map((row) => row.name));
    },
  };
};

const mine = `file_path = $1 and taken_by = $2 and state = 'rendering'`;
/** Three tries, and then none until an hour has passed. */
const exhausted = `r.attempts >= ${MOST_ATTEMPTS} and r.taken_at > now() - interval '1 hour'`;
const fresh = `r.state = 'rendering' and r.taken_at > now() - interval '${STALE_SECONDS} seconds'`;
const nextAttempt = `case when r.taken_at < now() - interval '1 hour' then 1 else r.attempts + 1 end`;
const isThere = `exists (select from storage.objects o where o.bucket_id = '${musicBucket}' and o.name = r.file_path)`;

const askStatement = `
  insert into public.music_renders as r (file_path, recipe, priority, asked_at)
  select w.file_path, w.recipe, $3, clock_timestamp() - w.place * interval '1 millisecond'
  from unnest($1::text[], $2::text[]) with ordinality as w (file_path, recipe, place)
  on conflict (file_path) do update set
    state = case when ${fresh} then 'rendering' else 'waiting' end,
    priority = case when r.state in ('waiting', 'rendering') then greatest(r.priority, excluded.priority)
      else excluded.priority end,
    asked_at = excluded.asked_at,
    error = null,
    retired_at = null
  where (${fresh}) or (not (${exhausted}) and not (r.state = 'stored' and ${isThere}))`;

const crowdStatement = `
  update public.music_renders set state = 'failed', priority = 0, error = 'Newer asks came first'
  where file_path in (
    select file_path from public.music_renders where state = 'waiting' order by priority desc, asked_at desc offset $1
  )`;

const takeStatement = `
  update public.music_renders r
  set state = 'rendering', taken_at = now(), taken_by = $1, attempts = ${nextAttempt}
  where r.file_path = (
    select file_path from public.music_renders
    where state = 'waiting' and priority >= $3 and file_path = any($2)
    order by priority desc, asked_at desc limit 1 for update skip locked
  )
  returning r.file_path`;

const claimStatement = `
  insert into public.music_renders as r (file_path, recipe, state, taken_at, taken_by, attempts)
  values ($1, $2, 'rendering', now(), $3, 1)
  on conflict (file_path) do update set
    state = 'rendering', taken_at = now(), taken_by = $3, attempts = ${nextAttempt}, error = null, retired_at = null
  where not (${exhausted}) and not ${isThere}
    and (r.state in ('stored', 'failed') or (r.state = 'waiting' and r.priority = 0))
  returning r.file_path`;

const recoverStatement = `
  with back as (
    update public.music_renders r
    set state = case when ${exhausted} then 'failed' else 'waiting' end,
      error = case when ${exhausted} then 'The process that made it ended' end
    where r.state = 'rendering' and not (${fresh})
    returning r.state
  )
  select (select count(*) from back where state = 'waiting')::int
    + (select count(*) from public.music_renders where state = 'waiting')::int as waiting`;
