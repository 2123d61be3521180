import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { threatAnswerSchema } from '#domain/security/threats/threat-answer.ts';
import type { ThreatAnswer } from '#domain/security/threats/threat-answer.ts';
import { decideElsewhere } from '#domain/notices/threat-catalogue.ts';
import { threatRowSchema } from '#domain/security/threats/threat-row.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { call, deviceInfo, freshToken } from '#server/functions/function-calls.fixture.ts';
import { keptDeviceId } from '#server/functions/kept-device-id.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { testPlaces, writePlaceFile } from '#server/testing/write-place-file.ts';

let folder: string;
let server: TestServer;
let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'threats-'));
  const file = path.join(folder, 'places.mmdb');
  await writePlaceFile(file, testPlaces);
  inbox = await startSmtpInbox();
  server = await startTestServer({
    TRUSTED_PROXIES: '1',
    LOCATION_DATABASE: file,
    AUTH_EMAIL: 'on',
    AUTH_AUTOCONFIRM: 'on',
    ...inbox.settings,
  });
  // The first account of an install of one's own is its admin.
  await signIn(server, { email: 'ada@example.org', name: 'Ada' });
});
afterAll(async () => {
  await server.stop();
  await inbox.stop();
  await rm(folder, { recursive: true });
});
beforeEach(() => server.adminQuery('delete from kindling.rate_limits'));

const laptop = 'a'.repeat(32);
const phone = 'b'.repeat(32);
const berlin = '203.0.113.7';
const tokyo = '198.51.100.9';

const bodyOf = (userId: string, more: object = {}): object => ({
  action: 'analyze_login',
  user_id: userId,
  ip_address: 'unknown',
  user_agent: 'claimed',
  location: { country: 'unknown', region: 'unknown', city: 'unknown', privacy_enhanced: true },
  device_fingerprint: laptop,
  ...more,
});

const send = (token: string | undefined, body: object, address = berlin): Promise<Response> =>
  fetch(`${server.url}/functions/v1/threat-detection`, {
    method: 'POST',
    headers: {
      apikey: server.publishableKey,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

const analyse = async (
  { session }: Pick<SignedIn, 'session'>,
  more: object = {},
  address = berlin,
): Promise<ThreatAnswer> => {
  const answer = await send(session.access_token, bodyOf(session.user.id, more), address);
  expect(answer.status).toBe(200);
  return threatAnswerSchema.parse(await answer.json());
};

const rulesOf = ({ findings }: ThreatAnswer): readonly string[] => findings.map(({ rule }) => rule);

const threatsOf = async ({ client }: SignedIn): Promise<readonly ThreatRow[]> => {
  const { data, error } = await client.rpc('read_threats', {});
  if (error !== null) throw error;
  return z.array(threatRowSchema).parse(data);
};

const create = (who: SignedIn, deviceId: string) =>
  call(who.client, { action: 'create', sessionToken: freshToken(), deviceInfo: deviceInfo(deviceId) });

const robin = { email: 'robin@example.org', name: 'Robin' };

describe('[FN-02] threat-detection', () => {
  test('finds nothing about the first sign-in, and says where the server saw it', async () => {
    const answer = await analyse(await signIn(server, robin));
    expect(answer).toEqual({
      success: true,
      severity: 'none',
      findings: [],
      location: { country: 'Germany', region: 'unknown', city: 'unknown', privacy_enhanced: true },
    });
  });

  test('keeps the town only where the person lets it', async () => {
    const person = await signIn(server, { email: 'kim@example.org', name: 'Kim' });
    const location = { country: 'Mars', region: '', city: '', privacy_enhanced: false };
    expect((await analyse(person, { location })).location).toMatchObject({
      country: 'Germany',
      city: 'Berlin',
    });
    const { data } = await person.client.from('login_locations').select('city, latitude, coarse, device_id');
    expect(data).toEqual([
      { city: 'Berlin', latitude: 52.5, coarse: false, device_id: keptDeviceId(laptop) },
    ]);
  });

  test('finds a new device far away, tells the other one, and “sign it out” ends it at once', async () => {
    const owner = await signIn(server, robin);
    await analyse(owner);
    const thief = await signIn(server, robin);
    const answer = await analyse(thief, { device_fingerprint: phone }, tokyo);
    expect(answer).toMatchObject({ severity: 'high', location: { country: 'Japan' } });
    expect(rulesOf(answer)).toEqual(['new_device', 'new_country', 'impossible_travel']);
    expect(await analyse(thief, { device_fingerprint: phone }, tokyo)).toEqual(answer);

    const { data: notice } = await owner.client.rpc('read_device_notice');
    const [told] = z.tuple([threatRowSchema]).parse(notice);
    expect(told).toMatchObject({
      rule: 'new_device',
      facts: { device: 'Firefox on Linux', country: 'Japan', city: null },
      session: { is_active: true, is_current: false },
    });
    expect((await thief.client.rpc('read_device_notice')).data).toEqual([]);

    const { data: decided } = await owner.client.rpc('decide_threat', {
      p_id: told.id,
      p_decision: 'sign_out',
    });
    expect(decided).toEqual({ id: told.id, status: 'signed_out', ended: 1 });
    expect((await send(thief.session.access_token, bodyOf(thief.session.user.id), tokyo)).status).toBe(401);
    expect((await thief.client.from('tasks').select('id')).error?.code).toBe('PGRST301');
    expect(await threatsOf(owner)).toHaveLength(3);
  });

  test('nobody makes their own device known: not by what they read, not by trust, not by deciding', async () => {
    const person = { email: 'ines@example.org', name: 'Ines' };
    const owner = await signIn(server, person);
    await create(owner, laptop);
    await analyse(owner);

    // A first sign-in that reads what there is, and is over before anybody looks.
    const scout = await signIn(server, person);
    const { data: rows } = await scout.client.from('user_sessions').select('device_id');
    const [read] = z.tuple([z.object({ device_id: z.string() })]).parse(rows);
    await create(scout, phone);
    expect(
      await call(scout.client, {
        action: 'trust_device',
        deviceInfo: { deviceId: phone },
        trustLevel: 'trusted',
      }),
    ).toMatchObject({ status: 409 });
    await scout.client.auth.signOut({ scope: 'local' });

    for (const device of [phone, read.device_id]) {
      const thief = await signIn(server, person);
      const answer = await analyse(thief, { device_fingerprint: device });
      expect(rulesOf(answer)).toEqual(['new_device']);
      const decision = { p_id: answer.findings[0]?.id ?? '', p_reason: 'me' };
      for (const p_decision of ['trust', 'false_positive']) {
        const { error } = await thief.client.rpc('decide_threat', { ...decision, p_decision });
        expect(error?.message).toBe(decideElsewhere);
      }
      // Nor does a sign-in that nobody has looked at yet speak for it.
      const other = await signIn(server, person);
      const { error } = await other.client.rpc('decide_threat', { ...decision, p_decision: 'trust' });
      expect(error?.message).toBe(decideElsewhere);
      expect(
        (await owner.client.rpc('decide_threat', { ...decision, p_decision: 'trust' })).error,
      ).toBeNull();
    }
  });

  test('tells of a new device by mail, in plain words and without a way in', async () => {
    const account = { email: 'vera@example.org', password: 'a long enough sentence' };
    const client = createTestClient(server);
    const { data: first } = await client.auth.signUp(account);
    const { data: second } = await client.auth.signInWithPassword(account);
    if (first.session === null || second.session === null) throw new Error('no session');
    await analyse({ session: first.session });
    await analyse({ session: second.session }, { device_fingerprint: phone });
    await analyse({ session: second.session }, { device_fingerprint: phone });
    const letter = await vi.waitFor(() => {
      expect(inbox.delivered).toHaveLength(1);
      return inbox.delivered[0];
    });
    // A private window has an id of its own each time: the same name is told once a day.
    const { data: third } = await client.auth.signInWithPassword(account);
    if (third.session === null) throw new Error('no session');
    const again = await analyse({ session: third.session }, { device_fingerprint: 'd'.repeat(32) });
    expect(rulesOf(again)).toEqual(['new_device']);
    expect(letter?.to).toEqual([account.email]);
    expect(letter?.raw).toContain('Subject: A new device signed in to your Kindling account');
    expect(letter?.raw).toContain(
      'Firefox on Linux signed in to your account for the first time, from Germany',
    );
    expect(letter?.raw).not.toMatch(/token|code=/u);
    const { rows: posted } = await server.adminQuery(`select from kindling.outbox where recipient = $1`, [
      account.email,
    ]);
    expect(posted.length).toBeLessThanOrEqual(1);
    expect(inbox.delivered).toHaveLength(1);
  });

  test('stays quiet about a device that was trusted, and speaks again of one that was signed out', async () => {
    const person = { email: 'mika@example.org', name: 'Mika' };
    const owner = await signIn(server, person);
    await analyse(owner);
    const other = await signIn(server, person);
    const [found] = (await analyse(other, { device_fingerprint: phone })).findings;
    expect(found?.rule).toBe('new_device');
    await owner.client.rpc('decide_threat', { p_id: found?.id ?? '', p_decision: 'trust' });
    expect(rulesOf(await analyse(await signIn(server, person), { device_fingerprint: phone }))).toEqual([]);
    const third = 'c'.repeat(32);
    const [doubted] = (await analyse(await signIn(server, person), { device_fingerprint: third })).findings;
    await owner.client.rpc('decide_threat', { p_id: doubted?.id ?? '', p_decision: 'sign_out' });
    expect(rulesOf(await analyse(await signIn(server, person), { device_fingerprint: third }))).toEqual([
      'new_device',
    ]);
  });

  test('finds many failures before a success', async () => {
    const client = createTestClient(server);
    const person = { email: 'noor@example.org', password: 'a long enough sentence' };
    expect((await client.auth.signUp(person)).error).toBeNull();
    for (let count = 0; count < 5; count += 1) {
      await client.auth.signInWithPassword({ ...person, password: `wrong sentence ${count}` });
    }
    const { data } = await client.auth.signInWithPassword(person);
    await vi.waitFor(async () => {
      const { rows } = await server.adminQuery(
        `select from public.security_events where type = 'auth_failure' and user_id = $1`,
        [data.user?.id],
      );
      expect(rows).toHaveLength(5);
    });
    if (data.session === null) throw new Error('no session');
    expect(rulesOf(await analyse({ session: data.session }))).toContain('failures_before_success');
  });

  test('finds a refresh token that was used a second time', async () => {
    const person = await signIn(server, { email: 'lou@example.org', name: 'Lou' });
    const again = await signIn(server, { email: 'lou@example.org', name: 'Lou' });
    const refresh = (): Promise<Response> =>
      fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: person.session.refresh_token }),
      });
    await refresh();
    expect((await refresh()).status).toBe(400);
    const found = await vi.waitFor(async () => {
      const threats = await threatsOf(again);
      expect(threats).toHaveLength(1);
      return threats;
    });
    expect(found).toMatchObject([
      { rule: 'refresh_reuse', severity: 'critical', session: { is_active: false } },
    ]);
  });

  test('finds one session in two places at once', async () => {
    const person = await signIn(server, { email: 'jo@example.org', name: 'Jo' });
    for (const address of [berlin, tokyo]) {
      await fetch(`${server.url}/rest/v1/tasks?select=id`, {
        headers: {
          apikey: server.publishableKey,
          authorization: `Bearer ${person.session.access_token}`,
          'x-forwarded-for': address,
        },
      });
    }
    const [found] = await vi.waitFor(async () => {
      const threats = await threatsOf(person);
      expect(threats).toHaveLength(1);
      return threats;
    });
    expect(found).toMatchObject({
      rule: 'two_places',
      facts: { from: 'Germany', to: 'Japan', minutes: 0 },
      session: { is_current: true },
    });
  });
});

describe('[FN-02] threat-detection refuses', () => {
  test('visitors, and a body in somebody else’s name', async () => {
    const person = await signIn(server, robin);
    const other = await signIn(server, { email: 'sam@example.org', name: 'Sam' });
    expect((await send(undefined, bodyOf(person.session.user.id))).status).toBe(401);
    const foreign = await send(person.session.access_token, bodyOf(other.session.user.id));
    expect([foreign.status, await foreign.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'forbidden' }),
    ]);
    expect(await threatsOf(other)).toEqual([]);
  });

  test.each([
    ['another action', { action: 'delete' }],
    ['a person that is none', { user_id: 'me' }],
    ['a device id of another length', { device_fingerprint: 'a'.repeat(31) }],
    ['a device id of other letters', { device_fingerprint: 'z'.repeat(32) }],
    ['no place', { location: null }],
    [
      'a long country',
      { location: { country: 'x'.repeat(101), region: '', city: '', privacy_enhanced: true } },
    ],
    ['a long browser', { user_agent: 'x'.repeat(513) }],
    ['a long address', { ip_address: 'x'.repeat(65) }],
  ])('a body with %s', async (_what, more) => {
    const { session } = await signIn(server, robin);
    const answer = await send(session.access_token, bodyOf(session.user.id, more));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request' }),
    ]);
  });

  test('too many at once', async () => {
    const { session } = await signIn(server, robin);
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1) {
      statuses.add((await send(session.access_token, bodyOf(session.user.id))).status);
    }
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
