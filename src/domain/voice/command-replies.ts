/** Spec 2 §8, "Voice command replies", word for word. */
export const commandReplies = {
  notReady: 'Music service not ready yet, please try again.',
  pauseFailed: 'Could not pause music right now.',
  startFailed: 'Could not start music right now.',
  skipFailed: 'Could not skip to next track right now.',
} as const;
