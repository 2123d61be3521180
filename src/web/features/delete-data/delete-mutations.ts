import * as z from 'zod/mini';
import {
  askedAnswerSchema,
  type DeletedAnswer,
  deletedAnswerSchema,
  type Deletion,
} from '#domain/privacy/delete-answers.ts';
import type { DeleteDataRequest, KindsToDelete } from '#domain/privacy/delete-request.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

/** The host wants to see once more who is there, and has done nothing yet. */
export class AskWhoError extends Error {
  override readonly name = 'AskWhoError';
}

const refusalSchema = z.object({ code: z.string(), message: z.string() });

/** The host's own words where it refuses: they say what to do. */
const ask = async (backend: Backend, body: DeleteDataRequest): Promise<unknown> => {
  const answer = await backend.functions.invoke<unknown>('delete-data', { body });
  const { response } = answer;
  if (response?.ok === true) return answer.data;
  if (response === undefined) throw new AppError('unreachable', 'We couldn’t reach the server.');
  const refusal = refusalSchema.safeParse(await response.json().catch(() => null));
  if (refusal.data?.code === 'reauthenticate') throw new AskWhoError();
  const message = refusal.data?.message ?? 'The server didn’t do it.';
  return responseData({ data: null, error: { message }, status: response.status });
};

const read = <Schema extends z.ZodMiniType>(schema: Schema, data: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the answer.', parsed.error);
  return parsed.data;
};

export const askDeletion = async (backend: Backend): Promise<Deletion> =>
  read(askedAnswerSchema, await ask(backend, { action: 'ask' })).deletion;

export const deleteKinds = async (backend: Backend, what: KindsToDelete): Promise<DeletedAnswer> =>
  read(deletedAnswerSchema, await ask(backend, { action: 'kinds', ...what }));

export const callOffDeletion = async (backend: Backend): Promise<void> => {
  responseData(await backend.rpc('call_off_deletion'));
};
