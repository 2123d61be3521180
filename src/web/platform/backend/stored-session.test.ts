import { afterEach, expect, test, vi } from 'vitest';
import { readStoredSession, watchSessionRemoved } from '#web/platform/backend/stored-session.ts';

afterEach(() => vi.unstubAllGlobals());

const now = 1_800_000_000_000;
const whole = { access_token: 'a', expires_at: now / 1000 + 1, user: { id: 'someone' } };

const stored = (name: string, value: unknown): void => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const store = { getItem: (key: string) => (key === name ? text : null) };
  // Names of entries are own properties of a real storage; its methods are not.
  vi.stubGlobal('localStorage', Object.assign(Object.create(store), { [name]: text }));
};

test('[LOG-02] reads the session on this device without the backend client', () => {
  stored('sb-127-auth-token', whole);
  expect(readStoredSession(now)).toEqual({ accessToken: 'a', userId: 'someone' });
});

test.each([
  ['another name', 'theme', whole],
  ['a code verifier beside it', 'sb-127-auth-token-code-verifier', whole],
  ['expired', 'sb-127-auth-token', { ...whole, expires_at: now / 1000 }],
  ['no person', 'sb-127-auth-token', { ...whole, user: null }],
  ['no token', 'sb-127-auth-token', { ...whole, access_token: undefined }],
  ['no JSON', 'sb-127-auth-token', '{'],
  ['null', 'sb-127-auth-token', 'null'],
])('[LOG-02] takes nobody for signed in: %s', (_case, name, value) => {
  stored(name, value);
  expect(readStoredSession(now)).toBe(null);
});

const removal = (key: string | null): Event => Object.assign(new Event('storage'), { key });

test.each([
  ['the session', 'sb-127-auth-token', 'theme', 1],
  ['everything at once', null, 'theme', 1],
  ['something else', 'theme', 'sb-127-auth-token', 0],
  ['the session, and somebody has signed in again', 'sb-127-auth-token', 'sb-127-auth-token', 0],
])('[AUTH-07] another tab removes %s', (_case, key, left, times) => {
  const here = new EventTarget();
  vi.stubGlobal('window', here);
  stored(left, whole);
  const found = vi.fn<() => void>();
  const stop = watchSessionRemoved(found);
  here.dispatchEvent(removal(key));
  expect(found).toHaveBeenCalledTimes(times);
  stop();
  here.dispatchEvent(removal(key));
  expect(found).toHaveBeenCalledTimes(times);
});
