import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** A sign-in takes minutes and lives in one process, so memory is enough: bounded, and nothing outlives its time. */
export const createMemoryAdapter = (options: {
  readonly maximum: number;
  readonly now: () => number;
}): AdapterFactory => {
  const entries = new Map<string, Entry>();

  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expiresAt > options.now()) return structuredClone(entry.payload);
    entries.delete(key);
    return undefined;
  };

  const store = (key: string, entry: Entry): void => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size <= options.maximum) return;
    const oldest = entries.keys().next();
    if (oldest.done !== true) entries.delete(oldest.value);
  };

  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      upsert: async (id, payload, expiresIn = 3600) => {
        store(keyOf(id), { payload: structuredClone(payload), expiresAt: options.now() + expiresIn * 1000 });
      },
      find: async (id) => live(keyOf(id)),
      findByUid: async (uid) => {
        const prefix = keyOf('');
        const found = [...entries].find(
          ([key, entry]) => key.startsWith(prefix) && entry.payload.uid === uid,
        );
        return found === undefined ? undefined : live(found[0]);
      },
      // Only the device flow has user codes, and it is off.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const entry = entries.get(keyOf(id));
        if (entry === undefined) return;
        const consumed = Math.floor(options.now() / 1000);
        entries.set(keyOf(id), { ...entry, payload: { ...entry.payload, consumed } });
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key);
      },
    };
  };
};
