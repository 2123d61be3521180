import { stagingBucket } from '#domain/uploads/bucket-of-path.ts';

const prefix = `/storage/v1/object/authenticated/${stagingBucket}/`;

const isName = (part: string): boolean => part !== '' && part !== '.' && part !== '..';

/**
 * The lasting address of an upload, which a device keeps it by; to be heard it has to be signed. Nothing for a path that
 * leads out of the bucket.
 */
export const privateAudioUrlOf = (stagingPath: string): string => {
  const parts = stagingPath.toWellFormed().split('/');
  return parts.every(isName) ? prefix + parts.map(encodeURIComponent).join('/') : '';
};

/** The path in the staging bucket behind such an address; null for any other. */
export const stagingPathOf = (audioUrl: string): string | null => {
  if (!audioUrl.startsWith(prefix)) return null;
  try {
    return audioUrl.slice(prefix.length).split('/').map(decodeURIComponent).join('/');
  } catch {
    return null;
  }
};
