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
export const responseData = (answer: Answer): unknown => {
  if (answer.error !== null) throw new AppError(codeOf(answer.status), answer.error.message, answer.error);
  return answer.data;
};

interface FunctionAnswer {
  readonly data: unknown;
  readonly error: unknown;
  readonly response?: { readonly status: number } | undefined;
}

/** The same for a function: where there is no answer at all, there was no way to the server. */
export const functionResponseData = ({ data, error, response }: FunctionAnswer): unknown =>
  responseData({ data, error: error instanceof Error ? error : null, status: response?.status ?? 0 });
