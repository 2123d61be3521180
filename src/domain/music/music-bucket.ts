/** Spec 2 §7: the public bucket of the library. */
export const musicBucket = 'adhd-music';

const isName = (part: string): boolean => part !== '' && part !== '.' && part !== '..';

/** Where anybody hears the file of that path, each part encoded; nothing for a path that leads out of the bucket. */
export const audioUrlOf = (filePath: string): string => {
  const parts = filePath.toWellFormed().split('/');
  if (!parts.every(isName)) return '';
  return `/storage/v1/object/public/${musicBucket}/${parts.map(encodeURIComponent).join('/')}`;
};

const publicPrefix = `/storage/v1/object/public/${musicBucket}/`;

/** The path behind such an address; null for any other. */
export const libraryPathOf = (audioUrl: string): string | null => {
  if (!audioUrl.startsWith(publicPrefix)) return null;
  try {
    return audioUrl.slice(publicPrefix.length).split('/').map(decodeURIComponent).join('/');
  } catch {
    return null;
  }
};
