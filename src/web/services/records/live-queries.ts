import { sessionEndedEvent } from '#domain/sessions/session-ended-event.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { readTokenOf } from '#web/services/records/token-queries.ts';

interface Listening {
  readonly backend: Backend;
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly onChange: () => void;
  /** The server has ended this session, and said so. */
  readonly onEnded: () => void;
}

// The server gives a sign of life every 25 seconds. After a sleep, or on another network, a stream can be dead and
// nobody says so.
const silence = 60_000;

/**
 * Listens until the stream ends, and calls back whenever something of this person has changed somewhere, and at the
 * beginning, since something may have changed while nobody listened. The stream says no more than that: what changed is
 * then read like everything else, under the same rules.
 */
export const listenForChanges = async (listening: Listening): Promise<void> => {
  const { backend, userId, signal, onChange, onEnded } = listening;
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
    let heard = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      alive();
      // An event ends with an empty line; the rest of one that came in pieces is still on its way.
      const events = (heard + words.decode(value, { stream: true })).split(/(?<=\n\n)/);
      heard = events.at(-1)?.endsWith('\n\n') === true ? '' : (events.pop() ?? '');
      if (events.includes(sessionEndedEvent)) {
        onEnded();
        return;
      }
      if (events.some((event) => event.startsWith('data:'))) onChange();
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
};
