/**
 * The specification names four lengths for a recording; each has its place (docs/decisions, "How long one speaks").
 */
export const voiceLimits = {
  /** A command stops by itself here. */
  commandMs: 4000,
  /** The hero demo counts down from here and stops at nought. */
  demoCountdownSeconds: 7,
  /** What the page says at most: a second more than the countdown gives. */
  shownSeconds: 8,
  /** Whatever went wrong, no microphone stays open longer. */
  hardStopMs: 30_000,
  chunkMs: 100,
  sampleRate: 16_000,
  /** Of the recording. */
  recordingBytes: 262_144,
  /** Of the recording in base64, in KB. */
  encodedKilobytes: 2048,
  encodingMs: 10_000,
  /** Spoken replies. */
  replySampleRate: 24_000,
} as const;
