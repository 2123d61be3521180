import { useEffect } from 'react';
import type { AuthState } from '#domain/auth/auth-readiness.ts';
import { hasStoredSession, readStoredUserId } from '#web/platform/backend/stored-session.ts';
import { localStore } from '#web/platform/browser-storage.ts';

/** The page is loaded anew, so that nothing stays in memory; where it leads says what has happened. */
const leave = async (userId: string): Promise<void> => {
  try {
    const { leaveDevice } = await import('#web/services/device/leave-device.ts');
    await leaveDevice(userId);
  } finally {
    const here = location.pathname + location.search;
    location.replace(`/auth-required?next=${encodeURIComponent(here)}`);
  }
};

// Most visitors have nothing here, and load nothing to find that out.
const mayHoldSomething = async (): Promise<boolean> => {
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : [];
  return [...databases.map(({ name }) => name), ...localStore.keys()].some((name) =>
    name?.startsWith('kindling-'),
  );
};

/** Nobody is signed in: nobody's things stay. A session that merely waits for a network is somebody. */
const clearAll = async (): Promise<void> => {
  if (hasStoredSession() || !(await mayHoldSomething())) return;
  const { clearOthers } = await import('#web/services/device/clear-others.ts');
  await clearOthers(null);
};

/** Leaves nothing of somebody behind whose session has ended: while they were here, or while the browser was closed. */
export const useLeaveAtEnd = ({ ready, user, signingOut, ended }: AuthState): void => {
  useEffect(() => {
    if (ended !== undefined) void leave(ended).catch(() => undefined);
  }, [ended]);

  // Not while somebody is leaving by hand, which asks first.
  const isEmpty = ready && user === null && !signingOut && ended === undefined;
  useEffect(() => {
    if (isEmpty) void clearAll().catch(() => undefined);
  }, [isEmpty]);

  const shown = signingOut ? null : (user?.id ?? null);
  useEffect(() => {
    // Back can bring a page out of the browser's cache that heard nothing of a sign-out.
    const look = (event: PageTransitionEvent): void => {
      if (!event.persisted || !(signingOut || (shown !== null && shown !== readStoredUserId()))) return;
      document.documentElement.hidden = true;
      location.reload();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [shown, signingOut]);
};
