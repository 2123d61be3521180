import {
  type ReauthenticateAnswer,
  reauthenticateAnswerSchema,
  type ReauthenticateRequest,
} from '#domain/accounts/reauthenticate-request.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

/** Asks how this person can show who they are, or shows it with a password or a PIN. */
export const askWho = async (
  backend: Backend,
  body: ReauthenticateRequest,
  signal?: AbortSignal,
): Promise<ReauthenticateAnswer> => {
  const answer = await backend.functions.invoke<unknown>('reauthenticate', {
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  const parsed = reauthenticateAnswerSchema.safeParse(functionResponseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the answer.', parsed.error);
  return parsed.data;
};
