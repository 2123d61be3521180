import { voiceLimits } from '#domain/voice/voice-limits.ts';

/**
 * Why the function `voice-assistant` could not help, as `code` in its answer; the page makes a toast of it (spec 2 §8).
 * Where `Retry-After` is set, the same recording may be sent again after it.
 */
const voiceErrorCodes = [
  /** 413: the recording or its base64 is over its limit. Toast: Recording too long. */
  'too_large',
  /** 400: more than 30 seconds of sound. Toast: Recording too long. */
  'too_long',
  /** 400: not base64, no container we know, corrupt, cut off. Toast: Audio processing error. */
  'bad_audio',
  /** 504: understood too slowly and given up. Toast: Processing timeout. */
  'timeout',
  /** 503 with Retry-After: the engine is being read from disk. Toast: Service starting up. */
  'service_starting',
  /** 503 with Retry-After: the worker could not start, or ended in the middle. Toast: Voice service loading. */
  'worker_boot',
  /** 503 with Retry-After: too many are waiting already. Toast: Voice command failed. */
  'busy',
  /** 429 with Retry-After: one person or one address asked too often. Toast: Voice command failed. */
  'over_request_rate_limit',
  /** 400: the body is not what the schema says. Toast: Voice command failed. */
  'invalid_request',
] as const;
export type VoiceErrorCode = (typeof voiceErrorCodes)[number];

/** Out of a refusal's body; a code that is not in the list, such as a proxy's, is null. */
export const voiceErrorCodeOf = (code: unknown): VoiceErrorCode | null =>
  voiceErrorCodes.find((known) => known === code) ?? null;

/** Spec 2 §5, both. A kilobyte begun counts, so that nobody reads "256 KB" as the reason at a limit of 256 KB. */
export const recordingTooLarge = (bytes: number): string =>
  `Audio file too large (${kilobytes(bytes)} KB). Please keep recordings under ${voiceLimits.commandMs / 1000} seconds.`;

export const encodedTooLarge = (characters: number): string =>
  `Processed audio too large (${kilobytes(characters)} KB). Please record a shorter message.`;

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1024);
