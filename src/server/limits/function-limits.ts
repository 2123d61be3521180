import { voiceLimits } from '#domain/voice/voice-limits.ts';

const recordingBytes = voiceLimits.encodedKilobytes * 1024;

/** Bounds on one call of `/functions/v1`. */
export const functionLimits = {
  bodyKilobytes: 64,
  /** A recording as text. */
  recordingBytes,
  /** Beside the recording, room for the names of the fields and what stands in the other two. */
  voiceBodyBytes: recordingBytes + 4096,
  listedSessions: 100,
  streamsPerPerson: 20,
  streams: 5_000,
  /** Copies that are being made by hand, everybody's together; each holds a connection while it reads. */
  copiesAtOnce: 3,
} as const;
