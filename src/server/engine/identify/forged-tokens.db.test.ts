import { createClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgeries, tokenWith } from '#server/testing/forged-tokens.ts';
import type { ForgeryMaterial } from '#server/testing/forged-tokens.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let material: ForgeryMaterial;

beforeAll(async () => {
  server = await startTestServer();
  const { session } = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  const [key] = server.secrets.signingKeys;
  material = {
    key: key!,
    issuer: `${server.url}/auth/v1`,
    sub: session.user.id,
    sessionId: String(decodeJwt(session.access_token)['session_id']),
  };
});
afterAll(() => server.stop());

const ask = async (path: string, token: string): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    headers: { apikey: server.publishableKey, authorization: `Bearer ${token}` },
  });

describe('forged tokens over HTTP', () => {
  it('accepts the token that the forgeries are made from', async () => {
    const token = await tokenWith(material);
    expect((await ask('/auth/v1/user', token)).status).toBe(200);
    expect((await ask('/rest/v1/profiles?select=id', token)).status).toBe(200);
  });

  it('[API-05] /user and REST refuse every forged token', async () => {
    const accepted: string[] = [];
    for (const [name, token] of await forgeries(material)) {
      const user = await ask('/auth/v1/user', token);
      const rest = await ask('/rest/v1/profiles?select=id', token);
      if (user.status !== 403 || user.headers.get('x-sb-error-code') !== 'bad_jwt' || rest.status !== 401) {
        accepted.push(`${name}: ${user.status} ${rest.status}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('[API-05] refuses a token of a session that never was, or of another person’s session', async () => {
    const nobody = await tokenWith(material, { session_id: crypto.randomUUID() });
    expect((await ask('/auth/v1/user', nobody)).headers.get('x-sb-error-code')).toBe('session_not_found');
    expect((await ask('/rest/v1/profiles?select=id', nobody)).status).toBe(401);
    const other = await tokenWith(material, { sub: crypto.randomUUID() });
    expect((await ask('/auth/v1/user', other)).headers.get('x-sb-error-code')).toBe('session_not_found');
  });

  it('[API-05] /user asks for a token when there is none', async () => {
    const response = await fetch(`${server.url}/auth/v1/user`, {
      headers: { apikey: server.publishableKey },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
    expect((await ask('/auth/v1/user', server.publishableKey)).headers.get('x-sb-error-code')).toBe(
      'bad_jwt',
    );
  });

  it.each([
    ['a foreign issuer', { iss: 'https://other.example/auth/v1' }, 'the token is from another issuer'],
    ['an unknown role', { role: 'postgres' }, 'the role claim is not one of ours'],
  ])(
    '[API-05] every service says what is wrong with a token of %s, and not that its signature is',
    async (_case, claims, wrong) => {
      const token = await tokenWith(material, claims);
      const client = createClient(server.url, server.publishableKey, {
        accessToken: () => Promise.resolve(token),
      });
      expect((await createTestClient(server).auth.getUser(token)).error).toMatchObject({
        status: 403,
        code: 'bad_jwt',
        message: `invalid JWT: ${wrong}`,
      });
      expect(await client.from('profiles').select('id')).toMatchObject({
        status: 401,
        error: { code: 'PGRST303', message: `JWT not accepted: ${wrong}`, details: null, hint: null },
      });
      expect((await client.storage.from('avatars').list()).error).toMatchObject({
        statusCode: '403',
        message: `Invalid JWT: ${wrong}`,
      });
      const { response } = await client.functions.invoke('session-management', { body: {} });
      expect([response?.status, await response?.json()]).toMatchObject([
        401,
        { code: 'unauthorized', message: `The token is not accepted: ${wrong}` },
      ]);
    },
  );

  it('[API-05] the real client gets a typed error for a forged token', async () => {
    const { error } = await createTestClient(server).auth.getUser(await tokenWith(material, { iss: 'x' }));
    expect([error?.name, error?.status, error?.code]).toEqual(['AuthApiError', 403, 'bad_jwt']);
  });
});
