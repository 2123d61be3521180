import type { VoiceErrorCode } from '#domain/voice/voice-errors.ts';

/** What can go wrong on this side of the wire, beside what the function says. */
export type VoiceFailureCode = VoiceErrorCode | 'network' | 'no_response' | 'no_engine' | 'other';

export class VoiceFailure extends Error {
  override readonly name = 'VoiceFailure';
  readonly code: VoiceFailureCode;
  /** After so many milliseconds the same recording may be sent again; null where that would not help. */
  readonly againAfter: number | null;

  constructor(code: VoiceFailureCode, message: string, cause?: unknown, againAfter: number | null = null) {
    super(message, { cause });
    this.code = code;
    this.againAfter = againAfter;
  }
}
