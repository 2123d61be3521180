import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

interface Listening {
  readonly backend: Backend;
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly onChange: () => void;
}

// The server gives a sign of life every 25 seconds. After a sleep, or on another network, a stream can be dead and
// nobody says so.
const silence = 60_000;

/**
 * Listens until the stream ends, and calls back whenever something of this person has changed somewhere, and at the
 * beginning, since something may have changed while nobody listened. The stream says no more than that: what changed is
 * then read like everything else, under the same rules.
 */
export const listenForChanges = async ({ backend, userId, signal, onChange }: Listening): Promise<void> => {
  const token = await readTokenOf(backend, userId);
  const ending = new AbortController();
  const leave = (): void => ending.abort();
  signal.addEventListener('abort', leave);
  let timer = setTimeout(leave, silence);
  const alive = (): void => {
    clearTimeout(timer);
    timer = setTimeout(leave, silence);
  };
  try {
    const answer = await fetch('/functions/v1/record-changes', {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: ending.signal,
    });
    if (!answer.ok || answer.body === null) {
      responseData({ data: null, error: { message: 'No live updates' }, status: answer.status });
      throw new AppError('unreachable', 'No live updates');
    }
    onChange();
    const words = new TextDecoder();
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      if (words.decode(value, { stream: true }).includes('data:')) onChange();
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
};
