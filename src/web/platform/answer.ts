import { AppError, type AppErrorCode } from '#web/platform/app-error.ts';

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string } | null;
  readonly status: number;
}

const codeOf = (status: number): AppErrorCode => {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'not-allowed';
  return status === 0 || status >= 500 ? 'unreachable' : 'refused';
};

/** The data of an answer, still unparsed, or an AppError. */
export const dataOf = (answer: Answer): unknown => {
  if (answer.error !== null) throw new AppError(codeOf(answer.status), answer.error.message, answer.error);
  return answer.data;
};
