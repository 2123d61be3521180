import type { VoiceErrorCode } from '#domain/voice/voice-errors.ts';

/** Whoever sent it can do something about it. */
export class BadRecording extends Error {
  override readonly name = 'BadRecording';
  readonly code: Extract<VoiceErrorCode, 'bad_audio' | 'too_long'>;

  constructor(code: 'bad_audio' | 'too_long', message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }
}

export const unreadable = (cause?: unknown): BadRecording =>
  new BadRecording('bad_audio', 'We couldn’t read the recording. Please record it again.', { cause });

export const cutOff = (): BadRecording =>
  new BadRecording('bad_audio', 'The recording is incomplete. Please record it again.');

export const unknownKind = (): BadRecording =>
  new BadRecording('bad_audio', 'We can’t read this kind of recording. Please send webm, ogg, mp4 or wav.');

export const tooLong = (): BadRecording =>
  new BadRecording('too_long', 'The recording is longer than 30 seconds. Please record a shorter message.');
