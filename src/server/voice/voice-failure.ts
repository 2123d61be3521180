import type { VoiceErrorCode } from '#domain/voice/voice-errors.ts';

type FailureCode = Extract<VoiceErrorCode, 'busy' | 'timeout' | 'service_starting' | 'worker_boot'>;

const sentences: Readonly<Record<FailureCode, string>> = {
  busy: 'Many people are speaking right now. Please try again in a moment.',
  timeout: 'That took too long to understand. Please try again.',
  service_starting: 'The voice service is starting up. Please try again in a moment.',
  worker_boot: 'The voice service is loading. Please try again in a moment.',
};

/** Ours, not the recording's: the same recording may well be understood a little later. */
export class VoiceFailure extends Error {
  override readonly name = 'VoiceFailure';
  readonly code: FailureCode;

  constructor(code: FailureCode, options: ErrorOptions = {}) {
    super(sentences[code], options);
    this.code = code;
  }
}
