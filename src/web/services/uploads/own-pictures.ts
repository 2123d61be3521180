import * as z from 'zod/mini';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { isUploadPicture } from '#domain/uploads/upload-picture.ts';
import { readPictures } from '#web/services/uploads/picture-queries.ts';

const rowSchema = z.object({ staging_id: z.string(), set_at: z.string(), picture: z.string() });

/** An address has room for so many ids. */
const atOnce = 40;

/** By upload. A picture is never changed, only removed and set anew, so one read with the same moment is the same. */
const known = new Map<string, { readonly at: string; readonly picture: string }>();
let ownerOfKnown = '';

const isMissing = ({ id, pictureAt }: OwnUpload): boolean =>
  pictureAt !== null && known.get(id)?.at !== pictureAt;

const readMissing = async (ids: readonly string[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += atOnce) {
    const parsed = z.array(rowSchema).safeParse(await readPictures(ids.slice(from, from + atOnce)));
    for (const { staging_id: id, set_at: at, picture } of parsed.success ? parsed.data : []) {
      if (isUploadPicture(picture)) known.set(id, { at, picture });
    }
  }
};

/** The uploads with the pictures their owner uses. Each is fetched once; where that fails, our own drawing has to do. */
export const withPictures = async (
  profileId: string,
  uploads: readonly OwnUpload[],
): Promise<readonly OwnUpload[]> => {
  if (ownerOfKnown !== profileId) known.clear();
  ownerOfKnown = profileId;
  const missing = uploads.filter(isMissing);
  if (missing.length > 0) await readMissing(missing.map(({ id }) => id)).catch(() => undefined);
  return uploads.map((upload) => {
    const own = known.get(upload.id);
    return own !== undefined && own.at === upload.pictureAt ? { ...upload, picture: own.picture } : upload;
  });
};
