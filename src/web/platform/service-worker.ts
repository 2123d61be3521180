/** Called with a way to change to the new version, which waits until it is asked. */
type Waiting = (takeOver: () => void) => void;

const hour = 3_600_000;

const takeOver = (worker: ServiceWorker): void => {
  // The page is loaded anew only after the new version is in charge, and only because somebody asked.
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over', { transfer: [] });
};

/** Keeps a copy of the frame on this device, and tells when a newer one is there. */
export const startServiceWorker = async (onWaiting: Waiting): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  // A browser may forbid it, in private windows for instance; then there is no copy, and nothing else changes.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (registration === undefined) return;
  const told = new Set<ServiceWorker>();
  const look = (): void => {
    const { waiting } = registration;
    if (waiting === null || navigator.serviceWorker.controller === null || told.has(waiting)) return;
    told.add(waiting);
    onWaiting(() => takeOver(waiting));
  };
  const watch = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
  const ask = (): void => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, hour);
};

/** For somebody who works here: every page, so that all of it opens without a network. */
export const keepWholeApp = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage('keep-whole-app', { transfer: [] });
};
