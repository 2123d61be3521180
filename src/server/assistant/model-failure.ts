import type { ModelFailureReason } from '#domain/assistant/model-refusals.ts';

/**
 * That nothing came of it, and why. It has no cause on purpose: what the libraries throw carries the person's words and the
 * server's, and whatever is thrown may be logged.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly reason: ModelFailureReason;

  constructor(reason: ModelFailureReason) {
    super(`The model did not answer: ${reason}`);
    this.reason = reason;
  }
}

/** The person did not want to wait for it any more. */
export class ModelStopped extends Error {
  override readonly name = 'ModelStopped';

  constructor() {
    super('The answer was stopped');
  }
}

const cutCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);
const deadCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENETDOWN',
]);

const byStatus = (status: number): ModelFailureReason => {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 404) return 'not_found';
  if (status === 429) return 'busy';
  return 'server_error';
};

const propertyOf = (error: Error, name: string): unknown =>
  Object.entries(error).find(([key]) => key === name)?.[1];

/** Whatever was thrown, as one of our reasons. */
export const failureOf = (error: unknown): ModelFailure => {
  let looked: unknown = error;
  for (let depth = 0; depth < 5 && looked instanceof Error; depth += 1) {
    if (looked instanceof ModelFailure) return looked;
    const code = propertyOf(looked, 'code');
    const statusCode = propertyOf(looked, 'statusCode');
    const errors = propertyOf(looked, 'errors');
    if (typeof statusCode === 'number' && statusCode >= 400) return new ModelFailure(byStatus(statusCode));
    // The server hung up without saying that this was all.
    const unfinished =
      looked.name === 'AI_InvalidResponseDataError' && looked.message.includes('finish reason');
    if (unfinished || cutCodes.has(code)) return new ModelFailure('cut_off');
    if (deadCodes.has(code) || looked.message.startsWith('connect ')) return new ModelFailure('unreachable');
    // Both families were tried, and each has its own error.
    if (Array.isArray(errors) && errors.length > 0) looked = errors[0];
    else looked = looked.cause;
  }
  return new ModelFailure('broken');
};
