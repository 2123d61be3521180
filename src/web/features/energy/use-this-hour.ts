import { useSyncExternalStore } from 'react';

const everyMs = 30_000;

/** A page may stay open for days: the hour, and with it the day, turns by itself. */
const watch = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, everyMs);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
};

const read = (): number => new Date().setMinutes(0, 0, 0);

/** When the hour of the person's own clock began, in milliseconds. */
export const useThisHour = (): number => useSyncExternalStore(watch, read);
