import {
  type Fields,
  type HeldRecord,
  laterStamps,
  stampOf,
  stampsLeft,
} from '#domain/records/held-record.ts';
import { merge } from '#domain/records/merge.ts';
import type { Change } from '#domain/records/change.ts';
import type { RecordKind } from '#domain/records/record-registry.ts';
import { recordKinds } from '#domain/records/record-registry.ts';
import { firstStamp, stampAfter, type Stamp } from '#domain/records/stamp.ts';
import { createListeners } from '#web/platform/store.ts';
import { createCollections } from '#web/services/records/record-collection.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

/** Fields of a record that the server has not taken yet, and the stamp each was written with. */
export interface Unsent {
  readonly kind: RecordKind;
  readonly id: string;
  readonly stamps: Readonly<Record<string, Stamp>>;
}

export interface RecordCoreOptions {
  readonly userId: string;
  /** Eight hex digits, another for every open page. */
  readonly writer: string;
  readonly now: () => number;
  /** After something was written here: to be kept, told to other pages, and sent. */
  readonly onWrite: (records: readonly HeldRecord[], unsent: readonly Unsent[]) => void;
}

export interface RecordCore extends RecordStore {
  /** Versions from elsewhere: this device's disk, another page, the server. Gives back those that taught something. */
  receive(records: readonly HeldRecord[]): readonly HeldRecord[];
  markUnsent(unsent: readonly Unsent[]): void;
  /** What the server has taken; a field that was written again since stays unsent. */
  markSent(sent: readonly Unsent[]): void;
  unsent(): readonly Unsent[];
  held(kind: RecordKind, id: string): HeldRecord | undefined;
  /** Everything of a kind, even what was deleted and can still be brought back. */
  heldOf(kind: RecordKind): readonly HeldRecord[];
  /** Forgets what the server no longer has, unless something of it still waits to be sent. Gives back what went. */
  keepOnly(known: ReadonlySet<string>): readonly RecordKey[];
  /** The same for some alone: another page of this device has found them gone. */
  forget(gone: readonly RecordKey[]): void;
}

export interface RecordKey {
  readonly kind: RecordKind;
  readonly id: string;
}

export const keyOf = (record: RecordKey): string => `${record.kind}/${record.id}`;

interface Edit {
  readonly kind: RecordKind;
  readonly id: string;
  readonly fields: Fields;
  readonly whenNew?: Fields;
}

const stampsFor = (fields: readonly string[], stamp: Stamp): Readonly<Record<string, Stamp>> =>
  Object.fromEntries(fields.map((field) => [field, stamp]));

// Neither JSON nor the database holds these, and one of them would hold up everything that is sent with it.
const holdable = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value,
    ]),
  );

const fieldsOf = (change: Pick<Change, 'fields' | 'deleted'>, now: number): Fields => ({
  ...holdable({ ...change.fields }),
  ...(change.deleted === undefined ? {} : { deletedAt: change.deleted ? new Date(now).toISOString() : null }),
});

export const createRecordCore = ({ userId, writer, now, onWrite }: RecordCoreOptions): RecordCore => {
  const collections = createCollections();
  const waiting = new Map<string, Unsent>();
  const listeners = createListeners();
  let latest: Stamp = '';

  const held = (kind: RecordKind, id: string) => collections[kind].held(id);
  const put = (record: HeldRecord): void => collections[record.kind].put(record);

  const markUnsent = (unsent: readonly Unsent[]): void => {
    for (const { kind, id, stamps } of unsent) {
      const key = keyOf({ kind, id });
      waiting.set(key, { kind, id, stamps: laterStamps(waiting.get(key)?.stamps ?? {}, stamps) });
    }
  };

  /** What has to be written to have it as it was. */
  const opposite = ({ kind, id, fields = {}, deleted }: Change): Fields => {
    const before = held(kind, id);
    if (before === undefined) return { deletedAt: new Date(now()).toISOString() };
    const names = [...Object.keys(fields), ...(deleted === undefined ? [] : ['deletedAt'])];
    return Object.fromEntries(names.map((name) => [name, before.fields[name] ?? null]));
  };

  const makeFirst = (kind: RecordKind, id: string, whenNew: Fields): HeldRecord => {
    const first = { kind, id, fields: { ...whenNew, deletedAt: null }, stamps: { '*': firstStamp } };
    put(first);
    markUnsent([{ kind, id, stamps: stampsFor(Object.keys(first.fields), firstStamp) }]);
    return first;
  };

  const writeFields = ({ kind, id, fields, whenNew }: Edit): HeldRecord => {
    const known = held(kind, id);
    const before = known === undefined && whenNew !== undefined ? makeFirst(kind, id, whenNew) : known;
    const names = Object.keys(fields);
    if (before !== undefined && names.length === 0) return before;
    const seen = names.reduce((last, name) => {
      const stamp = before === undefined ? '' : stampOf(before.stamps, name);
      return stamp > last ? stamp : last;
    }, latest);
    latest = stampAfter(seen, now(), writer);
    const version: HeldRecord =
      before === undefined
        ? { kind, id, fields: { deletedAt: null, ...fields }, stamps: { '*': latest } }
        : { kind, id, fields, stamps: stampsFor(names, latest) };
    const next = before === undefined ? version : merge(before, version);
    put(next);
    markUnsent([{ kind, id, stamps: stampsFor(Object.keys(version.fields), latest) }]);
    return next;
  };

  const writeAll = (edits: readonly Edit[]): void => {
    const written = edits.map(writeFields);
    const keys = new Set(written.map(keyOf));
    listeners.notify();
    onWrite(
      written,
      [...keys].flatMap((key) => waiting.get(key) ?? []),
    );
  };

  const forget = (named: readonly RecordKey[]): readonly RecordKey[] => {
    const gone = named.filter((record) => !waiting.has(keyOf(record)));
    for (const { kind, id } of gone) collections[kind].drop(id);
    if (gone.length > 0) listeners.notify();
    return gone;
  };

  return {
    userId,
    all: (kind) => collections[kind].all(),
    get: (kind, id) => collections[kind].get(id),
    deleted: (kind) => collections[kind].deleted(),
    held,
    heldOf: (kind) => collections[kind].ids().flatMap((id) => held(kind, id) ?? []),
    markUnsent,
    watch: listeners.subscribe,
    write: (changes) => {
      const back = changes
        .map((change) => ({ kind: change.kind, id: change.id, fields: opposite(change) }))
        .toReversed();
      writeAll(
        changes.map(({ kind, id, whenNew, ...change }) => ({
          kind,
          id,
          fields: fieldsOf(change, now()),
          ...(whenNew === undefined ? {} : { whenNew: holdable({ ...whenNew }) }),
        })),
      );
      return () => writeAll(back);
    },
    receive: (versions) => {
      const learned: HeldRecord[] = [];
      for (const version of versions) {
        const mine = held(version.kind, version.id);
        const next = mine === undefined ? version : merge(mine, version);
        if (next === mine) continue;
        put(next);
        learned.push(next);
      }
      if (learned.length > 0) listeners.notify();
      return learned;
    },
    markSent: (sent) => {
      for (const { kind, id, stamps } of sent) {
        const key = keyOf({ kind, id });
        const left = stampsLeft(waiting.get(key)?.stamps ?? {}, stamps);
        if (Object.keys(left).length === 0) waiting.delete(key);
        else waiting.set(key, { kind, id, stamps: left });
      }
      listeners.notify();
    },
    unsent: () => [...waiting.values()],
    keepOnly: (known) => {
      const gone = recordKinds
        .flatMap((kind) => collections[kind].ids().map((id) => ({ kind, id })))
        .filter((record) => !known.has(keyOf(record)));
      return forget(gone);
    },
    forget,
  };
};
