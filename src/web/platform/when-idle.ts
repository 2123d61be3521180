/** How long a busy page may put this off. */
const timeoutMs = 10_000;

/** Runs once the page has loaded and has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  const later = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: timeoutMs });
    else setTimeout(run, timeoutMs / 5);
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
};
