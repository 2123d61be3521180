import { afterEach, describe, expect, it, vi } from 'vitest';
import { askSession } from '#web/platform/backend/ask-session.ts';

afterEach(() => vi.unstubAllGlobals());

const refusal = (status: number, code: string): Response =>
  Response.json({ code: status, error_code: code, msg: 'refused' }, { status });

describe('asking the host about a session', () => {
  it.each([
    ['counts', Response.json({ id: 'ada' })],
    ['ended', refusal(403, 'session_not_found')],
    ['ended', refusal(403, 'user_not_found')],
    ['ended', refusal(403, 'user_banned')],
    // A token that ran out, a host that is busy or restarting, a proxy that speaks for it.
    ['unknown', refusal(403, 'bad_jwt')],
    ['unknown', refusal(429, 'over_request_rate_limit')],
    ['unknown', new Response('<html>', { status: 403 })],
    ['unknown', new Response('', { status: 502 })],
  ] as const)('a session %s when the host answers so', async (verdict, answer) => {
    vi.stubGlobal('fetch', async () => answer);
    expect(await askSession('token')).toBe(verdict);
  });

  it('nothing is known of a session without a network', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askSession('token')).toBe('unknown');
  });
});
