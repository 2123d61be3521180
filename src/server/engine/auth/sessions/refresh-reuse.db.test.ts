import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImplicitClient } from '#server/testing/email-account.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer({ REFRESH_REUSE_INTERVAL: '10' });
});
afterAll(() => server.stop());

const someone = (): Promise<SignedIn> => {
  count += 1;
  return signIn(server, { email: `person-${count}@example.org`, name: `Person ${count}` });
};

/** The real client as a script uses it: it keeps no cookies. */
const refresh = (token: string) =>
  createImplicitClient(server, server.publishableKey).auth.refreshSession({ refresh_token: token });

const letPass = (userId: string, seconds: number) =>
  server.adminQuery(
    `update auth.refresh_tokens set updated_at = updated_at - make_interval(secs => $2) where user_id = $1`,
    [userId, seconds],
  );

const USED = { status: 400, code: 'refresh_token_already_used' };

describe('a refresh token that comes again within REFRESH_REUSE_INTERVAL', () => {
  it('[API-01] gives the session that is good now to a client without cookies, however often', async () => {
    const { session } = await someone();
    const first = await refresh(session.refresh_token);
    const second = await refresh(session.refresh_token);
    expect(second.error).toBeNull();
    expect(second.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
    expect((await refresh(second.data.session?.refresh_token ?? '')).error).toBeNull();
    const third = await refresh(session.refresh_token);
    expect(third.error).toBeNull();
    const client = createImplicitClient(server, server.publishableKey);
    expect((await client.auth.getUser(third.data.session?.access_token)).error).toBeNull();
    expect((await refresh(third.data.session?.refresh_token ?? '')).error).toBeNull();
  });

  it('[API-01] several refreshes of a script at once all get one session', async () => {
    const { session } = await someone();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refresh(session.refresh_token)));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null, null, null]);
    expect(new Set(answers.map(({ data }) => data.session?.refresh_token)).size).toBe(1);
  });

  it('[API-05] ends the family after it, as ever', async () => {
    const { session } = await someone();
    const next = await refresh(session.refresh_token);
    await letPass(session.user.id, 11);
    expect((await refresh(session.refresh_token)).error).toMatchObject(USED);
    expect((await refresh(next.data.session?.refresh_token ?? '')).error?.code).toBe(
      'refresh_token_not_found',
    );
  });

  it('[API-05] is no help against a browser that shows its cookie, nor to one with a wrong cookie', async () => {
    const one = await someone();
    await one.client.auth.refreshSession();
    expect((await refresh(one.session.refresh_token)).error).toMatchObject(USED);
    const two = await someone();
    await refresh(two.session.refresh_token);
    const wrong = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: server.publishableKey,
        cookie: `kindling-device=${'A'.repeat(43)}`,
      },
      body: JSON.stringify({ refresh_token: two.session.refresh_token }),
    });
    expect(wrong.headers.get('x-sb-error-code')).toBe(USED.code);
  });

  it('[API-05] leads nobody behind a second factor that was shown meanwhile', async () => {
    const { client, session } = await someone();
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' });
    const code = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') }).generate();
    expect((await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? '', code })).error).toBeNull();
    expect((await refresh(session.refresh_token)).error).toMatchObject(USED);
  });
});
