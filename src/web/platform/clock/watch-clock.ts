const everyMs = 30_000;
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

const tell = (): void => {
  for (const listener of listeners) listener();
};

const start = (): (() => void) => {
  const timer = setInterval(tell, everyMs);
  // A tab that slept shows the right time as soon as somebody looks.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
};

/** A page may stay open for days: told every half minute, by one timer for however many listen. */
export const watchClock = (listener: () => void): (() => void) => {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
};
