import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuthEvent } from '#domain/auth/auth-readiness.ts';
import { watchAuth } from '#web/features/auth/auth-queries.ts';
import { signedInClient } from '#web/services/records/signed-in-client.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

/** What is reported where the client begins with nobody, with these entries on the device. */
const reportedWith = async (entries: Readonly<Record<string, string>>): Promise<readonly AuthEvent[]> => {
  const store = { getItem: (key: string) => entries[key] ?? null };
  // Names of entries are own properties of a real storage; its methods are not.
  vi.stubGlobal('localStorage', Object.assign(Object.create(store), entries));
  const backend = signedInClient('ada');
  vi.spyOn(backend.auth, 'initialize').mockResolvedValue({ error: null });
  vi.spyOn(backend.auth, 'onAuthStateChange').mockImplementation((listener) => {
    void listener('INITIAL_SESSION', null);
    return { data: { subscription: { id: 'one', callback: () => undefined, unsubscribe: () => undefined } } };
  });
  const reported: AuthEvent[] = [];
  watchAuth(backend, (event) => void reported.push(event));
  await vi.waitFor(() => expect(reported.at(-1)).toEqual({ type: 'initial-check-done' }));
  return reported;
};

describe('[AUTH-06] a client that begins with nobody', () => {
  it('a session that lies there and could not be renewed is nobody’s end', async () => {
    expect(await reportedWith({ 'sb-localhost-auth-token': '{}' })).toEqual([{ type: 'initial-check-done' }]);
  });

  it('where none lies there, there is nobody', async () => {
    expect(await reportedWith({ theme: 'dark' })).toEqual([
      { type: 'INITIAL_SESSION', user: null },
      { type: 'initial-check-done' },
    ]);
  });
});
