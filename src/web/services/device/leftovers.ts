import { isDraftKey, ownerOfDatabase, ownerOfDraft, sealedDatabase } from '#domain/device/device-data.ts';
import { localStore } from '#web/platform/browser-storage.ts';

/** The databases of this device; null where the browser does not tell. */
export const databaseNames = async (): Promise<readonly string[] | null> => {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return null;
  const all = await indexedDB.databases().catch(() => []);
  return all.flatMap(({ name }) => name ?? []);
};

const ownersOf = (databases: readonly string[]): readonly string[] => {
  const drafts = localStore.keys().filter(isDraftKey);
  const owners = [
    ...databases.map(ownerOfDatabase),
    ...drafts.map((key) => ownerOfDraft(localStore.read(key))),
  ];
  return [...new Set(owners.filter((owner) => owner !== null))];
};

/** Every account that has something on this device. */
export const accountsHere = async (): Promise<readonly string[]> => ownersOf((await databaseNames()) ?? []);

/** Whether a closer look is worth its bytes: somebody else's data, or boxes that may be too old or this account's. */
export const hasLeftovers = async (userId: string | null): Promise<boolean> => {
  // Once: every start waits for it.
  const databases = (await databaseNames()) ?? [];
  return databases.includes(sealedDatabase) || ownersOf(databases).some((owner) => owner !== userId);
};
