import { hasStoredSession } from '#web/platform/backend/stored-session.ts';
import { localStore } from '#web/platform/browser-storage.ts';

// Most visitors have nothing here, and load nothing to find that out.
const mayHoldSomething = async (): Promise<boolean> => {
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : [];
  return [...databases.map(({ name }) => name), ...localStore.keys()].some((name) =>
    name?.startsWith('kindling-'),
  );
};

/** Nobody is signed in: nobody's things stay. A session that merely waits for a network is somebody. */
export const clearForNobody = async (): Promise<void> => {
  if (hasStoredSession() || !(await mayHoldSomething())) return;
  const { clearOthers } = await import('#web/services/device/clear-others.ts');
  await clearOthers(null);
};
