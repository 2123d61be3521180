import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { listenForChanges } from '#web/services/records/live-queries.ts';
import type { RecordSync } from '#web/services/records/record-sync.ts';
import { tellServerChange } from '#web/services/records/server-changes.ts';

const minDelay = 1_000;
const maxDelay = 60_000;

const pause = async (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const wake = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', wake, { once: true });
    window.addEventListener('online', wake, { once: true, signal });
  });

interface Subscription {
  readonly backend: Backend;
  readonly userId: string;
  readonly sync: RecordSync;
  readonly signal: AbortSignal;
  /** One stream for all pages of this device: a browser opens only six connections to one place. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** The server has ended the session. */
  readonly onEnded: () => void;
  /** It refused to listen, as it does when the session has ended; it may be the token that is too old. */
  readonly onSignedOut: () => void;
}

/** Keeps the stream of changes open, and reconnects with exponential backoff when it breaks. */
export const subscribeToChanges = (subscription: Subscription): void => {
  const { backend, userId, sync, signal, alone, onEnded, onSignedOut } = subscription;
  const listen = async (): Promise<void> => {
    let delay = minDelay;
    while (!signal.aborted) {
      const since = Date.now();
      let broke = false;
      try {
        await listenForChanges({
          backend,
          userId,
          signal,
          onChange: () => {
            tellServerChange();
            void sync.run();
          },
          onEnded,
        });
      } catch (error) {
        broke = true;
        if (error instanceof AppError && error.code === 'signed-out') onSignedOut();
      }
      if (signal.aborted) return;
      // One that ends as soon as it begins would otherwise be asked for again every second.
      delay = Date.now() - since < maxDelay ? Math.min(delay * 2, maxDelay) : minDelay;
      // Half of the delay is jitter, so that not all come at once.
      await pause(delay / 2 + Math.random() * (delay / 2), signal);
      // Where no stream comes through, asking now and then has to do.
      if (broke && navigator.onLine) void sync.run();
    }
  };
  void alone(listen);
};
