import type { HeldRecord } from '#domain/records/held-record.ts';
import { editOf, type RecordEdit } from '#domain/records/record-row.ts';
import { AppError } from '#web/platform/app-error.ts';
import { createListeners } from '#web/platform/store.ts';
import { keyOf, type RecordCore, type RecordKey, type Unsent } from '#web/services/records/record-core.ts';
import type { Pulled } from '#web/services/records/record-queries.ts';
import type { RecordsDatabase } from '#web/services/records/records-database.ts';

export interface SyncState {
  /** Whether this device has read everything once; before that an empty list means nothing. */
  readonly complete: boolean;
  readonly waiting: number;
  /** What the server will not take, each with its reason. */
  readonly refused: readonly { readonly unsent: Unsent; readonly reason: string }[];
  /** Why the last attempt failed; null when it did not. */
  readonly trouble: AppError | null;
  /** False where the device keeps nothing, or no longer: then what is not sent is lost with the page. */
  readonly kept: boolean;
}

export interface SyncParts {
  readonly core: RecordCore;
  readonly database: RecordsDatabase | null;
  readonly push: (edits: readonly RecordEdit[]) => Promise<readonly string[]>;
  readonly pull: (after: number) => Promise<Pulled>;
  /** Runs one at a time among all pages of this device. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Told to the other pages of this device. */
  readonly onLearned: (records: readonly HeldRecord[]) => void;
  readonly onSent: (sent: readonly Unsent[]) => void;
  readonly onGone: (gone: readonly RecordKey[]) => void;
  /** The disk is full, or was taken away: from now on this page lives on its memory and the server. */
  readonly onDiskLost: (error: unknown) => void;
  readonly onRefused: (unsent: Unsent, reason: string) => void;
}

export interface RecordSync {
  /** Sends what waits and reads what is new. Asked for while it runs, it runs once more. */
  run(): Promise<void>;
  state(): SyncState;
  watch(listener: () => void): () => void;
  /** Tries again what was refused. */
  retryRefused(): void;
  markComplete(): void;
  /** Whether what was written just now is on the device's disk. */
  noteKept(kept: boolean): void;
}

// The server takes 500 edits and a megabyte at once.
const batch = 200;
const batchLength = 250_000;

/** As many of the first as fit, and at least one. */
const fitting = <Item>(items: readonly Item[], lengthOf: (item: Item) => number): readonly Item[] => {
  let length = 0;
  const end = items.findIndex((item, index) => {
    length += lengthOf(item);
    return index > 0 && length > batchLength;
  });
  return end < 0 ? items : items.slice(0, end);
};

const asAppError = (error: unknown): AppError =>
  error instanceof AppError
    ? error
    : new AppError('unreadable', error instanceof Error ? error.message : 'Unknown', error);

export const createRecordSync = (parts: SyncParts): RecordSync => {
  const { core } = parts;
  let disk = parts.database;
  const listeners = createListeners();
  const refused = new Map<string, { unsent: Unsent; reason: string }>();
  const incomplete = new Set<string>();
  let cursorInMemory = 0;
  let state: SyncState = {
    complete: false,
    waiting: 0,
    refused: [],
    trouble: null,
    kept: parts.database !== null,
  };

  const set = (changes: Partial<SyncState>): void => {
    const next = { ...state, ...changes };
    if (Object.entries(next).every(([name, value]) => Reflect.get(state, name) === value)) return;
    state = next;
    listeners.notify();
  };
  const count = (): void => set({ waiting: core.unsent().length });

  // A disk that failed once is left alone: what comes after a gap would look as if there were none.
  const onDisk = async (work: (database: RecordsDatabase) => Promise<void>): Promise<void> => {
    if (disk === null) return;
    try {
      await work(disk);
    } catch (error) {
      disk = null;
      set({ kept: false });
      parts.onDiskLost(error);
    }
  };

  // Refused as it stood: written again, it is worth another try.
  const isRefused = (unsent: Unsent): boolean => {
    const before = refused.get(keyOf(unsent))?.unsent.stamps;
    return (
      before !== undefined && Object.entries(unsent.stamps).every(([name, stamp]) => before[name] === stamp)
    );
  };

  const judge = (unsent: Unsent, verdict: string): Unsent | null => {
    const key = keyOf(unsent);
    if (verdict === 'kept') {
      incomplete.delete(key);
      refused.delete(key);
      return unsent;
    }
    if (verdict === 'missing' && !incomplete.has(key)) {
      incomplete.add(key);
      return null;
    }
    if (refused.get(key)?.reason !== verdict) parts.onRefused(unsent, verdict);
    refused.set(key, { unsent, reason: verdict });
    return null;
  };

  const send = async (): Promise<void> => {
    for (;;) {
      const next = core
        .unsent()
        .filter((unsent) => !isRefused(unsent))
        .slice(0, batch);
      const all = next.flatMap((unsent) => {
        const record = core.held(unsent.kind, unsent.id);
        if (record === undefined) return [];
        const whole = incomplete.has(keyOf(unsent));
        return { unsent, edit: editOf(record, Object.keys(whole ? record.fields : unsent.stamps)) };
      });
      const edits = fitting(all, ({ edit }) => JSON.stringify(edit).length);
      if (edits.length === 0) break;
      const verdicts = await parts.push(edits.map(({ edit }) => edit));
      const sent = edits.flatMap(({ unsent }, index) => judge(unsent, verdicts[index] ?? '') ?? []);
      core.markSent(sent);
      parts.onSent(sent);
      await onDisk(async (database) => database.markSent(sent));
      count();
    }
    set({ refused: [...refused.values()] });
  };

  const learn = async (page: Pulled, cursor?: number): Promise<void> => {
    const learned = core.receive(page.records);
    await onDisk(async (database) => database.save(page.records, cursor));
    if (learned.length > 0) parts.onLearned(learned);
    if (cursor !== undefined) cursorInMemory = cursor;
  };

  /**
   * Everything there is, and what is not there any more is forgotten. The place in the book moves on only at the end: a
   * device that is cut off in the middle starts again, instead of believing that it has forgotten what it should.
   */
  const readAll = async (): Promise<void> => {
    const known = new Set<string>();
    let first: Pulled | null = null;
    let unread = 0;
    let cursor = 0;
    for (let more = true; more;) {
      const page = await parts.pull(cursor);
      first ??= page;
      // Something went while the pages were read: it may stand on one of those before.
      if (page.horizon > first.horizon) return readAll();
      for (const record of page.records) known.add(keyOf(record));
      unread += page.unread;
      await learn(page);
      ({ cursor, more } = page);
    }
    // What could not be read is there all the same.
    const gone = unread === 0 ? core.keepOnly(known) : [];
    await onDisk(async (database) => database.remove(gone));
    if (gone.length > 0) parts.onGone(gone);
    cursorInMemory = Math.max(cursor, first?.horizon ?? 0);
    await onDisk(async (database) => database.save([], cursorInMemory));
  };

  const readPages = async (from: number): Promise<void> => {
    if (from === 0) return readAll();
    let cursor = from;
    for (let more = true; more;) {
      const page = await parts.pull(cursor);
      // Rows have gone since this device last asked.
      if (page.horizon > from) return readAll();
      await learn(page, page.cursor);
      ({ cursor, more } = page);
    }
  };

  const once = async (): Promise<void> => {
    await send();
    let from = cursorInMemory;
    await onDisk(async (database) => {
      from = (await database.cursor()) ?? 0;
    });
    await readPages(from);
    set({ complete: true, trouble: null });
  };

  let running: Promise<void> | null = null;
  let again = false;
  const run = async (): Promise<void> => {
    count();
    if (running !== null) {
      again = true;
      return running;
    }
    const work = async (): Promise<void> => {
      do {
        again = false;
        try {
          await parts.alone(once);
        } catch (error) {
          set({ trouble: asAppError(error) });
          break;
        }
      } while (again);
      count();
    };
    running = work().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    run,
    state: () => state,
    watch: listeners.subscribe,
    retryRefused: () => {
      refused.clear();
      incomplete.clear();
      void run();
    },
    markComplete: () => set({ complete: true }),
    noteKept: (kept) => set({ kept }),
  };
};
