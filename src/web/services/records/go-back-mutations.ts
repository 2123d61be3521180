import * as z from 'zod/mini';
import type { GoBackRequest } from '#domain/restore-points/go-back-request.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

const answerSchema = z.object({ success: z.literal(true), done: z.unknown() });

/** Over the host, which waits longer than the database does for the page: it may go over all that somebody wrote. */
export const askGoBack = async (
  backend: Backend,
  body: GoBackRequest,
  signal?: AbortSignal,
): Promise<unknown> => {
  const data = functionResponseData(
    await backend.functions.invoke<unknown>('go-back', {
      body,
      ...(signal === undefined ? {} : { signal }),
    }),
  );
  const answer = answerSchema.safeParse(data);
  if (!answer.success) throw new AppError('unreadable', 'We couldn’t read the answer.', answer.error);
  return answer.data.done;
};
