import { dataOf } from '#web/platform/answer.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend.ts';

/**
 * Listens until the stream ends, and calls back whenever something of this person has changed somewhere. The stream
 * says no more than that: what changed is then read like everything else, under the same rules.
 */
export const listenForChanges = async (
  backend: Backend,
  signal: AbortSignal,
  onChange: () => void,
): Promise<void> => {
  const { data } = await backend.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined) return;
  const answer = await fetch('/functions/v1/record-changes', {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    cache: 'no-store',
    signal,
  });
  if (!answer.ok || answer.body === null) {
    dataOf({ data: null, error: { message: 'No live updates' }, status: answer.status });
    throw new AppError('unreachable', 'No live updates');
  }
  const words = new TextDecoder();
  const reader = answer.body.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    const { done, value } = await reader.read();
    if (done) return;
    if (words.decode(value, { stream: true }).includes('data:')) onChange();
  }
};
