import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { HeldRecord } from '#domain/records/held-record.ts';
import { merge } from '#domain/records/merge.ts';
import type { RecordKind } from '#domain/records/record-kind.ts';
import type { Unsent } from '#web/platform/records/record-core.ts';

type Key = [kind: RecordKind, id: string];

interface Schema extends DBSchema {
  readonly records: { key: Key; value: HeldRecord };
  readonly unsent: { key: Key; value: Unsent };
  readonly places: { key: 'cursor'; value: number };
}

const version = 1;
const nameOf = (userId: string): string => `kindling-records-${userId}`;
const keyIn = ({ kind, id }: { readonly kind: RecordKind; readonly id: string }): Key => [kind, id];

/** What this device keeps. Several pages write at once, so every write is read, merged and put in one transaction. */
export interface RecordsDatabase {
  load(): Promise<{
    readonly records: readonly HeldRecord[];
    readonly unsent: readonly Unsent[];
    /** How far the server was read; null for a device that never asked. */
    readonly cursor: number | null;
  }>;
  cursor(): Promise<number | null>;
  save(records: readonly HeldRecord[], unsent?: readonly Unsent[], cursor?: number): Promise<void>;
  markSent(sent: readonly Unsent[]): Promise<void>;
  remove(gone: readonly { readonly kind: RecordKind; readonly id: string }[]): Promise<void>;
  close(): void;
}

const wrap = (database: IDBPDatabase<Schema>): RecordsDatabase => ({
  load: async () => {
    const reading = database.transaction(['records', 'unsent', 'places'], 'readonly');
    const [records, unsent, cursor] = await Promise.all([
      reading.objectStore('records').getAll(),
      reading.objectStore('unsent').getAll(),
      reading.objectStore('places').get('cursor'),
      reading.done,
    ]);
    return { records, unsent, cursor: cursor ?? null };
  },
  cursor: async () => (await database.get('places', 'cursor')) ?? null,
  save: async (records, unsent = [], cursor) => {
    const writing = database.transaction(['records', 'unsent', 'places'], 'readwrite');
    const keepRecord = async (record: HeldRecord): Promise<void> => {
      const store = writing.objectStore('records');
      const kept = await store.get(keyIn(record));
      const next = kept === undefined ? record : merge(kept, record);
      if (next !== kept) await store.put(next, keyIn(record));
    };
    const keepUnsent = async (one: Unsent): Promise<void> => {
      const store = writing.objectStore('unsent');
      const kept = await store.get(keyIn(one));
      await store.put({ ...one, stamps: { ...kept?.stamps, ...one.stamps } }, keyIn(one));
    };
    await Promise.all([
      ...records.map(keepRecord),
      ...unsent.map(keepUnsent),
      ...(cursor === undefined ? [] : [writing.objectStore('places').put(cursor, 'cursor')]),
      writing.done,
    ]);
  },
  markSent: async (sent) => {
    const writing = database.transaction('unsent', 'readwrite');
    const mark = async (one: Unsent): Promise<void> => {
      const kept = await writing.store.get(keyIn(one));
      if (kept === undefined) return;
      const left = Object.entries(kept.stamps).filter(([field, stamp]) => one.stamps[field] !== stamp);
      if (left.length === 0) await writing.store.delete(keyIn(one));
      else await writing.store.put({ ...one, stamps: Object.fromEntries(left) }, keyIn(one));
    };
    await Promise.all([...sent.map(mark), writing.done]);
  },
  remove: async (gone) => {
    const writing = database.transaction('records', 'readwrite');
    await Promise.all([...gone.map(async (one) => writing.store.delete(keyIn(one))), writing.done]);
  },
  close: () => database.close(),
});

export const openRecordsDatabase = async (userId: string): Promise<RecordsDatabase> =>
  wrap(
    await openDB<Schema>(nameOf(userId), version, {
      upgrade: (database) => {
        database.createObjectStore('records');
        database.createObjectStore('unsent');
        database.createObjectStore('places');
      },
      // Another page wants to take it away, or to bring a newer shape: stand aside.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    }),
  );

export const destroyRecordsDatabase = async (userId: string): Promise<void> => deleteDB(nameOf(userId));
