import { uploadMessages } from '#domain/uploads/upload-messages.ts';
import { type OwnUpload, ownUploadColumns, ownUploadsOf } from '#domain/uploads/own-upload.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { withPictures } from '#web/services/uploads/own-pictures.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

const firstField = (rows: unknown, name: string): string | null => {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : null;
  return typeof value === 'string' ? value : null;
};

export const uploadToken = async (userId: string): Promise<string> =>
  readTokenOf((await connect()).backend, userId);

/** Spec 2 §5: whoever uploads has a profile, and its id is the folder their files are in. */
export const readProfileId = async (userId: string): Promise<string> => {
  const { backend } = await connect();
  const { data, error } = await backend.auth.getSession();
  // A session that is too old cannot be renewed without a network, and may still count.
  if (error !== null) throw new AppError('unreachable', error.message, error);
  if (data.session?.user.id !== userId) throw new AppError('signed-out', uploadMessages.logIn);
  const rows = responseData(await backend.from('profiles').select('id').eq('user_id', userId).limit(1));
  const id = firstField(rows, 'id');
  if (id === null) throw new AppError('refused', uploadMessages.noProfile);
  return id;
};

/** The title under which this person has the file already; null where they do not. */
export const readTitleOfHash = async (profileId: string, hash: string): Promise<string | null> => {
  const { backend } = await connect();
  const rows = responseData(
    await backend
      .from('music_staging')
      .select('title')
      .eq('uploader_id', profileId)
      .eq('file_hash', hash)
      .is('deleted_at', null)
      .limit(1),
  );
  return firstField(rows, 'title');
};

/** The newest first. An admin may read those of others, which do not belong here. */
export const readOwnUploads = async (profileId: string, limit: number): Promise<readonly OwnUpload[]> => {
  const { backend } = await connect();
  const uploads = ownUploadsOf(
    responseData(
      await backend
        .from('music_staging')
        .select(ownUploadColumns)
        .eq('uploader_id', profileId)
        .is('deleted_at', null)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(limit),
    ),
  );
  return withPictures(profileId, uploads);
};

/** Where the library has a track; null where it is no longer there. */
export const readTrackPath = async (trackId: string): Promise<string | null> => {
  const { backend } = await connect();
  return firstField(
    responseData(await backend.from('music_tracks').select('file_path').eq('id', trackId).limit(1)),
    'file_path',
  );
};
