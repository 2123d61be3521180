import * as z from 'zod/mini';
import { copyRefusals } from '#domain/restore/copy-refusals.ts';
import { restoreAnswer } from '#domain/restore/restore-plan.ts';
import type { RestoreAnswer, RestoreChoices } from '#domain/restore/restore-plan.ts';
import { AppError } from '#web/platform/app-error.ts';
import { askGoBack } from '#web/services/records/go-back-mutations.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

type Order =
  | { readonly action: 'look' }
  | { readonly action: 'restore'; readonly sha256: string; readonly choices: RestoreChoices };

const refused = z.object({ code: z.string() });

/** What the person reads when the file is not taken. */
const messageFor = async (answer: Response): Promise<string> => {
  const parsed = refused.safeParse(await answer.json().catch(() => null));
  const code = parsed.success ? parsed.data.code : '';
  const known = Object.entries(copyRefusals).find(([name]) => name === code);
  return known?.[1] ?? 'Your file didn’t get through. Nothing was changed. Try again in a moment.';
};

const send = async (file: File, order: Order, signal: AbortSignal): Promise<RestoreAnswer> => {
  const { backend, config } = await connect();
  const { data } = await backend.auth.getSession();
  if (data.session === null) throw new AppError('signed-out', 'You’re not signed in.');
  const answer = await fetch('/functions/v1/archive-restore', {
    method: 'POST',
    headers: {
      apikey: config.publishableKey,
      authorization: `Bearer ${data.session.access_token}`,
      'content-type': 'application/octet-stream',
      'kindling-restore': JSON.stringify(order),
    },
    body: file,
    cache: 'no-store',
    signal,
  });
  if (!answer.ok) {
    const message = await messageFor(answer);
    responseData({ data: null, error: { message }, status: answer.status === 503 ? 429 : answer.status });
  }
  const parsed = restoreAnswer.safeParse(await answer.json());
  if (!parsed.success) throw new AppError('unreadable', 'The answer couldn’t be read.', parsed.error);
  return parsed.data;
};

/** What the file would bring. Nothing is changed. */
export const lookAtCopy = (file: File, signal: AbortSignal): Promise<RestoreAnswer> =>
  send(file, { action: 'look' }, signal);

export const restoreFromCopy = (
  file: File,
  sha256: string,
  choices: RestoreChoices,
  signal: AbortSignal,
): Promise<RestoreAnswer> => send(file, { action: 'restore', sha256, choices }, signal);

const undone = z.object({
  undone: z.boolean(),
  removed: z.number(),
  put_back: z.number(),
  /** How many things the person changed or built on since: they were left. */
  stays: z.number(),
  /** False where the restore point is gone: then tasks and other records stay as they are. */
  has_point: z.boolean(),
});
export type Undone = z.output<typeof undone>;

export const undoRestore = async (id: string): Promise<Undone> => {
  const { backend } = await connect();
  return undone.parse(await askGoBack(backend, { action: 'undo', restore: id }));
};
