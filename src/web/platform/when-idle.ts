import { pageIsThere, sayPageIsThere, watchPage } from '#web/platform/page-there.ts';

/** How long a busy page may put this off. */
const timeoutMs = 10_000;

const whenQuiet = (run: () => void): void => {
  const later = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: timeoutMs });
    else setTimeout(run, timeoutMs / 5);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};

/** Runs once the page is there, everything of it has loaded, and it has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  if (pageIsThere()) {
    whenQuiet(run);
    return;
  }
  const stop = watchPage(() => {
    stop();
    whenQuiet(run);
  });
};

/** A page that never says that it is there keeps nothing away for longer than it has something to do. */
export const goOnWithoutPage = (): void => whenQuiet(sayPageIsThere);
