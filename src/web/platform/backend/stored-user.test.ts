import { afterEach, expect, test, vi } from 'vitest';
import { readStoredUser } from '#web/platform/backend/stored-user.ts';

afterEach(() => vi.unstubAllGlobals());

const soon = Date.now() / 1000 + 3600;
const user = {
  id: 'someone',
  email: 'robin@example.org',
  app_metadata: { role: 'admin' },
  user_metadata: { name: 'Robin' },
};
const session = { access_token: 'a.b.c', expires_at: soon, user };

const stored = (value: unknown): void => {
  const text = JSON.stringify(value);
  const store = { getItem: (key: string) => (key === 'sb-127-auth-token' ? text : null) };
  // Names of entries are own properties of a real storage; its methods are not.
  vi.stubGlobal('localStorage', Object.assign(Object.create(store), { 'sb-127-auth-token': text }));
};

test('[AUTH-06] knows whose session lies here in the words of the backend client', () => {
  stored(session);
  expect(readStoredUser()).toEqual({
    id: 'someone',
    email: 'robin@example.org',
    metadata: { app: { role: 'admin' }, user: { name: 'Robin' } },
  });
});

test.each([
  ['whose session has run out', { ...session, expires_at: soon - 7200 }],
  ['who owes a second factor', { ...session, user: { ...user, factors: [{ status: 'verified' }] } }],
  ['without an id', { ...session, user: { email: 'robin@example.org' } }],
])('[AUTH-06] draws nothing ahead for somebody %s', (_who, value) => {
  stored(value);
  expect(readStoredUser()).toBeNull();
});
