/** Spec 2 §5 and §8, word for word; the sentences around "uploaded" and those of a duplicate are ours. */
export const uploadMessages = {
  logIn: 'Please log in to upload music',
  noProfile: 'User profile not found',
  notAudio: (file: string) => `${file} is not an audio file`,
  tooLarge: (file: string) => `${file} is too large (max 50MB)`,
  uploadFailed: (file: string, reason: string) => `Failed to upload ${file}: ${reason}`,
  metadataFailed: (file: string, reason: string) => `Failed to save metadata for ${file}: ${reason}`,
  tryAgain: 'Upload failed. Please try again.',
  analyzing: (file: string) => `${file} uploaded and analyzing`,
  analysisLater: (file: string) => `${file} uploaded (analysis will retry later)`,
  allProcessed: 'All files processed!',

  empty: (file: string) => `${file} is empty`,
  already: (title: string) => `You already have this one: ${title}`,
} as const;
