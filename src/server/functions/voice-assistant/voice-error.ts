import { BadRecording } from '#server/voice/decode/bad-recording.ts';
import { VoiceFailure } from '#server/voice/voice-failure.ts';
import { FunctionError } from '../function-error.ts';

const statuses = { busy: 503, service_starting: 503, worker_boot: 503, timeout: 504 } as const;

const RETRY_SECONDS = { busy: 2, service_starting: 2, worker_boot: 3, timeout: 1 } as const;

/** What the pipeline throws, as an answer (src/domain/voice/voice-errors.ts); anything else as it is. */
export const asVoiceError = (error: unknown): unknown => {
  if (error instanceof BadRecording) return new FunctionError(400, error.code, error.message);
  if (!(error instanceof VoiceFailure)) return error;
  return new FunctionError(statuses[error.code], error.code, error.message, {
    cause: error.cause,
    headers: { 'retry-after': String(RETRY_SECONDS[error.code]) },
  });
};
