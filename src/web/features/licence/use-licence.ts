import { useEffect, useState } from 'react';
import type { Licence } from '#domain/licence/licence-answer.ts';

type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'read'; readonly licence: Licence }
  | { readonly kind: 'failed'; readonly message: string };

/** Brings the backend client along only now: visitors read the page without it. */
const read = async (signal: AbortSignal): Promise<Reading> => {
  try {
    const { readLicence } = await import('#web/features/licence/licence-queries.ts');
    return { kind: 'read', licence: await readLicence(signal) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : '' };
  }
};

export const useLicence = (): Reading => {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    const settle = async (): Promise<void> => {
      const result = await read(stop.signal);
      if (!stop.signal.aborted) setReading(result);
    };
    void settle();
    return () => stop.abort();
  }, []);
  return reading;
};
