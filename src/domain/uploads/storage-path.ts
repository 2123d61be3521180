import { extensionOf } from '#domain/uploads/upload-rules.ts';

/** Spec 2 §5: the profile, a slash, then a timestamp and something random with the file's own extension. */
export const storagePath = (profileId: string, fileName: string, now: number, random: string): string => {
  const extension = extensionOf(fileName);
  return `${profileId}/${now}-${random}${extension === '' ? '' : `.${extension}`}`;
};
