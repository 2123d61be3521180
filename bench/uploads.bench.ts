import { curvesWith, figuresWith } from '#domain/analysis/sound-figures.fixture.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import { defineBench } from './harness/bench.ts';
import { comparePairs } from './measure.ts';

// What /admin/music asks the database for, with a hundred uploads that wait for a review and with ten thousand. The two
// databases take turns, so that a busy moment of the machine meets both.

const PAGE = 30;
/** As many as one person may have, and fewer. */
const EACH = 100;

const asked = {
  opening: 'opening the desk: the first page and the counts',
  middle: 'a page from the middle',
} as const;

interface Desk {
  readonly open: Awaited<ReturnType<typeof openDatabase>>;
  readonly admin: Actor;
  /** Where the middle of the list is. */
  readonly middle: readonly [created: string, id: string];
}

const fill = async (uploads: number): Promise<Desk> => {
  const open = await openDatabase();
  const { actor } = await createAccount(open.adminQuery, { admin: true });
  const measured = [JSON.stringify(figuresWith()), JSON.stringify(curvesWith())];
  // Without foreign keys checked and triggers run one by one.
  await open.adminQuery('set session_replication_role = replica');
  await open.adminQuery(
    `insert into public.profiles (id, user_id)
       select md5('profile ' || n)::uuid, md5('person ' || n)::uuid from generate_series(0, $1::int / ${EACH}) n`,
    [uploads],
  );
  await open.adminQuery(
    `insert into public.music_staging (id, uploader_id, title, artist, staging_file_path, file_hash, ai_analysis_status, created_at)
       select md5('upload ' || n)::uuid, md5('profile ' || n / ${EACH})::uuid, 'Upload ' || n, 'Somebody',
         md5('profile ' || n / ${EACH})::uuid || '/' || n || '.mp3', md5('hash ' || n), 'completed',
         now() - make_interval(mins => $1::int - n)
       from generate_series(1, $1::int) n`,
    [uploads],
  );
  await open.adminQuery(
    `insert into public.sound_measurements (staging_id, profile_id, file_hash, object_version, figures, curves)
       select md5('upload ' || n)::uuid, md5('profile ' || n / ${EACH})::uuid, repeat(md5('hash ' || n), 2), 'v', $2::jsonb, $3::jsonb
       from generate_series(1, $1::int) n`,
    [uploads, ...measured],
  );
  await open.adminQuery('reset session_replication_role');
  await open.adminQuery('vacuum analyze public.music_staging, public.sound_measurements, public.profiles');
  const { rows } = await open.adminQuery<{ created: string; id: string }>(
    `select created_at::text as created, id from public.music_staging order by created_at, id offset $1 limit 1`,
    [Math.floor(uploads / 2)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('There is no middle');
  return { open, admin: actor, middle: [row.created, row.id] };
};

const timed = async (desk: Desk, work: 'opening' | 'middle'): Promise<number> => {
  const began = performance.now();
  const rows = await desk.open.db.tx(desk.admin, async (query) => {
    if (work === 'middle') {
      return (
        await query('select * from public.list_uploads($1, $2, $3, $4)', ['waiting', ...desk.middle, PAGE])
      ).rows;
    }
    const list = await query('select * from public.list_uploads($1, page_size => $2)', ['waiting', PAGE]);
    await query('select * from public.uploads_summary()');
    return list.rows;
  });
  if (rows.length !== PAGE) throw new Error(`A page of ${rows.length}`);
  return performance.now() - began;
};

export const bench = defineBench({
  about: '/admin/music’s questions with 10 000 uploads that wait, against the same with 100',
  figures: {
    [asked.opening]: { unit: 'ms', better: 'less', target: 1.2 },
    [asked.middle]: { unit: 'ms', better: 'less', target: 1.2 },
  },
  full: { small: 100, large: 10_000, rounds: 101 },
  smoke: { small: 80, large: 200, rounds: 1 },
  measure: async ({ small, large, rounds }, stage) => {
    await stage.cluster();
    const desks = [await fill(small), await fill(large)] as const;
    try {
      const times: Readonly<Record<keyof typeof asked, readonly [number[], number[]]>> = {
        opening: [[], []],
        middle: [[], []],
      };
      for (const work of ['opening', 'middle'] as const) {
        // The first asks fill the caches of both.
        for (let round = -5; round < rounds; round += 1) {
          for (const [index, desk] of desks.entries()) {
            const took = await timed(desk, work);
            if (round >= 0) times[work][index]?.push(took);
          }
        }
      }
      return {
        [asked.opening]: comparePairs(times.opening[1], times.opening[0]),
        [asked.middle]: comparePairs(times.middle[1], times.middle[0]),
      };
    } finally {
      await Promise.all(desks.map(({ open }) => open.close()));
    }
  },
});
