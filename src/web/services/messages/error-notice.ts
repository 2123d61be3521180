import { failureMessage } from '#domain/notices/failure-message.ts';
import type { Message } from '#domain/notices/message.ts';
import { AppError, type AppErrorCode } from '#web/platform/app-error.ts';

/** The one place where an error's code meets the catalogue: the status that stands for it in spec 1 §8. */
const statuses: Readonly<Record<AppErrorCode, number | null>> = {
  unreachable: 0,
  'signed-out': 401,
  'not-allowed': 403,
  refused: null,
  unreadable: null,
};

/** What these say is the same wherever it happens: who has to sign in, who may not, and that no server answered. */
const saidEverywhere = new Set<number | null>([0, 401, 403]);

/**
 * What to say about an error: the specification's words, given the name of the operation. A surface that knows more,
 * such as what is safe, gives its own message instead.
 */
export const errorNotice = (error: unknown, operation: string | Message): Message => {
  const status = error instanceof AppError ? statuses[error.code] : null;
  if (typeof operation !== 'string' && !saidEverywhere.has(status)) return operation;
  const failure = error instanceof Error ? { status, message: error.message } : null;
  return failureMessage(failure, typeof operation === 'string' ? operation : undefined);
};
