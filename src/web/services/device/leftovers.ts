import { isDraftKey, ownerOfDatabase, ownerOfDraft, sealedDatabase } from '#domain/device/device-data.ts';
import { localStore } from '#web/platform/browser-storage.ts';

/** The databases of this device; null where the browser does not tell. */
export const databaseNames = async (): Promise<readonly string[] | null> => {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return null;
  const all = await indexedDB.databases().catch(() => []);
  return all.flatMap(({ name }) => name ?? []);
};

/** Every account that has something on this device. */
export const accountsHere = async (): Promise<readonly string[]> => {
  const names = (await databaseNames()) ?? [];
  const drafts = localStore.keys().filter(isDraftKey);
  const owners = [...names.map(ownerOfDatabase), ...drafts.map((key) => ownerOfDraft(localStore.read(key)))];
  return [...new Set(owners.filter((owner) => owner !== null))];
};

/** Whether a closer look is worth its bytes: somebody else's data, or boxes that may be too old or this account's. */
export const hasLeftovers = async (userId: string | null): Promise<boolean> => {
  if ((await accountsHere()).some((owner) => owner !== userId)) return true;
  return (await databaseNames())?.includes(sealedDatabase) ?? false;
};
