import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { looksLikeMarkup, SNIFFED_BYTES } from './looks-like-markup.ts';
import { describeBytes } from '#server/engine/storage/store/object-metadata.ts';
import type { Description } from '#server/engine/storage/store/object-metadata.ts';
import { saveRow } from './object-rows.ts';
import { settleReservation } from './settle-reservation.ts';
import type { Reservation } from './settle-reservation.ts';
import type { ObjectChange, SavedRow } from './object-rows.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import type { ObjectStore, Version } from '#server/engine/storage/store/object-store.ts';
import { accessDenied, isCertainRefusal } from '#server/engine/storage/storage-error.ts';

export interface WriteTarget extends ObjectPlace {
  readonly owner: string | undefined;
  readonly upsert: boolean;
  /** Room that was taken for these bytes beforehand; it is given back where the object is counted. */
  readonly reservation?: Reservation | undefined;
}

interface WrittenObject {
  readonly id: string;
  readonly version: Version;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** What a row is to say once its bytes are in the store. */
type NewRow = Pick<ObjectChange, 'metadata' | 'userMetadata'>;

type Change = ObjectChange & Pick<WriteTarget, 'reservation'>;

export interface ObjectWriter {
  /** Whether the policies would take this row: tried and rolled back, before a byte is read. */
  readonly authorize: (actor: Actor, target: WriteTarget) => Promise<void>;
  /** Bytes first, under a version nobody knows; then the row, in one transaction; then the old version goes. */
  readonly write: (
    actor: Actor,
    target: WriteTarget,
    body: AsyncIterable<Uint8Array>,
    describe: () => Promise<Description>,
  ) => Promise<WrittenObject>;
  /** The same for bytes that are in the store already. False when they are not. */
  readonly copy: (
    actor: Actor,
    target: WriteTarget,
    from: Version,
    row: NewRow,
  ) => Promise<Omit<WrittenObject, 'metadata'> | undefined>;
  /** Best effort: what stays behind is an orphan, and the sweep finds it. */
  readonly discard: (versions: readonly Version[]) => Promise<void>;
}

class Rehearsal extends Error {}

const DISCARDS_AT_ONCE = 8;

export const createObjectWriter = (deps: {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly logError: (what: string, cause: unknown) => void;
}): ObjectWriter => {
  const { db, store } = deps;

  const discard = async (versions: readonly Version[]): Promise<void> => {
    for (let at = 0; at < versions.length; at += DISCARDS_AT_ONCE) {
      await Promise.all(
        versions.slice(at, at + DISCARDS_AT_ONCE).map((version) =>
          store.remove(version).catch((error: unknown) => {
            deps.logError('Bytes of a removed object could not be removed yet', error);
          }),
        ),
      );
    }
  };

  /** Nobody can know the version before the row does, so it may go again unless the row perhaps does know it. */
  const commit = async (actor: Actor, change: Change): Promise<SavedRow> => {
    let saved: SavedRow;
    try {
      saved = await saveTwice(db, actor, change);
    } catch (error) {
      if (isCertainRefusal(error)) await discard([change.version]);
      throw error;
    }
    if (saved.replaced !== undefined) await discard([saved.replaced]);
    return saved;
  };

  return {
    discard,
    authorize: async (actor, target) => {
      const change = {
        ...target,
        id: randomUUID(),
        version: randomUUID(),
        metadata: null,
        userMetadata: null,
      };
      try {
        await saveTwice(db, actor, change, true);
      } catch (error) {
        if (!(error instanceof Rehearsal)) throw error;
      }
    },
    write: async (actor, target, body, describe) => {
      const version = randomUUID();
      const head = keepHead(body);
      const measured = await store.put(version, head.chunks);
      let description: Description;
      try {
        description = await describe();
      } catch (error) {
        await discard([version]);
        throw error;
      }
      const metadata = describeBytes(description, measured, looksLikeMarkup(head.bytes()));
      const userMetadata = description.userMetadata ?? null;
      const { id } = await commit(actor, { ...target, id: randomUUID(), version, metadata, userMetadata });
      return { id, version, metadata };
    },
    copy: async (actor, target, from, row) => {
      const version = randomUUID();
      if (!(await store.copy(from, version))) return undefined;
      const { id } = await commit(actor, { ...target, ...row, id: randomUUID(), version });
      return { id, version };
    },
  };
};

/**
 * An upsert that finds nothing to replace and then a row in its way has either met another writer, whose row the
 * second try finds, or a row this caller may not touch.
 */
const saveTwice = async (db: Database, actor: Actor, change: Change, rehearse = false): Promise<SavedRow> => {
  const save = (): Promise<SavedRow> =>
    db.tx(actor, async (query) => {
      await settleReservation(query, change.reservation);
      const saved = await saveRow(query, change);
      if (rehearse) throw new Rehearsal();
      return saved;
    });
  try {
    return await save();
  } catch (error) {
    if (!change.upsert || !isDuplicate(error)) throw error;
  }
  try {
    return await save();
  } catch (error) {
    throw isDuplicate(error) ? accessDenied() : error;
  }
};

const isDuplicate = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23505';

const keepHead = (
  body: AsyncIterable<Uint8Array>,
): {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly bytes: () => Uint8Array;
} => {
  const kept: Uint8Array[] = [];
  let length = 0;
  const flow = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      if (length < SNIFFED_BYTES) {
        // A copy: the source may use its buffer again.
        kept.push(Uint8Array.from(chunk.subarray(0, SNIFFED_BYTES - length)));
        length += chunk.byteLength;
      }
      yield chunk;
    }
  };
  return { chunks: flow(), bytes: () => Buffer.concat(kept) };
};
