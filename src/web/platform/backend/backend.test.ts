import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackend } from '#web/platform/backend/backend.ts';

const config = {
  publishableKey: 'sb_publishable_x',
  provider: { id: 'google', name: 'Google', kind: 'google' },
  videoScope: false,
  phoneFactors: false,
  brand: false,
  version: '1',
} as const;

let moments: number[];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  moments = [];
  const start = Date.now();
  vi.stubGlobal('location', { origin: 'https://kindling.example' });
  vi.stubGlobal('fetch', async () => {
    moments.push(Date.now() - start);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refresh = async () => {
  const asked = createBackend(config).auth.refreshSession({ refresh_token: 'a refresh token' });
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
};

describe('[AUTH-12] refreshing the session', () => {
  it.each([
    ['the network is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['the server is not ready', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ])('retries a refresh after 200 ms, doubling each time, when %s', async (_case, failure) => {
    answer = failure;
    const { error } = await refresh();
    expect(moments).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
    expect(error?.name).toBe('AuthRetryableFetchError');
  });

  it('[API-05] reports a network failure with the status 0', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    expect((await refresh()).error?.status).toBe(0);
  });

  it('does not retry a refresh that the server refuses', async () => {
    const refusal = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' };
    answer = () => Promise.resolve(Response.json(refusal, { status: 400 }));
    expect((await refresh()).error?.code).toBe('refresh_token_not_found');
    expect(moments).toEqual([0]);
  });
});
