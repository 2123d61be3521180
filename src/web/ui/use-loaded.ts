import { useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly value: Value };

const loading = { state: 'loading' } as const;

/** What `load` brings, with another try where it fails. `load` has to stay the same function. */
export const useLoaded = <Value>(load: () => Promise<Value>): Loaded<Value> => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Value>>(loading);

  useEffect(() => {
    let left = false;
    const settle = (next: Loaded<Value>): void => {
      if (!left) setLoaded(next);
    };
    const retry = (): void => {
      setLoaded(loading);
      setAttempt(attempt + 1);
    };
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error, retry }),
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);

  return loaded;
};
