import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { keptDays, sealedDatabase } from '#domain/device/device-data.ts';
import type { SealedBox } from '#web/services/device/seal.ts';

interface KeptBox {
  readonly userId: string;
  readonly sealedAt: number;
  readonly box: SealedBox;
}

interface Schema extends DBSchema {
  readonly boxes: { key: number; value: KeptBox };
}

const withBoxes = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await openDB<Schema>(sealedDatabase, 1, {
    upgrade: (made) => void made.createObjectStore('boxes', { autoIncrement: true }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Gives back its number. */
export const keepBox = async (box: KeptBox): Promise<number> =>
  withBoxes(async (database) => database.add('boxes', box));

export const dropBox = async (id: number): Promise<void> =>
  withBoxes(async (database) => database.delete('boxes', id));

/** The oldest first. */
export const boxesOf = async (userId: string): Promise<readonly (KeptBox & { readonly id: number })[]> =>
  withBoxes(async (database) => {
    const reading = database.transaction('boxes');
    const [ids, boxes] = await Promise.all([
      reading.store.getAllKeys(),
      reading.store.getAll(),
      reading.done,
    ]);
    return boxes.flatMap((box, index) =>
      box.userId === userId ? Object.assign(box, { id: ids[index] ?? 0 }) : [],
    );
  });

/** Whoever did not come back for this long has lost nothing that the server would still take in good order. */
export const dropOldBoxes = async (now: number): Promise<void> =>
  withBoxes(async (database) => {
    const writing = database.transaction('boxes', 'readwrite');
    for (let place = await writing.store.openCursor(); place !== null; place = await place.continue()) {
      if (now - place.value.sealedAt > keptDays * 86_400_000) await place.delete();
    }
    await writing.done;
  });
