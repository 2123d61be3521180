import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOutKey } from '#domain/auth/signed-out.ts';
import { signOut, signOutThisDevice, startSignIn } from '#web/features/auth/auth-mutations.ts';
import type { Config } from '#web/platform/backend/config.ts';
import { createBackend } from '#web/platform/backend/backend.ts';
import { createLeavingFetch } from '#web/platform/backend/leaving.ts';

const config = (videoScope: boolean): Config => ({
  publishableKey: 'sb_publishable_x',
  provider: { id: 'google', name: 'Google', kind: 'google' },
  videoScope,
  phoneFactors: false,
  brand: false,
  version: '0.0.0',
});

const started = async (videoScope: boolean, next: string | null) => {
  const backend = createBackend(config(videoScope));
  const signIn = vi
    .spyOn(backend.auth, 'signInWithOAuth')
    .mockResolvedValue({ data: { provider: 'google', url: 'https://x.example' }, error: null });
  await startSignIn(backend, config(videoScope), next);
  return signIn.mock.calls[0]?.[0];
};

describe('[AUTH-01] starting sign-in', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('location', new URL('https://kindling.example'));
    vi.stubGlobal('sessionStorage', {
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    [false, 'openid email profile'],
    [true, 'openid email profile https://www.googleapis.com/auth/youtube.readonly'],
  ])(
    'with the video scope %j, sign-in asks for %j and returns to the callback',
    async (videoScope, scopes) => {
      expect(await started(videoScope, null)).toEqual({
        provider: 'google',
        options: { redirectTo: 'https://kindling.example/auth/v1/callback', scopes },
      });
    },
  );

  it('remembers where to land after sign-in, and forgets an earlier target', async () => {
    await started(false, '/tasks?x=1');
    expect(kept.get('session_next_path')).toBe('/tasks?x=1');
    await started(false, null);
    expect(kept.has('session_next_path')).toBe(false);
  });
});

describe('[AUTH-01] signing out', () => {
  const replace = vi.fn<(path: string) => void>();
  beforeEach(() => {
    vi.useFakeTimers();
    replace.mockClear();
    vi.stubGlobal('location', {
      host: 'kindling.example',
      origin: 'https://kindling.example',
      replace,
    });
    vi.stubGlobal('navigator', { onLine: true, userAgent: 'A browser' });
    const none = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined, length: 0 };
    vi.stubGlobal('sessionStorage', none);
    vi.stubGlobal('localStorage', none);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['here, on a page that has only just opened and has no client session yet', signOutThisDevice, []],
    ['everywhere', signOut, ['session-management']],
  ])('%s, gives up what is being read before the session ends', async (_, leave, ends) => {
    const leaving = createLeavingFetch();
    const backend = leaving.of(createBackend(config(false)));
    const given: string[] = [];
    vi.stubGlobal('fetch', async (input: URL | string, { signal }: RequestInit) => {
      const asked = new URL(input).pathname.split('/').at(-1) ?? '';
      if (asked !== 'tasks') {
        given.push(asked);
        return new Response('{}', { headers: { 'content-type': 'application/json' } });
      }
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          given.push('the read');
          reject(new DOMException('given up', 'AbortError'));
        });
      });
    });
    vi.spyOn(backend.auth, 'signOut').mockImplementation(async () => {
      given.push('the sign-in');
      return { error: null };
    });
    const read = leaving.fetch('https://kindling.example/rest/v1/tasks');
    await Promise.all([leave(backend), expect(read).rejects.toThrow('given up')]);
    expect(given).toEqual(['audit-management', 'the read', ...ends, 'the sign-in']);
  });

  it.each([
    ['here', signOutThisDevice, 'here'],
    ['everywhere', signOut, 'unreached'],
  ])('%s, leads home without a session although the service keeps the line open', async (_, leave, said) => {
    const backend = createBackend(config(false));
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    vi.spyOn(backend.auth, 'signOut').mockReturnValue(new Promise(() => {}));
    const [session, tab] = [
      new Map([
        ['sb-kindling-auth-token', '{}'],
        ['theme', 'light'],
      ]),
      new Map<string, string>(),
    ];
    for (const [name, kept] of [
      ['localStorage', session],
      ['sessionStorage', tab],
    ] as const) {
      const store = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      };
      vi.stubGlobal(name, Object.assign(Object.create(store), Object.fromEntries(kept)));
    }
    const leaving = leave(backend);
    await vi.advanceTimersByTimeAsync(20_000);
    await leaving;
    expect([...session.keys()]).toEqual(['theme']);
    expect(tab.get(signedOutKey)).toBe(said);
    expect(replace).toHaveBeenCalledWith('/');
  });
});
