import type { Database } from '#server/engine/database/database.ts';
import type { ObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import type { Version } from '#server/engine/storage/store/object-store.ts';
import { versionsOf } from '#server/engine/storage/objects/remove-objects.ts';
import { musicBucket } from '#domain/music/music-bucket.ts';

/** A page keeps the addresses of the library for a day; the file of an address it still has is there for two. */
const KEPT_DAYS = 2;

/** Takes away files of ours that no track has played for a while. Answers how many. */
export const removeRetired = async (
  db: Pick<Database, 'tx'>,
  writer: Pick<ObjectWriter, 'discard'>,
): Promise<number> => {
  const { rows } = await db.tx({ role: 'service_role', claims: {} }, (query) =>
    query<{ version: Version | null }>(
      `with retired as (
         delete from public.music_renders r
         where r.retired_at < now() - make_interval(days => $2) and r.state <> 'rendering'
           and not exists (select from public.music_tracks t where t.file_path = r.file_path)
         returning r.file_path
       )
       delete from storage.objects o using retired where o.bucket_id = $1 and o.name = retired.file_path
       returning o.version`,
      [musicBucket, KEPT_DAYS],
    ),
  );
  await writer.discard(versionsOf(rows));
  return rows.length;
};
