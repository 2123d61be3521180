import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelsAnswerSchema, providerAnswerSchema } from '#domain/assistant/provider-request.ts';
import type { ProviderAnswer } from '#domain/assistant/provider-request.ts';
import { startModelServer } from '#server/assistant/model-server.fixture.ts';
import type { ModelServer } from '#server/assistant/model-server.fixture.ts';
import { providerBox } from '#server/assistant/provider-settings.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let models: ModelServer;
let elsewhere: ModelServer;
let admin: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  models = await startModelServer();
  elsewhere = await startModelServer();
  // The first account of a local installation.
  admin = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  person = await signIn(server, { email: 'bo@example.org', name: 'Bo' });
});
afterAll(async () => {
  await server.stop();
  await models.stop();
  await elsewhere.stop();
});
beforeEach(async () => {
  models.refuse = undefined;
  await server.adminQuery('delete from public.ai_provider');
  await server.adminQuery('delete from kindling.rate_limits');
});

const KEY = 'sk-secret-canary-1234567890';

const call = (body: unknown, token: string | null = admin.session.access_token): Promise<Response> =>
  fetch(`${server.url}/functions/v1/ai-provider`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
const ask = async (body: unknown): Promise<ProviderAnswer> => {
  const answer = await call(body);
  const text = await answer.text();
  expect(text).not.toContain(KEY);
  expect(answer.status, text).toBe(200);
  return providerAnswerSchema.parse(JSON.parse(text));
};
const listed = async (body: unknown) => modelsAnswerSchema.parse(await (await call(body)).json());

const setting = (more: Readonly<Record<string, unknown>> = {}) => ({
  action: 'save',
  preset: 'custom',
  baseUrl: models.url,
  model: 'small',
  structured: true,
  contextTokens: 4096,
  monthlyCap: null,
  personCap: 20,
  ...more,
});
const sealed = async (): Promise<string | null | undefined> => {
  const { rows } = await server.adminQuery<{ key_sealed: string | null }>(
    'select key_sealed from public.ai_provider',
  );
  return rows[0]?.key_sealed;
};
const refusal = z.object({ code: z.string(), message: z.string() });

describe('[FN-04] who may connect a model', () => {
  it.each(['read', 'save', 'remove', 'models', 'test'])(
    'refuses %s to a visitor and to somebody who is no admin',
    async (action) => {
      const body = { ...setting(), action };
      expect((await call(body, null)).status).toBe(401);
      expect((await call(body, server.publishableKey)).status).toBe(401);
      expect((await call(body, server.secretKey)).status).toBe(401);
      const answer = await call(body, person.session.access_token);
      expect([answer.status, refusal.parse(await answer.json()).code]).toEqual([403, 'forbidden']);
      expect(models.asked).toEqual([]);
      expect(await sealed()).toBeUndefined();
    },
  );

  it('refuses an admin whose role was taken away', async () => {
    const other = await signIn(server, { email: 'cy@example.org', name: 'Cy' });
    const { id } = other.session.user;
    await server.adminQuery(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [id]);
    expect((await call({ action: 'read' }, other.session.access_token)).status).toBe(200);
    await server.adminQuery('delete from public.user_roles where user_id = $1', [id]);
    expect((await call({ action: 'read' }, other.session.access_token)).status).toBe(403);
  });
});

describe('[FN-04] connecting a model', () => {
  it('reads nothing at first, then what was saved, and never the key', async () => {
    expect(await ask({ action: 'read' })).toEqual({ success: true, provider: null, usedThisMonth: 0 });
    const saved = await ask(setting({ key: KEY, baseUrl: `${models.url}/` }));
    expect(saved.provider).toMatchObject({
      preset: 'custom',
      baseUrl: models.url,
      model: 'small',
      key: 'kept',
      personCap: 20,
      monthlyCap: null,
      test: null,
    });
    expect(await ask({ action: 'read' })).toEqual(saved);
    expect((await ask({ action: 'remove' })).provider).toBeNull();
  });

  it('seals the key, so that a copy of the database does not hold it', async () => {
    await ask(setting({ key: KEY }));
    const text = await sealed();
    expect(text).not.toContain(KEY);
    expect(Buffer.from(text ?? '', 'base64url').toString('latin1')).not.toContain(KEY);
    expect(await providerBox(server.secrets).open(text ?? '')).toEqual({
      key: KEY,
      origin: new URL(models.url).origin,
    });
  });

  it('keeps the key while the service stays the same, takes it away when told, and says when it cannot be read', async () => {
    await ask(setting({ key: KEY }));
    expect((await ask(setting({ model: 'large' }))).provider).toMatchObject({ key: 'kept', model: 'large' });
    await server.adminQuery(`update public.ai_provider set key_sealed = 'sealed by another secret'`);
    expect((await ask({ action: 'read' })).provider).toMatchObject({ key: 'unreadable' });
    await ask(setting({ key: KEY }));
    expect((await ask(setting({ key: null }))).provider).toMatchObject({ key: 'none' });
  });

  it('never takes the key along to another service, by no way', async () => {
    await ask(setting({ key: KEY }));
    await listed({ action: 'models', baseUrl: elsewhere.url });
    // In the table, by hand.
    await server.adminQuery('update public.ai_provider set base_url = $1', [elsewhere.url]);
    await ask({ action: 'test' });
    await ask(setting({ key: KEY }));
    expect((await ask(setting({ baseUrl: elsewhere.url }))).provider).toMatchObject({ key: 'none' });
    await ask({ action: 'test' });
    expect(elsewhere.asked.length).toBeGreaterThan(5);
    expect(elsewhere.asked.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
  });

  it.each([
    ['http://169.254.169.254/v1'],
    ['http://[fd00:ec2::254]/v1'],
    ['http://metadata.google.internal/v1'],
    ['http://0.0.0.0:11434/v1'],
    ['file:///etc/passwd'],
    ['https://user:pass@example.org/v1'],
  ])('refuses to save or to ask %s', async (baseUrl) => {
    for (const body of [setting({ baseUrl }), { action: 'models', baseUrl }]) {
      const answer = await call(body);
      expect(answer.status).toBe(400);
      expect(refusal.parse(await answer.json()).message).toMatch(/^body\/baseUrl /u);
    }
    expect(await sealed()).toBeUndefined();
  });

  it.each([
    { preset: 'unknown' },
    { model: '' },
    { model: 'x'.repeat(201) },
    { key: 'a\r\nx: y' },
    { key: '' },
    { contextTokens: 100 },
    { contextTokens: 4096.5 },
    { monthlyCap: -1 },
    { personCap: 1.5 },
    { structured: 'yes' },
  ])('refuses the setting %j', async (wrong) => {
    expect((await call(setting(wrong))).status).toBe(400);
  });

  it('lists the models of an address that is not saved yet, and says why it cannot', async () => {
    const list = { action: 'models', baseUrl: models.url, key: KEY };
    expect(await listed(list)).toEqual({ success: true, models: ['small', 'large'], failed: null });
    expect(models.asked.at(-1)?.authorization).toBe(`Bearer ${KEY}`);
    models.refuse = (response) => response.writeHead(401).end(KEY);
    expect(await listed(list)).toEqual({ success: true, models: [], failed: 'unauthorised' });
    expect(await listed({ action: 'models', baseUrl: 'http://127.0.0.1:9/v1' })).toMatchObject({
      failed: 'unreachable',
    });
  });
});

describe('[FN-04] testing the connected model', () => {
  it('tests what is saved and keeps the result until something that was tested changes', async () => {
    expect((await call({ action: 'test' })).status).toBe(409);
    await ask(setting());
    const { provider } = await ask({ action: 'test' });
    // The mock says hello to everything.
    expect(provider?.test?.checks.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
      'chat works',
      'stream works',
      'tool unused',
      'json failed',
      'long cut',
    ]);
    expect(provider?.testedAt).not.toBeNull();
    expect((await ask(setting({ personCap: 30 }))).provider?.test).toEqual(provider?.test);
    expect((await ask(setting({ model: 'large' }))).provider).toMatchObject({ test: null, testedAt: null });
  });

  it('is limited, since each costs the service something', async () => {
    const body = { action: 'models', baseUrl: 'http://127.0.0.1:9/v1' };
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1) statuses.push((await call(body)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});
