import { type PinAnswer, pinAnswerSchema, pinMessages, type PinRequest } from '#domain/auth/local-pin.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

/** Every wish goes through here; whether there is a PIN is asked for by the query. */
export const askPin = async (
  backend: Backend,
  body: PinRequest,
  signal?: AbortSignal,
): Promise<PinAnswer> => {
  const answer = await backend.functions.invoke<unknown>('local-pin', {
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  if (answer.response?.status === 428) throw new AppError('not-allowed', pinMessages.signInAgain);
  const parsed = pinAnswerSchema.safeParse(functionResponseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'The answer could not be read.', parsed.error);
  return parsed.data;
};
