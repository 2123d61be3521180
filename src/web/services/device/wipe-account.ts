import { isDraftKey, memoryDatabase, ownerOfDraft, recordsDatabase } from '#domain/device/device-data.ts';
import { keptFiles } from '#web/platform/audio/kept-files.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { oneAtATime } from '#web/platform/one-at-a-time.ts';
import { within } from '#web/platform/within.ts';
import { logger } from '#web/services/logging/logger.ts';
import { forgetHeldMemories } from '#web/services/memory/device/memory-database.ts';
import { databaseNames } from '#web/services/device/leftovers.ts';
import { seal } from '#web/services/device/seal.ts';
import { dropBox, keepBox } from '#web/services/device/sealed-boxes.ts';
import { contentsOf, type SealedContents } from '#web/services/device/sealed-contents.ts';
import {
  destroyRecordsDatabase,
  openRecordsDatabase,
  type RecordsDatabase,
} from '#web/services/records/records-database.ts';

const timeoutMs = 3_000;
// Somebody would have to write faster than it is read.
const mostRounds = 5;

const draftsOf = (userId: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    localStore.keys().flatMap((key) => {
      const raw = isDraftKey(key) ? localStore.read(key) : null;
      return raw !== null && ownerOfDraft(raw) === userId ? [[key, raw]] : [];
    }),
  );

/** Null where it cannot be done: no key yet, no place for it, or a browser without these functions. */
const sealInto = async (
  database: RecordsDatabase,
  userId: string,
  contents: SealedContents,
): Promise<number | null> => {
  try {
    const key = await database.sealingKey();
    if (key === null) throw new Error('No key to seal with');
    const box = await seal(key, userId, JSON.stringify(contents));
    const sealed = { userId, sealedAt: Date.now(), box };
    try {
      return await keepBox(sealed);
    } catch {
      // No room: the music that is kept can be fetched again, and this cannot.
      await keptFiles.clear();
      return await keepBox(sealed);
    }
  } catch (error) {
    logger.error('What was not sent could not be sealed', { error }, 'records');
    return null;
  }
};

/** Seals what exists here alone, and empties the rest. What is written meanwhile is sealed as well. */
const emptyRecords = async (userId: string, keepsEdits: boolean): Promise<void> => {
  const database = await openRecordsDatabase(userId);
  try {
    let box: number | null = null;
    for (let round = 0; round < mostRounds; round += 1) {
      const loaded = await database.load();
      const edits = keepsEdits ? loaded : { records: [], unsent: [] };
      const contents = contentsOf(userId, edits, draftsOf(userId));
      const before: number | null = box;
      if (contents !== null) box = await sealInto(database, userId, contents);
      // The newer box holds everything the older one did.
      if (before !== null && box !== null) await dropBox(before);
      if (await database.empty(loaded.unsent)) return;
    }
  } finally {
    database.close();
  }
};

const quietly = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    logger.error('Something could not be removed from this device', { error }, 'records');
  }
};

interface WipeOptions {
  /** False for somebody who said that they should go. */
  readonly keepsEdits: boolean;
}

/**
 * Removes what this device holds of an account: what it wrote, its memories, its drafts, its music. Edits that were not sent, and drafts,
 * stay in a box that only the account opens. Any step may be the last one before the page is gone: the next start begins again.
 */
export const wipeAccount = async (userId: string, { keepsEdits }: WipeOptions): Promise<void> =>
  oneAtATime(`kindling-wipe-${userId}`)(async () => {
    const names = await databaseNames();
    if (names === null || names.includes(recordsDatabase(userId))) {
      await quietly(async () => emptyRecords(userId, keepsEdits));
      // It is empty by now. A page that sleeps may not let go of it at once: then it goes when that page does.
      await within(
        timeoutMs,
        quietly(async () => destroyRecordsDatabase(userId)),
      ).catch(() => undefined);
    }
    if (names === null || names.includes(memoryDatabase(userId))) {
      await within(
        timeoutMs,
        quietly(async () => forgetHeldMemories(userId)),
      ).catch(() => undefined);
    }
    for (const key of Object.keys(draftsOf(userId))) localStore.remove(key);
    await keptFiles.clear();
  });
