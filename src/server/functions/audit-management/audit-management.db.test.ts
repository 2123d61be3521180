import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '1' });
  // The first account of an install of one's own is its admin.
  admin = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
  person = await signIn(server, { email: 'robin@example.org', name: 'Robin' });
});
afterAll(() => server.stop());
beforeEach(() => server.adminQuery('delete from kindling.rate_limits'));

const event = {
  event_type: 'authentication',
  action: 'sign_in',
  severity: 'low',
  outcome: 'success',
  event_data: { method: 'provider' },
};

const ask = async (
  client: Pick<SignedIn['client'], 'functions'>,
  asked: object,
): Promise<{ readonly status: number | undefined; readonly body: unknown }> => {
  const answer = await client.functions.invoke<unknown>('audit-management', {
    body: asked,
    headers: { 'x-forwarded-for': '203.0.113.7', 'user-agent': 'Tester/1' },
  });
  if (answer.error === null) return { status: 200, body: answer.data };
  const body: unknown = await answer.response?.json();
  return { status: answer.response?.status, body };
};

const readAudit = async ({ client }: SignedIn): Promise<readonly unknown[]> => {
  const { data, error } = await client.rpc('read_audit', {});
  if (error !== null) throw error;
  return data;
};

describe('[FN-01] audit-management', () => {
  test('writes an event in the name of the token, whatever the body says of a person', async () => {
    const told = { ...event, user_id: admin.session.user.id, actor: admin.session.user.id };
    const answer = await ask(person.client, { action: 'log_event', event: told });
    expect(answer).toEqual({ status: 200, body: { success: true, seq: 1 } });
    expect((await readAudit(person))[0]).toMatchObject({
      actor: person.session.user.id,
      event_type: 'authentication',
      action: 'sign_in',
      severity: 'low',
      outcome: 'success',
      details: { method: 'provider' },
      source: 'browser',
      address: '203.0.113.7',
    });
    expect(await readAudit(admin)).toHaveLength(1);
  });

  test('writes one sign-in and one sign-out for each session, however often it is told', async () => {
    const robin = await signIn(server, { email: 'robin@example.org', name: 'Robin' });
    const before = (await recorded()).length;
    const signOut = { ...event, action: 'sign_out', event_data: { scope: 'everywhere' } };
    const told = [event, event, signOut, event, signOut, { ...event, outcome: 'failure' }];
    const answers = await Promise.all(
      told.map((one) => ask(robin.client, { action: 'log_event', event: one })),
    );
    expect(answers.map(({ status }) => status)).toEqual(told.map(() => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(2);
    const actions = (await recorded()).slice(before).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(['sign_in', 'sign_out']);
  });

  test('takes from a browser only what it knows of, and nothing as grave', async () => {
    const robin = await signIn(server, { email: 'robin@example.org', name: 'Robin' });
    const told = { ...event, severity: 'critical', event_data: { method: 'provider', more: 'x'.repeat(60) } };
    expect(await ask(robin.client, { action: 'log_event', event: told })).toMatchObject({ status: 200 });
    const [newest] = await readAudit(robin);
    expect(newest).toMatchObject({ severity: 'low', details: { method: 'provider' } });
    expect(newest).toHaveProperty('details.session', expect.stringMatching(/^[0-9a-f]{16}$/));
    expect(JSON.stringify((await readAudit(robin))[0])).not.toContain('xxx');
  });

  test.each([
    ['no event', { action: 'log_event' }],
    ['another action', { action: 'delete_events' }],
    ['an event of an admin', { action: 'log_event', event: { ...event, event_type: 'licence' } }],
    ['a severity that is none', { action: 'log_event', event: { ...event, severity: 'awful' } }],
    ['a sentence', { action: 'log_event', event: { ...event, event_data: { note: 'call mum today' } } }],
    ['an object in its data', { action: 'log_event', event: { ...event, event_data: { a: { b: 1 } } } }],
    [
      'many fields',
      {
        action: 'log_event',
        event: {
          ...event,
          event_data: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, i])),
        },
      },
    ],
  ])('refuses a body with %s', async (_what, body) => {
    expect(await ask(person.client, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('refuses visitors, and too many at once', async () => {
    expect(await ask(createTestClient(server), { action: 'log_event', event })).toMatchObject({
      status: 401,
    });
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => ask(person.client, { action: 'log_event', event })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
  });

  test('tells admins whether chain and signatures hold, and nobody else', async () => {
    expect(await ask(person.client, { action: 'verify' })).toMatchObject({ status: 403 });
    expect(await ask(admin.client, { action: 'verify' })).toMatchObject({
      status: 200,
      body: { ok: true, first_broken: null, forged_checkpoint: null, missing_checkpoint: null },
    });
  });
});

const recorded = async (): Promise<readonly { action: string; subject: string | null }[]> => {
  const { rows } = await server.adminQuery<{ action: string; subject: string | null }>(
    `select e.action, p.person_id as subject from public.audit_events e
     left join public.audit_personal p on p.seq = e.seq and p.half = 'about' order by e.seq`,
  );
  return rows;
};

const call = (method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: { apikey: server.secretKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe('[FN-01] what admins do', () => {
  test('an admin’s call of a procedure records itself in the same transaction', async () => {
    const before = (await recorded()).length;
    const { client } = admin;
    const { id } = person.session.user;
    await client.rpc('set_licence', { p_user_id: id, p_tier: 'pro' });
    await client.rpc('set_licence', { p_user_id: id });
    await client.rpc('set_default_tier', { p_tier: 'enterprise' });
    const refused = await client.rpc('set_licence', { p_user_id: id, p_tier: 'no such tier' });
    expect(refused.error).not.toBeNull();
    const { rows } = await server.adminQuery<{ id: string }>(
      `insert into public.contact_messages (id, user_id, topic, message)
       values (gen_random_uuid(), $1, 'idea', 'A word nobody else says: plumbago') returning id`,
      [id],
    );
    await client.rpc('change_contact_message', { p_id: rows[0]!.id, p_to: 'done' });
    expect((await recorded()).slice(before)).toEqual([
      { action: 'set_licence', subject: id },
      { action: 'end_licence', subject: id },
      { action: 'set_default_tier', subject: admin.session.user.id },
      { action: 'change_contact_message', subject: id },
    ]);
    expect(JSON.stringify(await readAudit(admin))).not.toContain('plumbago');
  });

  test('each admin call of the identity service records itself', async () => {
    const before = (await recorded()).length;
    const created = await call('POST', '/admin/users', { email: 'kim@example.org', email_confirm: true });
    const { id } = z.object({ id: z.string() }).parse(await created.json());
    await call('PUT', `/admin/users/${id}`, { ban_duration: '1h' });
    await call('PUT', `/admin/users/${id}`, { user_metadata: { nickname: 'plumbago' } });
    await call('DELETE', `/admin/users/${id}`);
    const actions = (await recorded()).slice(before).map(({ action }) => action);
    expect(actions).toEqual(['create_user', 'ban_user', 'update_user', 'delete_user']);
    const verdict = await ask(admin.client, { action: 'verify' });
    expect(verdict).toMatchObject({ body: { ok: true } });
    expect(JSON.stringify(await readAudit(admin))).not.toMatch(/plumbago|kim@example/);
  });
});
