import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { recordsDatabase } from '#domain/device/device-data.ts';
import { type HeldRecord, laterStamps, stampsLeft } from '#domain/records/held-record.ts';
import { merge } from '#domain/records/merge.ts';
import { recordShape, type RecordKind } from '#domain/records/record-registry.ts';
import type { RecordKey, Unsent } from '#web/services/records/record-core.ts';

type Key = [kind: RecordKind, id: string];

interface Schema extends DBSchema {
  readonly records: { key: Key; value: HeldRecord };
  readonly unsent: { key: Key; value: Unsent };
  readonly journal: { key: number; value: Written };
  /** How far the server was read, and by whom; and the key with which unsent edits are sealed. */
  readonly places: { key: 'cursor' | 'shape' | 'sealing-key'; value: number | string };
}

interface Written {
  readonly records: readonly HeldRecord[];
  readonly unsent: readonly Unsent[];
}

const version = 1;
const keyIn = ({ kind, id }: RecordKey): Key => [kind, id];

/** What this device keeps. Several pages write at once, so every write is read, merged and put in one transaction. */
export interface RecordsDatabase {
  load(): Promise<{
    readonly records: readonly HeldRecord[];
    readonly unsent: readonly Unsent[];
    /** How far the server was read; null for a device that never asked. */
    readonly cursor: number | null;
  }>;
  /** From where to go on; null where everything has to be read anew, because a version read it that knew less. */
  cursor(): Promise<number | null>;
  /** What was just written here: on disk even if the page is left in the same breath. */
  keep(records: readonly HeldRecord[], unsent: readonly Unsent[]): Promise<void>;
  /** What the server told, and how far it was read. */
  save(records: readonly HeldRecord[], cursor?: number): Promise<void>;
  markSent(sent: readonly Unsent[]): Promise<void>;
  remove(gone: readonly RecordKey[]): Promise<void>;
  /** With which unsent edits are sealed when this account leaves; null until the server gave it. */
  sealingKey(): Promise<string | null>;
  keepSealingKey(key: string): Promise<void>;
  /** Empties it in one step, unless more waits to be sent than `known`: then it stays as it is, and this is false. */
  empty(known: readonly Unsent[]): Promise<boolean>;
  close(): void;
}

const everything = ['records', 'unsent', 'journal', 'places'] as const;

const numberOrNull = (value: number | string | undefined): number | null =>
  typeof value === 'number' ? value : null;

const editsIn = (unsent: readonly Unsent[]): readonly string[] =>
  unsent.flatMap(({ kind, id, stamps }) =>
    Object.entries(stamps).map(([field, stamp]) => [kind, id, field, stamp].join(' ')),
  );

const stillUnsent = (one: Unsent, sent: readonly Unsent[]): Unsent | null => {
  const stamps = sent
    .filter(({ kind, id }) => kind === one.kind && id === one.id)
    .reduce((left, taken) => stampsLeft(left, taken.stamps), one.stamps);
  return Object.keys(stamps).length === 0 ? null : { ...one, stamps };
};

const wrap = (database: IDBPDatabase<Schema>): RecordsDatabase => {
  const begin = () => database.transaction(everything, 'readwrite');

  /** Read, merged and put in one transaction. */
  const put = async (writing: ReturnType<typeof begin>, { records, unsent }: Written): Promise<void> => {
    const putRecord = async (record: HeldRecord): Promise<void> => {
      const store = writing.objectStore('records');
      const kept = await store.get(keyIn(record));
      const next = kept === undefined ? record : merge(kept, record);
      if (next !== kept) await store.put(next, keyIn(record));
    };
    const putUnsent = async (one: Unsent): Promise<void> => {
      const store = writing.objectStore('unsent');
      const kept = await store.get(keyIn(one));
      await store.put({ ...one, stamps: laterStamps(kept?.stamps ?? {}, one.stamps) }, keyIn(one));
    };
    await Promise.all([...records.map(putRecord), ...unsent.map(putUnsent)]);
  };

  /**
   * Brings a note of the journal to its places, as it stands by now: since it was made, the server may have taken some of
   * it, or another page may have brought it there. What is put back after that would wait for ever.
   */
  const settle = async (place: number): Promise<void> => {
    const writing = begin();
    const bring = async (): Promise<void> => {
      const noted = await writing.objectStore('journal').get(place);
      if (noted === undefined) return;
      // One after the other: a note goes only once it is at its places.
      await put(writing, noted);
      await writing.objectStore('journal').delete(place);
    };
    await Promise.all([bring(), writing.done]);
  };

  return {
    load: async () => {
      const reading = database.transaction(everything, 'readonly');
      const [records, unsent, cursor, noted, places] = await Promise.all([
        reading.objectStore('records').getAll(),
        reading.objectStore('unsent').getAll(),
        reading.objectStore('places').get('cursor'),
        reading.objectStore('journal').getAll(),
        reading.objectStore('journal').getAllKeys(),
        reading.done,
      ]);
      // Left by a page that was closed before it could put them in their places.
      // Where there is no room for that, the note itself has been read.
      await Promise.allSettled(places.map(settle));
      return {
        records: [...records, ...noted.flatMap((written) => written.records)],
        unsent: [...unsent, ...noted.flatMap((written) => written.unsent)],
        cursor: numberOrNull(cursor),
      };
    },
    cursor: async () => {
      const reading = database.transaction('places');
      const [cursor, shape] = await Promise.all([
        reading.store.get('cursor'),
        reading.store.get('shape'),
        reading.done,
      ]);
      return shape === recordShape ? numberOrNull(cursor) : null;
    },
    keep: async (records, unsent) => {
      // Nothing is awaited between here and the commit: a page that goes away takes open transactions with it, and
      // leaves those that were committed.
      const noting = database.transaction('journal', 'readwrite');
      const place = noting.store.add({ records, unsent });
      noting.commit();
      // The request is answered before it is on disk: there may be no room for it.
      const [noted] = await Promise.all([place, noting.done]);
      // From here on it is kept. Whoever opens the device next brings it to its places where this page cannot.
      await settle(noted).catch(() => undefined);
    },
    save: async (records, cursor) => {
      const writing = begin();
      await Promise.all([
        put(writing, { records, unsent: [] }),
        ...(cursor === undefined
          ? []
          : [
              writing.objectStore('places').put(cursor, 'cursor'),
              writing.objectStore('places').put(recordShape, 'shape'),
            ]),
        writing.done,
      ]);
    },
    markSent: async (sent) => {
      const writing = database.transaction(['unsent', 'journal'], 'readwrite');
      const mark = async (one: Unsent): Promise<void> => {
        const store = writing.objectStore('unsent');
        const kept = await store.get(keyIn(one));
        if (kept === undefined) return;
        const left = stillUnsent(kept, [one]);
        await (left === null ? store.delete(keyIn(one)) : store.put(left, keyIn(one)));
      };
      const markNotes = async (): Promise<void> => {
        for (
          let note = await writing.objectStore('journal').openCursor();
          note;
          note = await note.continue()
        ) {
          const unsent = note.value.unsent.flatMap((one) => stillUnsent(one, sent) ?? []);
          await note.update({ ...note.value, unsent });
        }
      };
      await Promise.all([...sent.map(mark), markNotes(), writing.done]);
    },
    remove: async (gone) => {
      const writing = database.transaction('records', 'readwrite');
      await Promise.all([...gone.map(async (one) => writing.store.delete(keyIn(one))), writing.done]);
    },
    sealingKey: async () => {
      const key = await database.get('places', 'sealing-key');
      return typeof key === 'string' ? key : null;
    },
    keepSealingKey: async (key) => void (await database.put('places', key, 'sealing-key')),
    empty: async (known) => {
      const sealed = new Set(editsIn(known));
      const writing = database.transaction(everything, 'readwrite');
      const [unsent, noted] = await Promise.all([
        writing.objectStore('unsent').getAll(),
        writing.objectStore('journal').getAll(),
      ]);
      const waiting = editsIn([...unsent, ...noted.flatMap((written) => written.unsent)]);
      const isKnown = waiting.every((edit) => sealed.has(edit));
      if (isKnown) await Promise.all(everything.map(async (name) => writing.objectStore(name).clear()));
      await writing.done;
      return isKnown;
    },
    close: () => database.close(),
  };
};

export const openRecordsDatabase = async (userId: string): Promise<RecordsDatabase> =>
  wrap(
    await openDB<Schema>(recordsDatabase(userId), version, {
      upgrade: (database) => {
        database.createObjectStore('records');
        database.createObjectStore('unsent');
        database.createObjectStore('journal', { autoIncrement: true });
        database.createObjectStore('places');
      },
      // Another page wants to take it away, or to bring a newer shape: stand aside.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    }),
  );

export const destroyRecordsDatabase = async (userId: string): Promise<void> =>
  deleteDB(recordsDatabase(userId));
