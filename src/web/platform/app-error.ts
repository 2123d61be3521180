export type AppErrorCode = 'unreachable' | 'signed-out' | 'not-allowed' | 'refused' | 'unreadable';

/** The one error that leaves the browser's edges. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
