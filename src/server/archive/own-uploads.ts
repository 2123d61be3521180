import type { Query } from '#server/engine/database/database.ts';

/** A file of the person's own folder in the file store. */
export interface OwnUpload {
  /** Of its row in `music_staging`, else of the object. */
  readonly id: string;
  readonly name: string;
  readonly version: string | null;
  readonly size: number;
}

/** As the policies show them: the person's own folder. What they deleted is left out, as it is from their shelf. */
export const ownUploads = async (query: Query): Promise<readonly OwnUpload[]> => {
  const { rows } = await query<OwnUpload>(
    `select coalesce(s.id, o.id) as id, o.version, coalesce((o.metadata ->> 'size')::float8, 0) as size,
       regexp_replace(o.name, '^.*/', '') as name
     from storage.objects o
     left join public.music_staging s
       on s.staging_file_path = o.name and s.uploader_id = (select public.current_profile_id())
     where o.bucket_id = 'music-staging' and s.deleted_at is null
       and public.is_own_path(o.name, (select public.current_profile_id()))
     order by 1`,
  );
  return rows;
};
