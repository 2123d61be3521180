import { stagingBucket } from '#domain/uploads/bucket-of-path.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect } from '#web/platform/backend/connect.ts';

/** Long enough to hear a long file to its end, pauses included. */
const goodForSeconds = 6 * 60 * 60;

/** An address for a file that only some may hear, for a few hours. */
export const signedUploadUrl = async (backend: Backend, path: string): Promise<string> => {
  const { data, error } = await backend.storage.from(stagingBucket).createSignedUrl(path, goodForSeconds);
  if (error !== null) throw new AppError('refused', 'There’s no file to play any more.', error);
  return data.signedUrl;
};

/** The same for what has no connection at hand. */
export const signUpload = async (path: string): Promise<string> =>
  signedUploadUrl((await connect()).backend, path);
