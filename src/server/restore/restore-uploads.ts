import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseError } from 'pg';
import { cannotCome } from '#domain/restore/cannot-come.ts';
import type { KindPlan } from '#domain/restore/restore-plan.ts';
import { rowText } from '#domain/restore/row-text.ts';
import { createTally } from '#domain/restore/tally.ts';
import { looksLikeMarkup } from '#server/engine/storage/objects/looks-like-markup.ts';
import { saveRow } from '#server/engine/storage/objects/object-rows.ts';
import { describeBytes } from '#server/engine/storage/store/object-metadata.ts';
import type { Measured, ObjectStore, Version } from '#server/engine/storage/store/object-store.ts';
import { CopyRefused } from './copy-refused.ts';
import type { CopyRow, UploadCopy } from './copy-source.ts';
import { findIds, isId } from './restored-ids.ts';
import { createOnce, inRoleOf, requireTime, wayBackOf } from './restoring.ts';
import type { Restoring } from './restoring.ts';

/** Where bytes go; undefined for a rehearsal, which takes the room and no more. */
export interface UploadShelf {
  readonly store: Pick<ObjectStore, 'put'> | undefined;
  /** Written so far: they go again where the transaction does not hold. */
  readonly versions: Version[];
}

const types: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.mp4': 'audio/mp4',
  '.aac': 'audio/aac',
  '.webm': 'audio/webm',
};

/** What people may say of an upload. Whether others may hear it is asked again: it comes back for oneself alone. */
const columns = [
  'title',
  'artist',
  'duration_seconds',
  'file_hash',
  'energy_level',
  'focus_type',
  'genre',
  'mood_category',
  'adhd_optimized',
  'consent_agreed',
  'ownership_confirmed',
] as const;

const profileOf = async ({ query, userId }: Restoring): Promise<string> => {
  const { rows } = await query<{ id: string }>('select id from public.profiles where user_id = $1', [userId]);
  const id = rows[0]?.id;
  if (id === undefined) throw new CopyRefused('damaged');
  return id;
};

/** The profile that the copy's rows belong to. */
const profileInCopy = async (restoring: Restoring): Promise<unknown> => {
  for await (const rows of restoring.source.rowsOf('profiles')) return rows[0]?.['id'];
  return undefined;
};

const sniffed = 1445;

const putBytes = async (
  { store, versions }: UploadShelf,
  upload: UploadCopy,
): Promise<{ readonly version: Version; readonly measured: Measured; readonly isMarkup: boolean }> => {
  const version = randomUUID();
  if (store === undefined) {
    return { version, measured: { size: upload.bytes, etag: '' }, isMarkup: false };
  }
  let head: Uint8Array = new Uint8Array();
  const flow = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of upload.chunks()) {
      if (head.byteLength < sniffed) head = Buffer.concat([head, chunk]).subarray(0, sniffed);
      yield chunk;
    }
  };
  versions.push(version);
  const measured = await store.put(version, flow());
  return { version, measured, isMarkup: looksLikeMarkup(head) };
};

interface Bringing {
  readonly id: string;
  readonly profile: string;
  readonly type: string;
  readonly ending: string;
  readonly upload: UploadCopy;
}

const bring = async (
  { query, userId }: Restoring,
  row: CopyRow,
  { id, profile, type, ending, upload }: Bringing,
  shelf: UploadShelf,
): Promise<void> => {
  const name = `${profile}/${id}${ending}`;
  const { version, measured, isMarkup } = await putBytes(shelf, upload);
  const description = {
    mimetype: type,
    cacheControl: 'max-age=3600',
    contentEncoding: undefined,
    userMetadata: undefined,
  };
  await saveRow(query, {
    id: randomUUID(),
    bucketId: 'music-staging',
    name,
    version,
    owner: userId,
    upsert: false,
    metadata: describeBytes(description, measured, isMarkup),
    userMetadata: null,
  });
  const given = columns.filter((column) => row[column] !== undefined && row[column] !== null);
  await query(
    `insert into public.music_staging (id, uploader_id, staging_file_path, file_size, offered_for_review, ${given.join(', ')})
     select $2, $3, $4, $5, false, ${given.join(', ')} from jsonb_populate_record(null::public.music_staging, $1)`,
    [
      JSON.stringify(Object.fromEntries(given.map((column) => [column, row[column]]))),
      id,
      profile,
      name,
      measured.size,
    ],
  );
  const since = row['created_at'];
  if (typeof since !== 'string' || !Number.isFinite(Date.parse(since))) return;
  // When it was uploaded is not the person's to write by hand.
  await inRoleOf(query, 'service_role', () =>
    query(
      'update public.music_staging set created_at = least($1::timestamptz, now()) where id = $2 and uploader_id = $3',
      [since, id, profile],
    ),
  );
};

const reasonFor = (error: unknown): string | null => {
  if (!(error instanceof DatabaseError)) return null;
  if (error.constraint === 'music_staging_file_once') return cannotCome.twice;
  if (/storage|room/iu.test(error.message)) return cannotCome.noRoom;
  return /^(?:22|23)/u.test(error.code ?? '') ? cannotCome.notAllowed : null;
};

/** Uploads whose file is in the copy, as far as there is room. One that is here already stays as it is. */
export const restoreUploads = async (restoring: Restoring, shelf: UploadShelf): Promise<KindPlan> => {
  const tally = createTally('music_staging');
  const { query, source } = restoring;
  const choice = restoring.choiceFor('music_staging');
  const profile = await profileOf(restoring);
  const theirs = await profileInCopy(restoring);
  const once = createOnce();
  for await (const rows of source.rowsOf('music_staging')) {
    const { ids, held } = await findIds(restoring, 'music_staging', rows);
    for (const row of rows) {
      requireTime(restoring);
      if (row['uploader_id'] !== theirs) throw new CopyRefused('someone_else');
      const { id: given } = row;
      const name = row['staging_file_path'];
      const ending = typeof name === 'string' ? path.extname(name).toLowerCase() : '';
      const type = types[ending];
      if (!isId(given) || (row['deleted_at'] ?? null) !== null) {
        tally.refuse(null, isId(given) ? cannotCome.deletedThere : cannotCome.unreadable);
        continue;
      }
      once(given);
      const id = ids.get(given) ?? given;
      const upload = source.uploadOf(given);
      if (held.has(id)) {
        tally.add('same', '');
      } else if (upload === undefined || type === undefined) {
        tally.refuse(null, cannotCome.withoutFile);
      } else {
        tally.add('new', rowText(row));
        if (choice === 'skip') continue;
        await query('savepoint upload');
        try {
          await bring(restoring, row, { id, profile, type, ending, upload }, shelf);
          await query('release savepoint upload');
          wayBackOf(restoring, 'music_staging').new.push(id);
        } catch (error) {
          const why = reasonFor(error);
          if (why === null) throw error;
          await query('rollback to savepoint upload');
          tally.refuse('new', why);
        }
      }
    }
  }
  return tally.plan();
};
