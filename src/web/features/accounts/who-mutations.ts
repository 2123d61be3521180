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

/** The code of the authenticator app; whether it was the right one. */
export const answerWithCode = async (backend: Backend, code: string): Promise<boolean> => {
  const listed = await backend.auth.mfa.listFactors();
  const factor = listed.data?.totp[0];
  if (factor === undefined) throw new AppError('refused', 'There is no authenticator app on this account.');
  const { error } = await backend.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
  if (error === null) return true;
  if (error.code === 'mfa_verification_failed') return false;
  throw new AppError(error.status === 429 ? 'refused' : 'unreachable', error.message, error);
};
