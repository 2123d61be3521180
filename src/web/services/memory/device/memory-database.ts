import { deleteDB, type DBSchema, openDB } from 'idb';
import { memoryDatabase } from '#domain/device/device-data.ts';
import type { MemoryLayer } from '#domain/memory/memory-layer.ts';
import { memoryText } from '#domain/memory/meaning/memory-text.ts';
import type { Memory } from '#domain/memory/memory.ts';

type Key = [layer: MemoryLayer, id: string];

export interface HeldVector {
  readonly layer: MemoryLayer;
  readonly id: string;
  /** Another model's numbers mean something else. */
  readonly model: string;
  /** The text it was made from. */
  readonly text: string;
  readonly vector: Float32Array;
}

interface Schema extends DBSchema {
  readonly memories: { key: Key; value: Memory };
  readonly vectors: { key: Key; value: HeldVector };
}

const version = 1;
const keyOf = ({ layer, id }: Pick<Memory, 'layer' | 'id'>): Key => [layer, id];
const nameOf = ({ layer, id }: Pick<Memory, 'layer' | 'id'>): string => `${layer}/${id}`;

const open = async (userId: string) =>
  openDB<Schema>(memoryDatabase(userId), version, {
    upgrade: (database) => {
      database.createObjectStore('memories');
      database.createObjectStore('vectors');
    },
    // Another page wants to take it away: stand aside.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

/** Opened for one thing and closed again, so that no page stands in the way of forgetting. */
const within = async <Value>(
  userId: string,
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<Value>,
): Promise<Value> => {
  const database = await open(userId);
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

export interface HeldMemories {
  readonly memories: readonly Memory[];
  readonly vectors: readonly HeldVector[];
}

export const heldMemories = async (userId: string): Promise<HeldMemories> =>
  within(userId, async (database) => {
    const reading = database.transaction(['memories', 'vectors'], 'readonly');
    const [memories, vectors] = await Promise.all([
      reading.objectStore('memories').getAll(),
      reading.objectStore('vectors').getAll(),
      reading.done,
    ]);
    return { memories, vectors };
  });

/** From now on these are all: whatever else was here is forgotten, and a changed text loses its vector. */
export const keepMemories = async (userId: string, memories: readonly Memory[]): Promise<void> =>
  within(userId, async (database) => {
    const writing = database.transaction(['memories', 'vectors'], 'readwrite');
    const [kept, vectors] = [writing.objectStore('memories'), writing.objectStore('vectors')];
    const texts = new Map(memories.map((memory) => [nameOf(memory), memoryText(memory)]));
    const old = (await vectors.getAll()).filter((one) => texts.get(nameOf(one)) !== one.text);
    await kept.clear();
    await Promise.all([
      ...old.map(async (one) => vectors.delete(keyOf(one))),
      ...memories.map(async (memory) => kept.put(memory, keyOf(memory))),
      writing.done,
    ]);
  });

/** Only for what is still kept here: a memory forgotten meanwhile leaves nothing. */
export const keepVectors = async (userId: string, made: readonly HeldVector[]): Promise<void> =>
  within(userId, async (database) => {
    const writing = database.transaction(['memories', 'vectors'], 'readwrite');
    for (const one of made) {
      const memory = await writing.objectStore('memories').get(keyOf(one));
      if (memory !== undefined && memoryText(memory) === one.text)
        await writing.objectStore('vectors').put(one, keyOf(one));
    }
    await writing.done;
  });

export const dropVectors = async (userId: string): Promise<void> =>
  within(userId, async (database) => database.clear('vectors'));

/** Emptied first: deleting waits for every page that holds it, emptying does not. */
export const forgetHeldMemories = async (userId: string): Promise<void> => {
  await within(userId, async (database) => {
    const writing = database.transaction(['memories', 'vectors'], 'readwrite');
    await Promise.all([
      writing.objectStore('memories').clear(),
      writing.objectStore('vectors').clear(),
      writing.done,
    ]);
  });
  await deleteDB(memoryDatabase(userId));
};
