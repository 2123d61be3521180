import type { VoiceErrorCode } from '#domain/voice/voice-errors.ts';

/** What can go wrong on this side of the wire, beside what the function says. */
export type VoiceFailureCode = VoiceErrorCode | 'network' | 'no_response' | 'other';

export class VoiceFailure extends Error {
  override readonly name = 'VoiceFailure';
  readonly code: VoiceFailureCode;

  constructor(code: VoiceFailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
