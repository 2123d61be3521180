import { useEffect } from 'react';

const minDelay = 2_000;
const maxDelay = 60_000;

/** Asks again by itself, ever more rarely, and at once when the network is back or somebody returns to the page. */
export const useRetry = (wanted: boolean, attempt: number, retry: () => void): void => {
  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(retry, Math.min(minDelay * 2 ** attempt, maxDelay));
    window.addEventListener('online', retry, { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'visible') retry();
      },
      { signal },
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted, attempt, retry]);
};
