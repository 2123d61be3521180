import { audioUrlOf } from '#domain/music/music-bucket.ts';
import { AppError } from '#web/platform/app-error.ts';
import { signUpload } from '#web/platform/audio/private-audio-queries.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const readPictures = async (ids: readonly string[]): Promise<unknown> => {
  const { backend } = await connect();
  return responseData(
    await backend
      .from('upload_pictures')
      .select('staging_id, set_at, picture')
      .in('staging_id', [...ids]),
  );
};

/** One's own file, from where it lies: among the uploads, or in the library. */
export const readSoundFile = async (
  place: { readonly staged: string } | { readonly library: string },
): Promise<Uint8Array> => {
  const address = 'staged' in place ? await signUpload(place.staged) : audioUrlOf(place.library);
  const response = await fetch(address).catch((error: unknown) => {
    throw new AppError('unreachable', 'We couldn’t fetch the file.', error);
  });
  if (!response.ok) throw new AppError('refused', 'We couldn’t fetch the file.');
  return new Uint8Array(await response.arrayBuffer());
};
