import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { forgeries } from '#server/testing/forged-tokens.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { call } from './function-calls.fixture.ts';

let server: TestServer;
let person: SignedIn;
let metricsUrl = '';
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startTestServer({ METRICS_PORT: String(port), CORS_ORIGINS: 'https://app.example' });
  person = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
});
afterAll(() => server.stop());

const refusalSchema = z.object({ success: z.literal(false), code: z.string(), message: z.string() });

interface Ask {
  readonly path?: string;
  readonly method?: string;
  readonly token?: string | null;
  readonly body?: string;
}

const ask = async ({
  path = '/session-management',
  method = 'POST',
  token,
  body,
}: Ask): Promise<Response> => {
  const bearer = token === undefined ? person.session.access_token : token;
  return fetch(`${server.url}/functions/v1${path}`, {
    method,
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(method === 'GET' ? {} : { body: body ?? '{"action":"list"}' }),
  });
};

const refused = async (request: Ask): Promise<readonly [number, string, string]> => {
  const answer = await ask(request);
  const { code, message } = refusalSchema.parse(await answer.json());
  return [answer.status, code, message];
};

describe('[FN-03] calling a function', () => {
  it('answers the real client, which reads JSON', async () => {
    expect(await call(person.client, { action: 'list' })).toMatchObject({ success: true });
  });

  it.each([
    ['no token', null],
    ['the publishable key', 'publishable'],
    ['the secret key, which is nobody', 'secret'],
    ['a token that is none', 'abc'],
  ])('answers 401 to a call with %s', async (_what, kind) => {
    const keys: Readonly<Record<string, string>> = {
      publishable: server.publishableKey,
      secret: server.secretKey,
    };
    const [status, code] = await refused({ token: kind === null ? null : (keys[kind] ?? kind) });
    expect([status, code]).toEqual([401, 'unauthorized']);
  });

  it('answers 401 to a call with any forged token', async () => {
    const [key] = server.secrets.signingKeys;
    const material = {
      key: key!,
      issuer: `${server.url}/auth/v1`,
      sub: person.session.user.id,
      sessionId: String(decodeJwt(person.session.access_token)['session_id']),
    };
    const accepted: string[] = [];
    for (const [name, token] of await forgeries(material)) {
      const { status } = await ask({ token });
      if (status !== 401) accepted.push(`${name}: ${status}`);
    }
    expect(accepted).toEqual([]);
  });

  it('answers 401 to the token of an ended session', async () => {
    const gone = await signIn(server, { email: 'gone@example.org', name: 'Gone' });
    await gone.client.auth.signOut({ scope: 'local' });
    expect(await refused({ token: gone.session.access_token })).toEqual([
      401,
      'unauthorized',
      'The session has ended',
    ]);
  });

  it('the real client reads a guest’s refusal as FunctionsHttpError with its answer', async () => {
    expect(await call(createTestClient(server), { action: 'list' })).toMatchObject({ status: 401 });
  });

  it.each(['/nothing', '/', '/session-management/more', '/toString', '/__proto__'])(
    'answers 404 to a function that does not exist: %s',
    async (path) => {
      expect(await refused({ path })).toEqual([404, 'not_found', 'There is no such function']);
    },
  );

  it.each(['GET', 'PUT', 'DELETE'])('answers 405 to a call by %s', async (method) => {
    const answer = await ask({ method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(refusalSchema.parse(await answer.json()).code).toBe('method_not_allowed');
  });

  it.each([
    ['', 'The body is not valid JSON'],
    ['{', 'The body is not valid JSON'],
    ['[]', /^body /u],
    ['{}', 'body/action must be create, update, force_logout, trust_device or list'],
    ['{"action":"drop"}', 'body/action must be create, update, force_logout, trust_device or list'],
    ['{"action":"update"}', 'body/sessionToken must be text'],
    ['{"action":"update","sessionToken":"short"}', 'body/sessionToken has fewer than 16 characters'],
    ['{"action":"force_logout","exceptCurrent":"yes"}', 'body/exceptCurrent must be true or false'],
    [
      '{"action":"create","sessionToken":"0123456789abcdef"}',
      'body/sessionToken must be the time and 32 random bytes in hex',
    ],
    [
      `{"action":"trust_device","deviceInfo":{"deviceId":"${'a'.repeat(32)}"},"trustLevel":"very"}`,
      'body/trustLevel must be trusted or untrusted',
    ],
  ])('answers 400 to the body %j and says why', async (body, message) => {
    const [status, code, said] = await refused({ body });
    expect([status, code]).toEqual([400, 'invalid_request']);
    expect(said).toMatch(message);
  });

  it('answers 413 to a body over 64 KB', async () => {
    const body = JSON.stringify({ action: 'update', sessionToken: 'x'.repeat(64 * 1024) });
    expect((await refused({ body })).slice(0, 2)).toEqual([413, 'too_large']);
  });

  it('answers the preflight of an origin that the operator allows', async () => {
    const answer = await fetch(`${server.url}/functions/v1/session-management`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,apikey,content-type,x-client-info',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://app.example');
  });

  it('answers of functions are not cached, and are counted as their own service', async () => {
    expect((await ask({})).headers.get('cache-control')).toBe('no-store');
    expect(await (await fetch(metricsUrl)).text()).toMatch(
      /kindling_http_request_seconds_count\{service="functions",method="POST",status="2xx"\} \d+/u,
    );
  });

  it('answers 503 with Retry-After while the database refuses', async () => {
    const { rows } = await server.adminQuery<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    await server.adminQuery(`alter database ${name} connection limit 0`);
    try {
      await server.adminQuery(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
        [name],
      );
      await expect.poll(async () => (await ask({})).status).toBe(503);
      const answer = await ask({});
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
      expect(refusalSchema.parse(await answer.json()).code).toBe('unavailable');
    } finally {
      await server.adminQuery(`alter database ${name} connection limit -1`);
    }
    await expect.poll(async () => (await ask({})).status).toBe(200);
  });
});
