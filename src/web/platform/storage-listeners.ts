import { createListeners, type Listeners } from '#web/platform/store.ts';

/** Listeners to something in local storage, which another tab may change as well. */
export const createStorageListeners = (): Listeners => {
  const listeners = createListeners();
  return {
    ...listeners,
    subscribe: (listener) => {
      const stop = listeners.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        stop();
        window.removeEventListener('storage', listener);
      };
    },
  };
};
