import type { HeldRecord } from '#domain/records/held-record.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { oneAtATime } from '#web/platform/one-at-a-time.ts';
import { logger } from '#web/services/logging/logger.ts';
import { subscribeToChanges } from '#web/services/records/subscribe-to-changes.ts';
import { retrySync } from '#web/services/records/sync-retry.ts';
import {
  createRecordCore,
  type RecordCore,
  type RecordKey,
  type Unsent,
} from '#web/services/records/record-core.ts';
import { pushEdits, sendNotedPoint } from '#web/services/records/record-mutations.ts';
import { pullRecords } from '#web/services/records/record-queries.ts';
import { createRecordSync, type RecordSync } from '#web/services/records/record-sync.ts';
import { openRecordsDatabase } from '#web/services/records/records-database.ts';
import { recordSecurityEvent } from '#web/services/logging/security-events.ts';

type News =
  | { readonly records: readonly HeldRecord[]; readonly unsent: readonly Unsent[] }
  | { readonly sent: readonly Unsent[] }
  | { readonly gone: readonly RecordKey[] }
  | { readonly ended: true };

export interface OpenRecords {
  readonly store: RecordCore;
  readonly sync: RecordSync;
  /** False where the browser keeps nothing: then what is not sent is lost with the page. */
  readonly kept: boolean;
  /** Until then a page that leaves may take what was written last along with it. */
  readonly written: () => Promise<void>;
  /** Reads nothing more: the session is about to end, and the server would refuse. What is written is kept. */
  readonly rest: () => void;
  /** Puts in again what was sealed when this account last left the device; then it is sent like anything else. */
  readonly takeBack: (records: readonly HeldRecord[], unsent: readonly Unsent[]) => Promise<void>;
  readonly close: () => void;
}

interface OpenOptions {
  readonly userId: string;
  /** What this device holds can be read before the client is there; nothing is sent or asked for until then. */
  readonly backend: Backend | Promise<Backend>;
  /** The server refused the session's token. */
  readonly onSignedOut: () => void;
  /** The server has ended the session: told by its stream, to this page or to another one of this device. */
  readonly onEnded?: () => void;
}

const openHere = new Set<OpenRecords>();

/** What this very page holds of the person, if it does: where the browser keeps nothing, it is nowhere else. */
export const findOpenRecords = (userId: string): OpenRecords | undefined =>
  [...openHere].find(({ store }) => store.userId === userId);

const randomWriter = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Everything a person wrote, on this device: in memory, in IndexedDB, in step with its other pages and the server. */
export const openRecords = async (options: OpenOptions): Promise<OpenRecords> => {
  const { userId, onSignedOut, onEnded } = options;
  const connected = Promise.resolve(options.backend);
  const leaving = new AbortController();
  const { signal } = leaving;
  const pages = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`kindling-records-${userId}`) : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
  const tell = (news: News): void => pages?.postMessage(news);
  // A private window may forbid it.
  const database = await openRecordsDatabase(userId).catch((error: unknown) => {
    logger.warn('This browser keeps no records', { error }, 'records');
    return null;
  });
  let written = Promise.resolve();
  let failures = 0;
  /** After a disk that had no room, everything that waits is written with the next word. */
  const keep = async (records: readonly HeldRecord[], unsent: readonly Unsent[]): Promise<void> => {
    if (database === null) return;
    const isBehind = !sync.state().kept;
    const before = failures;
    const waiting = isBehind ? store.unsent() : unsent;
    const held = isBehind ? waiting.flatMap(({ kind, id }) => store.held(kind, id) ?? []) : records;
    try {
      await database.keep(held, waiting);
      // Another one may have failed beside it.
      if (failures === before) sync.noteKept(true);
    } catch (error) {
      failures += 1;
      sync.noteKept(false);
      logger.error('A record could not be kept on this device', { error }, 'records');
    }
  };
  const store = createRecordCore({
    userId,
    writer: randomWriter(),
    now: Date.now,
    onWrite: (records, unsent) => {
      tell({ records, unsent });
      const kept = keep(records, unsent);
      written = Promise.all([written, kept]).then(() => undefined);
      void kept.then(async () => sync.run());
    },
  });
  const alone = oneAtATime(`kindling-sync-${userId}`);
  /** Whoever leaves has said what becomes of their edits: what waited for the host until now must not send them after all. */
  const stillHere = async (): Promise<Backend> => {
    const backend = await connected;
    if (signal.aborted) throw new AppError('unreachable', 'The records were closed');
    return backend;
  };
  const sync = createRecordSync({
    core: store,
    database,
    push: async (edits) => {
      const backend = await stillHere();
      await sendNotedPoint(backend, userId);
      return pushEdits(backend, userId, edits);
    },
    pull: async (after) => pullRecords(await connected, userId, after, signal),
    alone: async (work) => {
      // Before its turn: a page that waits for its client keeps no other from going on.
      await stillHere();
      return alone(work);
    },
    onLearned: (records) => tell({ records, unsent: [] }),
    onSent: (sent) => tell({ sent }),
    onGone: (gone) => tell({ gone }),
    onDiskLost: (error) => logger.error('This device keeps nothing more', { error }, 'records'),
    onRefused: ({ kind }, reason) => {
      if (kind === 'tasks' && reason.includes('row-level security')) {
        recordSecurityEvent('task_ownership_violation');
      }
      logger.error('The server refused a change', { kind, reason }, 'records');
    },
  });
  // Listening before reading: what another page writes meanwhile is not missed.
  pages?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if ('ended' in data) {
      onEnded?.();
      return;
    }
    if ('sent' in data) {
      store.markSent(data.sent);
      // What was written here before this news came may just have been noted with it, as still to be sent.
      database?.markSent(data.sent).catch(() => undefined);
      return;
    }
    if ('gone' in data) {
      store.forget(data.gone);
      return;
    }
    store.receive(data.records);
    store.markUnsent(data.unsent);
    // Only a page that has everything lets somebody write; one that is reading tells what it has so far.
    if (data.unsent.length > 0) sync.markComplete();
  });
  // What cannot be read here is on the server.
  const loaded = await database?.load().catch((error: unknown) => {
    logger.error('The records on this device could not be read', { error }, 'records');
    return undefined;
  });
  if ((loaded?.cursor ?? null) !== null) sync.markComplete();
  store.receive(loaded?.records ?? []);
  store.markUnsent(loaded?.unsent ?? []);

  sync.watch(() => {
    const { trouble } = sync.state();
    if (trouble instanceof AppError && trouble.code === 'signed-out') onSignedOut();
  });
  const reread = async (): Promise<void> => {
    const now = await database?.load();
    store.receive(now?.records ?? []);
    await sync.run();
  };
  window.addEventListener('online', () => void sync.run(), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void sync.run();
    },
    { signal },
  );
  // Out of the browser's cache, this page heard nothing of what the others did.
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) void reread();
    },
    { signal },
  );
  retrySync({ sync, signal, isOnline: () => navigator.onLine, random: Math.random });
  const listen = async (): Promise<void> => {
    const backend = await connected;
    if (signal.aborted) return;
    subscribeToChanges({
      backend,
      userId,
      sync,
      signal,
      alone: oneAtATime(`kindling-live-${userId}`),
      onEnded: () => {
        tell({ ended: true });
        onEnded?.();
      },
      onSignedOut,
    });
  };
  void listen().catch(() => undefined);
  void sync.run();
  const opened: OpenRecords = {
    store,
    sync,
    get kept() {
      return sync.state().kept;
    },
    written: async () => written,
    rest: () => leaving.abort(),
    takeBack: async (records, unsent) => {
      store.receive(records);
      store.markUnsent(unsent);
      tell({ records, unsent });
      await database?.keep(records, unsent);
      await sync.run();
    },
    close: () => {
      openHere.delete(opened);
      leaving.abort();
      pages?.close();
      database?.close();
    },
  };
  openHere.add(opened);
  return opened;
};
