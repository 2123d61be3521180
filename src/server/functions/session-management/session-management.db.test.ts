import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, deviceInfo, freshDevice, freshToken } from '#server/functions/function-calls.fixture.ts';
import { keptDeviceId } from '#server/functions/kept-device-id.ts';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let admin: SignedIn;
let stranger: SignedIn;
let laptop: Device;
let phone: Device;
let count = 0;

interface Device extends SignedIn {
  readonly token: string;
  readonly deviceId: string;
}

beforeAll(async () => {
  server = await startTestServer();
  // The first account is the admin.
  admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
  stranger = await signIn(server, { email: 'stranger@example.org', name: 'Stranger' });
});
afterAll(() => server.stop());

/** Two devices of one person, each with its record. */
beforeEach(async () => {
  count += 1;
  const person = { email: `person-${count}@example.org`, name: 'Person' };
  laptop = await open(await signIn(server, person));
  phone = await open(await signIn(server, person), 'Chrome on Android');
});

const open = async (signedIn: SignedIn, deviceName?: string): Promise<Device> => {
  const token = freshToken();
  const deviceId = freshDevice();
  const answer = await call(signedIn.client, {
    action: 'create',
    sessionToken: token,
    deviceInfo: deviceInfo(deviceId, deviceName),
  });
  expect(answer).toEqual({ success: true, sessions: [], sessionsAffected: 1 });
  return { ...signedIn, token, deviceId };
};

const sessionIdOf = ({ session }: SignedIn): string => String(decodeJwt(session.access_token)['session_id']);

const listed = async (who: SignedIn) => {
  const answer = await call(who.client, { action: 'list' });
  if (!answer.success) throw new Error(answer.message);
  return answer.sessions;
};

/** Whether the access token, as it was given out, still opens each of the three doors. */
const opens = async ({ session }: SignedIn): Promise<readonly boolean[]> => {
  const client = createTestClient(server);
  const global = { Authorization: `Bearer ${session.access_token}` };
  const rest = await client.from('profiles').select('id').setHeader('Authorization', global.Authorization);
  const storage = await fetch(`${server.url}/storage/v1/object/list/music-staging`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json', ...global },
    body: '{"prefix":""}',
  });
  const functions = await client.functions.invoke('session-management', {
    headers: global,
    body: { action: 'list' },
  });
  return [rest.error === null, storage.ok, functions.error === null];
};

const everyDoor = [true, true, true];
const noDoor = [false, false, false];

const record = async (token: string) =>
  (
    await server.adminQuery<Record<string, unknown>>(
      'select * from public.user_sessions where session_token = $1',
      [token],
    )
  ).rows[0];

describe('[FN-03] [SESS-01] create', () => {
  it('create stores every field, the address as the server sees it, for seven days', async () => {
    expect(await record(laptop.token)).toMatchObject({
      // Not the id itself: other sign-ins of the account read this row.
      device_id: keptDeviceId(laptop.deviceId),
      device_shown: true,
      device_name: 'Firefox on Linux',
      device_type: 'web',
      browser_info: deviceInfo(laptop.deviceId).browserInfo,
      ip_address: '127.0.0.1',
      is_active: true,
      auth_session_id: sessionIdOf(laptop),
    });
    const { rows } = await server.adminQuery(
      `select expires_at - created_at = interval '7 days' as week from public.user_sessions where session_token = $1`,
      [laptop.token],
    );
    expect(rows).toEqual([{ week: true }]);
  });

  it('takes neither a person nor an address from the body', async () => {
    const token = freshToken();
    await call(stranger.client, {
      action: 'create',
      sessionToken: token,
      deviceInfo: { ...deviceInfo(freshDevice()), ipAddress: '10.9.8.7' },
      user_id: laptop.session.user.id,
      userId: laptop.session.user.id,
      ipAddress: '10.9.8.7',
      ip_address: '10.9.8.7',
    });
    const { rows } = await server.adminQuery(
      `select u.google_id, s.ip_address from public.user_sessions s join public.users u on u.id = s.user_id
       where s.session_token = $1`,
      [token],
    );
    expect(rows).toEqual([{ google_id: stranger.session.user.id, ip_address: '127.0.0.1' }]);
    expect(await listed(laptop)).toHaveLength(2);
  });

  it('create sent again finds its own record, and never somebody else’s', async () => {
    const body = {
      action: 'create',
      sessionToken: laptop.token,
      deviceInfo: deviceInfo(laptop.deviceId),
    };
    expect(await call(laptop.client, body)).toMatchObject({ sessionsAffected: 1 });
    for (const other of [phone, stranger, admin]) {
      expect(await call(other.client, body)).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect(await listed(laptop)).toHaveLength(2);
  });

  it('create refuses text the database cannot hold, and anonymous callers', async () => {
    const info = deviceInfo(freshDevice());
    const body = { action: 'create', sessionToken: freshToken(), deviceInfo: { ...info, deviceName: '\0' } };
    expect(await call(laptop.client, body)).toMatchObject({ status: 400 });
    expect(await call(createTestClient(server), { ...body, deviceInfo: info })).toMatchObject({
      status: 401,
    });
  });

  it('keeps at most the 50 newest records of a person, and drops ended ones first', async () => {
    const { rows } = await server.adminQuery<{ id: string }>(
      'select id from public.users where google_id = $1',
      [laptop.session.user.id],
    );
    await server.adminQuery(
      `insert into public.user_sessions (user_id, session_token, is_active, last_active_at)
       select $1, 'an older session ' || n, n > 30, now() - make_interval(mins => n) from generate_series(1, 60) n`,
      [rows[0]?.id],
    );
    const newest = await open(laptop);
    const kept = await server.adminQuery<{ is_active: boolean; count: number }>(
      `select is_active, count(*)::int from public.user_sessions where user_id = $1 group by 1 order by 1`,
      [rows[0]?.id],
    );
    expect(kept.rows).toEqual([
      { is_active: false, count: 17 },
      { is_active: true, count: 33 },
    ]);
    expect(await record(newest.token)).toBeDefined();
    expect(await record(phone.token)).toBeDefined();
  });
});

const backdate = (token: string) =>
  server.adminQuery(
    `update public.user_sessions set last_active_at = now() - interval '1 hour' where session_token = $1`,
    [token],
  );
const isFresh = async (token: string): Promise<unknown> =>
  (
    await server.adminQuery<{ fresh: boolean }>(
      `select last_active_at > now() - interval '1 minute' as fresh from public.user_sessions where session_token = $1`,
      [token],
    )
  ).rows[0]?.fresh;

describe('[FN-03] [SESS-02] update', () => {
  it('update records a sign of life of one’s own sign-in', async () => {
    await backdate(laptop.token);
    const body = { action: 'update', sessionToken: laptop.token };
    for (const other of [stranger, admin, phone]) {
      expect(await call(other.client, { ...body, user_id: laptop.session.user.id })).toMatchObject({
        success: true,
        sessionsAffected: 0,
      });
    }
    expect(await call(createTestClient(server), body)).toMatchObject({ status: 401 });
    expect(await isFresh(laptop.token)).toBe(false);
    expect(await call(laptop.client, body)).toMatchObject({ success: true, sessionsAffected: 1 });
    expect(await isFresh(laptop.token)).toBe(true);
  });

  it('update revives neither an ended nor an expired record', async () => {
    await server.adminQuery(
      `update public.user_sessions set expires_at = now() - interval '1 second' where session_token = $1`,
      [laptop.token],
    );
    const body = { action: 'update', sessionToken: laptop.token };
    expect(await call(laptop.client, body)).toMatchObject({ sessionsAffected: 0 });
  });
});

describe('[FN-03] list', () => {
  it('list shows one’s own sign-ins, the current one first, and nobody else’s', async () => {
    expect(await listed(laptop)).toMatchObject([
      { sessionToken: laptop.token, isCurrent: true, isActive: true, signedIn: true, ipAddress: '127.0.0.1' },
      { sessionToken: phone.token, isCurrent: false, isActive: true, deviceName: 'Chrome on Android' },
    ]);
    for (const other of [stranger, admin]) {
      const tokens = (await listed(other)).map((one) => one.sessionToken);
      expect(tokens).not.toContain(laptop.token);
    }
    const named = await call(stranger.client, { action: 'list', user_id: laptop.session.user.id });
    expect(JSON.stringify(named)).not.toContain(laptop.token);
    expect(await call(createTestClient(server), { action: 'list' })).toMatchObject({ status: 401 });
  });

  it('list shows two tabs of one sign-in as one', async () => {
    await open(laptop, 'The newer tab');
    expect((await listed(laptop)).map((one) => one.deviceName)).toEqual([
      'The newer tab',
      'Chrome on Android',
    ]);
  });

  it('list shows a sign-in that left no record, which can be ended by the id it is listed under', async () => {
    const silent = await signIn(server, { email: `person-${count}@example.org`, name: 'Person' });
    const found = (await listed(laptop)).find((one) => one.sessionToken === sessionIdOf(silent));
    expect(found).toMatchObject({ signedIn: true, isActive: false, deviceId: null });
    const answer = await call(laptop.client, {
      action: 'force_logout',
      sessionToken: found?.sessionToken ?? '',
    });
    expect(answer).toMatchObject({ sessionsAffected: 1 });
    expect(await opens(silent)).toEqual(noDoor);
  });

  it('list shows an expired record as ended, and says that its sign-in is not', async () => {
    await server.adminQuery(
      `update public.user_sessions set expires_at = now() - interval '1 second' where session_token = $1`,
      [phone.token],
    );
    expect((await listed(laptop))[1]).toMatchObject({ isActive: false, signedIn: true });
    await server.adminQuery('delete from auth.sessions where id = $1', [sessionIdOf(phone)]);
    expect((await listed(laptop))[1]).toMatchObject({ isActive: false, signedIn: false });
  });
});

describe('[FN-03] force_logout', () => {
  it('force_logout ends the one session it names, in every service and for good', async () => {
    expect(await opens(phone)).toEqual(everyDoor);
    const answer = await call(laptop.client, { action: 'force_logout', sessionToken: phone.token });
    expect(answer).toEqual({ success: true, sessions: [], sessionsAffected: 1 });
    expect(await opens(phone)).toEqual(noDoor);
    expect(await opens(laptop)).toEqual(everyDoor);
    const refreshed = await createTestClient(server).auth.refreshSession({
      refresh_token: phone.session.refresh_token,
    });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    expect(await record(phone.token)).toMatchObject({ is_active: false });
    expect((await listed(laptop))[1]).toMatchObject({ isActive: false, signedIn: false });
  });

  it('force_logout stops the client of the other device on REST, storage and functions', async () => {
    await call(laptop.client, { action: 'force_logout', sessionToken: phone.token });
    expect((await phone.client.from('tasks').select('id')).status).toBe(401);
    expect((await phone.client.storage.from('music-staging').list()).error?.message).toBe(
      'the session has ended',
    );
    expect(await call(phone.client, { action: 'list' })).toMatchObject({ status: 401 });
  });

  it('force_logout without a token ends all sessions of the person', async () => {
    const answer = await call(laptop.client, { action: 'force_logout', exceptCurrent: false });
    expect(answer).toMatchObject({ success: true, sessionsAffected: 2 });
    expect([await opens(laptop), await opens(phone)]).toEqual([noDoor, noDoor]);
    expect([await opens(stranger), await opens(admin)]).toEqual([everyDoor, everyDoor]);
  });

  it('force_logout with exceptCurrent keeps the caller’s own session', async () => {
    await signIn(server, { email: `person-${count}@example.org`, name: 'Person' });
    const answer = await call(laptop.client, { action: 'force_logout', exceptCurrent: true });
    expect(answer).toMatchObject({ sessionsAffected: 2 });
    expect([await opens(laptop), await opens(phone)]).toEqual([everyDoor, noDoor]);
    expect(await record(laptop.token)).toMatchObject({ is_active: true });
    expect(await listed(laptop)).toMatchObject([{ isCurrent: true, signedIn: true }, { signedIn: false }]);
  });

  it.each(['stranger', 'admin'] as const)(
    'force_logout by a %s reaches nobody but themselves',
    async (who) => {
      const other = await signIn(server, { email: `${who}@example.org`, name: who });
      const body = {
        action: 'force_logout',
        exceptCurrent: true,
        user_id: laptop.session.user.id,
        userId: laptop.session.user.id,
      };
      for (const sessionToken of [laptop.token, sessionIdOf(laptop)]) {
        expect(await call(other.client, { ...body, sessionToken })).toMatchObject({ sessionsAffected: 0 });
      }
      await call(other.client, body);
      expect([await opens(laptop), await opens(phone)]).toEqual([everyDoor, everyDoor]);
      stranger = await signIn(server, { email: 'stranger@example.org', name: 'Stranger' });
      admin = await signIn(server, { email: 'admin@example.org', name: 'Admin' });
    },
  );

  it('force_logout refuses anonymous callers', async () => {
    expect(await call(createTestClient(server), { action: 'force_logout' })).toMatchObject({ status: 401 });
    expect(await opens(laptop)).toEqual(everyDoor);
  });

  it('force_logout is written to the audit log', async () => {
    await call(laptop.client, { action: 'force_logout', sessionToken: phone.token });
    const { rows } = await server.adminQuery(
      `select payload -> 'traits' as traits, ip_address from auth.audit_log_entries
       where payload ->> 'action' = 'logout' and payload ->> 'actor_id' = $1`,
      [laptop.session.user.id],
    );
    expect(rows).toEqual([{ traits: { forced: true, sessions: 1 }, ip_address: '127.0.0.1' }]);
  });
});

const trust = (deviceId: string, trustLevel = 'trusted') => ({
  action: 'trust_device',
  deviceInfo: { deviceId },
  trustLevel,
});
const levels = async (): Promise<readonly string[]> => (await listed(laptop)).map((one) => one.trustLevel);

describe('[FN-03] trust_device', () => {
  it('trust_device trusts one’s own device, and revokes it again', async () => {
    expect(await levels()).toEqual(['untrusted', 'untrusted']);
    expect(await call(laptop.client, trust(phone.deviceId))).toMatchObject({ sessionsAffected: 1 });
    expect(await levels()).toEqual(['untrusted', 'trusted']);
    await call(laptop.client, trust(phone.deviceId, 'untrusted'));
    expect(await levels()).toEqual(['untrusted', 'untrusted']);
  });

  it('trust in a device outlives the session', async () => {
    await call(laptop.client, trust(phone.deviceId));
    await call(laptop.client, { action: 'force_logout', sessionToken: phone.token });
    expect(await levels()).toEqual(['untrusted', 'trusted']);
  });

  it('trust_device is no way for a new device to call itself trusted, and the list’s name for one will do', async () => {
    for (const { deviceId } of [phone, laptop]) {
      expect(await call(phone.client, trust(deviceId))).toMatchObject({
        status: 409,
        code: 'device_too_new',
      });
    }
    expect(await levels()).toEqual(['untrusted', 'untrusted']);
    const named = (await listed(laptop))[1]?.deviceId ?? '';
    expect(named).not.toBe(phone.deviceId);
    expect(await call(laptop.client, trust(named))).toMatchObject({ sessionsAffected: 1 });
    expect(await levels()).toEqual(['untrusted', 'trusted']);
  });

  it('trust_device refuses somebody else’s device, or one never seen, whoever the body names', async () => {
    for (const [other, id] of [
      [stranger, phone.deviceId],
      [admin, phone.deviceId],
      [laptop, freshDevice()],
    ] as const) {
      expect(await call(other.client, { ...trust(id), user_id: laptop.session.user.id })).toMatchObject({
        status: 404,
        code: 'device_not_found',
      });
    }
    expect(await call(createTestClient(server), trust(phone.deviceId))).toMatchObject({ status: 401 });
    expect(await levels()).toEqual(['untrusted', 'untrusted']);
  });
});

describe('[SESS-01] client sessions over REST', () => {
  const ended = [
    ['is_active', { is_active: true }],
    ['expires_at', { expires_at: '2099-01-01T00:00:00Z' }],
    ['last_active_at', { last_active_at: '2020-01-01T00:00:00Z' }],
    ['ip_address', { ip_address: '10.9.8.7' }],
  ] as const;
  it.each(ended)('refuses a person to change %s over REST', async (_column, change) => {
    const { error } = await laptop.client
      .from('user_sessions')
      .update(change)
      .eq('session_token', phone.token);
    expect(error?.code).toBe('42501');
  });

  it('an ended client session stays ended and none can be prolonged, not even by the service', async () => {
    await call(laptop.client, { action: 'force_logout', sessionToken: phone.token });
    const patch = (body: object): Promise<Response> =>
      fetch(`${server.url}/rest/v1/user_sessions?session_token=eq.${phone.token}`, {
        method: 'PATCH',
        headers: { apikey: server.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await patch({ is_active: true })).status).toBe(403);
    expect((await patch({ expires_at: new Date(Date.now() + 7.5 * 86_400_000) })).status).toBe(403);
    expect((await patch({ is_active: false })).status).toBe(204);
  });

  it('[SESS-03] a client may open a client session, but the server names its address', async () => {
    const { data } = await laptop.client.from('users').select('id').single();
    const token = freshToken();
    const { error } = await laptop.client
      .from('user_sessions')
      .insert({ user_id: data?.id ?? '', session_token: token, ip_address: '10.9.8.7' });
    expect(error).toBeNull();
    expect(await record(token)).toMatchObject({ ip_address: '127.0.0.1', is_active: true });
  });
});
