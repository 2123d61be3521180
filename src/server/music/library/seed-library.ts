import { deterministicId } from '#domain/records/deterministic-id.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

const service: Actor = { role: 'service_role', claims: {} };
const LIBRARY_LOCK = 7_205_761_121;

interface Seeded {
  readonly changed: number;
  readonly removed: number;
}

/**
 * Brings the rows of our own tracks to this version: one statement, which writes only what differs. A track keeps its id
 * through every new rendering. Rows without a recipe are an admin's, and are not touched, not even when one stands on a
 * path of ours. Files that no track plays any more are marked here and removed later.
 */
export const seedLibrary = async (db: Pick<Database, 'tx'>, tracks: readonly LibraryRow[]): Promise<Seeded> =>
  db.tx(service, async (query) => {
    await query('select pg_advisory_xact_lock($1)', [LIBRARY_LOCK]);
    const { rows } = await query<{ changed: number; removed: number }>(seedStatement, [
      JSON.stringify(tracks.map(rowOf)),
    ]);
    await query(retireStatement);
    return rows[0] ?? { changed: 0, removed: 0 };
  });

const rowOf = (track: LibraryRow): Readonly<Record<string, unknown>> => ({
  id: deterministicId(`track:${track.recipe}`),
  recipe: track.recipe,
  version: track.version,
  title: track.title,
  artist: track.artist,
  genre: track.genre,
  file_path: track.filePath,
  file_size: track.fileSize,
  duration_seconds: track.durationSeconds,
  focus_type: track.focusType,
  energy_level: track.energyLevel,
  bpm: track.bpm,
  tags: track.tags,
  mood_category: track.moodCategory,
  modulation_hz: track.modulationHz,
  modulation_depth: track.modulationDepth,
  bpm_confidence: track.bpmConfidence,
  loudness_lufs: track.loudness,
  adhd_optimized: true,
});

const columns = [
  'recipe',
  'version',
  'title',
  'artist',
  'genre',
  'file_path',
  'file_size',
  'duration_seconds',
  'focus_type',
  'energy_level',
  'bpm',
  'tags',
  'mood_category',
  'modulation_hz',
  'modulation_depth',
  'bpm_confidence',
  'loudness_lufs',
  'adhd_optimized',
];
const listed = columns.join(', ');
const of = (table: string): string => columns.map((column) => `${table}.${column}`).join(', ');

const seedStatement = `
  with given as (select * from jsonb_populate_recordset(null::public.music_tracks, $1::jsonb)),
  removed as (
    delete from public.music_tracks t
    where t.recipe is not null and not exists (select from given g where g.recipe = t.recipe)
    returning t.id
  ),
  written as (
    insert into public.music_tracks as t (id, ${listed})
    select g.id, ${of('g')} from given g
    where not exists (
        select from public.music_tracks a where a.recipe is null and (a.file_path = g.file_path or a.id = g.id)
      )
    on conflict (recipe) do update set (${listed}) = (${of('excluded')})
    where (${of('t')}) is distinct from (${of('excluded')})
    returning t.id
  )
  select (select count(*) from written)::int as changed, (select count(*) from removed)::int as removed`;

const retireStatement = `
  update public.music_renders r
  set retired_at = case when r.retired_at is null then now() end
  where (r.retired_at is null) <> exists (select from public.music_tracks t where t.file_path = r.file_path)`;
