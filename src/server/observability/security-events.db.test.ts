import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', TRUSTED_PROXIES: '1' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.adminQuery('delete from public.security_events');
});

interface Row {
  readonly type: string;
  readonly user_id: string | null;
  readonly details: object;
  readonly url: string;
  readonly user_agent: string;
  readonly source: string;
}

/** Written a moment after the answer, so they are waited for. */
const written = async (count: number): Promise<readonly Row[]> =>
  vi.waitFor(async () => {
    const { rows } = await server.adminQuery<Row>(
      'select type, user_id, details, url, user_agent, source from public.security_events order by created_at',
    );
    expect(rows).toHaveLength(count);
    return rows;
  });

const guess = async (password: string, address: string): Promise<number> => {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      'user-agent': 'Guesser/1',
      'x-forwarded-for': address,
    },
    body: JSON.stringify({ email: 'ada@example.org', password }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

describe('[LOG-03] events that the server records itself', () => {
  it('records a sign-in that worked', async () => {
    const { session } = await signIn(server, { email: 'robin@example.org', name: 'Robin' });
    expect(await written(1)).toMatchObject([
      { type: 'auth_success', user_id: session.user.id, source: 'server', url: '/auth/v1/token' },
    ]);
  });

  it('records a failed sign-in without what was typed, and the rate limit', async () => {
    // From so many places that the account's own limit is what refuses.
    for (let i = 0; i < 32; i += 1) await guess('hunter2hunter2', `203.0.113.${i + 1}`);
    const rows = await written(32);
    expect(rows[0]).toEqual({
      type: 'auth_failure',
      user_id: null,
      details: { code: 'invalid_credentials' },
      url: '/auth/v1/token',
      user_agent: 'Guesser/1',
      source: 'server',
    });
    expect(rows.at(-1)).toMatchObject({
      type: 'rate_limit_exceeded',
      details: { code: 'over_request_rate_limit' },
    });
    expect(JSON.stringify(rows)).not.toMatch(/hunter2|ada@example|203\.0/);
  });

  it('records a token whose session has ended, on REST and on the auth service', async () => {
    const { client, session } = await signIn(server, { email: 'sam@example.org', name: 'Sam' });
    await written(1);
    await client.auth.signOut();
    const stale = createClient(server.url, server.publishableKey, {
      accessToken: () => Promise.resolve(session.access_token),
    });
    await stale.from('tasks').select('id');
    await fetch(`${server.url}/auth/v1/user`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${session.access_token}` },
    });
    expect(await written(3)).toMatchObject([
      { type: 'auth_success' },
      { type: 'auth_violation', user_id: session.user.id, details: { code: 'session_ended' } },
      { type: 'auth_violation', details: { code: 'session_not_found' } },
    ]);
  });
});
