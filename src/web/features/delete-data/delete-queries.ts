import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  type Deletion,
  type DeletePreview,
  deletePreviewSchema,
  deletionSchema,
} from '#domain/privacy/delete-answers.ts';
import type { KindsToDelete } from '#domain/privacy/delete-request.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export const deletionKey = (userId: string) => ['deletion', userId] as const;

/** The person's wish to leave that stands, or null. Asked once for a visit: another device is signed out by asking. */
export const deletionQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: deletionKey(userId),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Deletion | null> => {
      const answer = await backend.rpc('read_deletion').abortSignal(signal);
      const parsed = z.nullable(deletionSchema).safeParse(responseData(answer));
      if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the answer.', parsed.error);
      return parsed.data;
    },
  });

/** How much would go. */
export const countWhatGoes = async (
  backend: Backend,
  { kinds, from, to }: Omit<KindsToDelete, 'for_good'>,
): Promise<DeletePreview> => {
  const answer = await backend.rpc('preview_delete', {
    p_kinds: [...kinds],
    ...(from === null ? {} : { p_from: from }),
    ...(to === null ? {} : { p_to: to }),
  });
  const parsed = deletePreviewSchema.safeParse(responseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the answer.', parsed.error);
  return parsed.data;
};
