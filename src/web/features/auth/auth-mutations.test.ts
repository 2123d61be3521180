import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSignIn } from '#web/features/auth/auth-mutations.ts';
import type { Config } from '#web/platform/backend/config.ts';
import { createBackend } from '#web/platform/backend/backend.ts';

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
