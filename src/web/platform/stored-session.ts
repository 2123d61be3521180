import { localStore } from '#web/platform/browser-storage.ts';

// The name supabase-js gives the entry; before-paint looks for the same.
const sessionKey = /^sb-.*-auth-token$/;

/** Whether somebody was signed in on this device; only then is the backend client worth its bytes at once. */
export const hasStoredSession = (): boolean => localStore.keys().some((key) => sessionKey.test(key));

/** Calls back once another tab has signed somebody in; returns how to stop. */
export const watchStoredSession = (found: () => void): (() => void) => {
  const changed = (event: StorageEvent): void => {
    if (event.key !== null && sessionKey.test(event.key) && event.newValue !== null) found();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
};
