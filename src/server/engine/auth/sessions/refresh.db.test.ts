import { createHash } from 'node:crypto';
import type { AuthError } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const someone = (): Promise<SignedIn> => {
  count += 1;
  return signIn(server, { email: `person-${count}@example.org`, name: `Person ${count}` });
};

/** `cookie` undefined: a client without cookies, or a thief with the token alone. */
const refresh = async (
  token: string,
  cookie?: string,
): Promise<{ status: number; code: string | null; body: Record<string, unknown>; cookies: string[] }> => {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: server.publishableKey,
      ...(cookie === undefined ? {} : { cookie: `kindling-device=${cookie}` }),
    },
    body: JSON.stringify({ refresh_token: token }),
  });
  return {
    status: response.status,
    code: response.headers.get('x-sb-error-code'),
    body: z.record(z.string(), z.unknown()).parse(await response.json()),
    cookies: response.headers.getSetCookie(),
  };
};

const deviceOf = ({ jar }: SignedIn): string => jar.values().get('kindling-device') ?? '';

/** What both services say to an access token, without going through a client that caches anything. */
const statusOf = async (accessToken: string): Promise<{ user: number; rest: number }> => {
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${accessToken}` };
  const user = await fetch(`${server.url}/auth/v1/user`, { headers });
  const rest = await fetch(`${server.url}/rest/v1/profiles?select=id`, { headers });
  return { user: user.status, rest: rest.status };
};

const tokensOf = async (userId: string): Promise<number> => {
  const { rows } = await server.adminQuery<{ n: string }>(
    'select count(*) as n from auth.refresh_tokens where user_id = $1',
    [userId],
  );
  return Number(rows[0]?.n);
};

describe('refreshing a session', () => {
  it('[API-01] a refresh rotates the refresh token and keeps the session', async () => {
    const { client, session } = await someone();
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.session?.refresh_token).toMatch(/^[\w-]{22,}$/);
    expect(data.user?.id).toBe(session.user.id);
    expect(await statusOf(data.session?.access_token ?? '')).toEqual({ user: 200, rest: 200 });
    expect(await tokensOf(session.user.id)).toBe(2);
  });

  it('sets the device cookie for the token endpoint alone', async () => {
    const { session } = await someone();
    const { cookies } = await refresh(session.refresh_token);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^kindling-device=[\w-]{43}; Max-Age=\d+; Path=\/auth\/v1\/token; HttpOnly; SameSite=Strict$/,
    );
  });

  it('[API-05] refuses a refresh token that was never issued', async () => {
    const { status, body } = await refresh('never-issued-never-issued');
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 400,
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token: Refresh Token Not Found',
    });
  });

  it('[API-05] the real client gets typed errors from a failed refresh', async () => {
    const { error } = await createTestClient(server).auth.refreshSession({
      refresh_token: 'never-issued-never',
    });
    const typed: AuthError | null = error;
    expect([typed?.name, typed?.status, typed?.code]).toEqual([
      'AuthApiError',
      400,
      'refresh_token_not_found',
    ]);
  });
});

describe('a refresh token that was used before', () => {
  it('when a refresh token is reused, ends its session, its newest token and its access tokens at once', async () => {
    const { session } = await someone();
    const next = await refresh(session.refresh_token);
    expect(await statusOf(String(next.body['access_token']))).toEqual({ user: 200, rest: 200 });
    const reused = await refresh(session.refresh_token);
    expect(reused.status).toBe(400);
    expect(reused.body).toEqual({
      code: 400,
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    });
    expect(await statusOf(String(next.body['access_token']))).toEqual({ user: 403, rest: 401 });
    expect(await statusOf(session.access_token)).toEqual({ user: 403, rest: 401 });
    expect((await refresh(String(next.body['refresh_token']))).code).toBe('refresh_token_not_found');
    const { rows } = await server.adminQuery(
      `select 1 from auth.audit_log_entries where payload ->> 'action' = 'token_revoked' and payload ->> 'actor_id' = $1`,
      [session.user.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('when a refresh token is reused, ends the client session rows of that session and no others', async () => {
    const one = await someone();
    const two = await signIn(server, { email: one.session.user.email ?? '', name: 'Again' });
    for (const { client } of [one, two]) {
      const { data } = await client.from('users').select('id').single();
      const inserted = await client
        .from('user_sessions')
        .insert({ user_id: data?.id ?? '', session_token: crypto.randomUUID() });
      expect(inserted.error).toBeNull();
    }
    await refresh(one.session.refresh_token);
    await refresh(one.session.refresh_token);
    const { data } = await two.client.from('user_sessions').select('is_active');
    expect(data?.map((row) => row.is_active).toSorted()).toEqual([false, true]);
  });

  it('gives the same successor again to the browser whose answer was lost', async () => {
    const person = await someone();
    const device = deviceOf(person);
    const lost = await refresh(person.session.refresh_token, device);
    const repeated = await refresh(person.session.refresh_token, device);
    expect(repeated.status).toBe(200);
    expect(repeated.body['refresh_token']).toBe(lost.body['refresh_token']);
    expect(await statusOf(String(repeated.body['access_token']))).toEqual({ user: 200, rest: 200 });
    expect(await tokensOf(person.session.user.id)).toBe(2);
    expect((await refresh(String(repeated.body['refresh_token']), device)).status).toBe(200);
  });

  it('refuses a reused refresh token once its successor was used', async () => {
    const person = await someone();
    const device = deviceOf(person);
    const second = await refresh(person.session.refresh_token, device);
    await refresh(String(second.body['refresh_token']), device);
    expect((await refresh(person.session.refresh_token, device)).code).toBe('refresh_token_already_used');
    expect((await statusOf(String(second.body['access_token']))).user).toBe(403);
  });

  it.each(['', 'wrong', 'A'.repeat(43)])(
    'refuses a reused refresh token with the device cookie %j',
    async (cookie) => {
      const person = await someone();
      await refresh(person.session.refresh_token, deviceOf(person));
      expect((await refresh(person.session.refresh_token, cookie)).code).toBe('refresh_token_already_used');
    },
  );

  it('refuses a reused refresh token with the device cookie of another session', async () => {
    const [person, stranger] = [await someone(), await someone()];
    await refresh(person.session.refresh_token, deviceOf(person));
    const stolen = await refresh(person.session.refresh_token, deviceOf(stranger));
    expect(stolen.code).toBe('refresh_token_already_used');
  });
});

describe('parallel refreshes with one token', () => {
  it('parallel refreshes of one browser all get the one successor', async () => {
    const person = await someone();
    const device = deviceOf(person);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refresh(person.session.refresh_token, device)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => body['refresh_token'])).size).toBe(1);
    expect(await tokensOf(person.session.user.id)).toBe(2);
  });

  it('parallel refreshes without the device cookie rotate once, and the second use ends the session', async () => {
    const { session } = await someone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'refresh_token_already_used')).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'refresh_token_not_found')).toHaveLength(6);
    expect(await statusOf(session.access_token)).toEqual({ user: 403, rest: 401 });
  });
});

describe('refreshing a session that is over', () => {
  it('[API-05] answers session_expired after the end of a session', async () => {
    const { session } = await someone();
    await server.adminQuery(
      `update auth.sessions set not_after = now() - interval '1 second' where user_id = $1`,
      [session.user.id],
    );
    expect((await refresh(session.refresh_token)).code).toBe('session_expired');
    expect(await tokensOf(session.user.id)).toBe(0);
  });

  it('refuses to refresh the session of a banned user', async () => {
    const { session } = await someone();
    await server.adminQuery(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [
      session.user.id,
    ]);
    expect((await refresh(session.refresh_token)).code).toBe('user_banned');
  });

  it('keeps a bounded number of used refresh tokens', async () => {
    const { session } = await someone();
    await server.adminQuery(
      `with s as (select id, user_id from auth.sessions where user_id = $1),
         gone as (delete from auth.refresh_tokens r using s where r.session_id = s.id returning r.*),
         old as (insert into auth.refresh_tokens (token, user_id, revoked, session_id)
           select md5(n::text) || $1, user_id, true, s.id from s, generate_series(1, 130) n)
       select 1`,
      [session.user.id],
    );
    // The session needs a newest token again, one that was never used.
    await server.adminQuery(
      `insert into auth.refresh_tokens (token, user_id, revoked, session_id)
       select $2, user_id, false, id from auth.sessions where user_id = $1`,
      [session.user.id, createHash('sha256').update(session.refresh_token).digest('base64url')],
    );
    expect((await refresh(session.refresh_token)).status).toBe(200);
    expect(await tokensOf(session.user.id)).toBe(100);
  });
});
