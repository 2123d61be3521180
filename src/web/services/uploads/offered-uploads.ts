import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import { isNews } from '#domain/uploads/upload-words.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import type { OwnRead } from '#web/services/uploads/own-uploads.ts';
import { offeredUploadsKey } from '#web/services/uploads/offered-uploads-key.ts';

const awaitsVerdict = (upload: OwnUpload): boolean =>
  isNews(upload) || (upload.status === 'pending' && upload.offered);

/** Notes on the device whose uploads a review may be told of, so that nobody else's pages ask for one. */
export const noteOffered = (userId: string, { profileId, uploads, more }: OwnRead): void => {
  const key = offeredUploadsKey(userId);
  if (uploads.some(awaitsVerdict)) localStore.write(key, profileId);
  else if (!more) localStore.remove(key);
};
