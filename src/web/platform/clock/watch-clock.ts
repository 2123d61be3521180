import { createListeners } from '#web/platform/store.ts';

const everyMs = 30_000;
const { subscribe, notify, count } = createListeners();
let stop: (() => void) | null = null;

const start = (): (() => void) => {
  const timer = setInterval(notify, everyMs);
  // A tab that slept shows the right time as soon as somebody looks.
  const look = (): void => notify();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
};

/** A page may stay open for days: told every half minute, by one timer for however many listen. */
export const watchClock = (listener: () => void): (() => void) => {
  const unsubscribe = subscribe(listener);
  stop ??= start();
  return () => {
    unsubscribe();
    if (count() > 0) return;
    stop?.();
    stop = null;
  };
};
