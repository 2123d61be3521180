import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let owner: Account;
let stranger: Account;
let admin: Account;

beforeAll(async () => {
  open = await openDatabase();
  owner = await createAccount(open.adminQuery);
  stranger = await createAccount(open.adminQuery);
  admin = await createAccount(open.adminQuery, { admin: true });
});
afterAll(() => open.close());
beforeEach(() => open.adminQuery('delete from public.login_locations'));

const berlin = {
  country: 'Germany',
  region: 'Berlin',
  city: 'Berlin',
  latitude: 52.5163,
  longitude: 13.3777,
};

const record = async (
  actor: Actor,
  person: string,
  place: Partial<typeof berlin> = berlin,
  purpose: string | null = 'sign_in',
): Promise<unknown> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ answer: unknown }>(
      `select public.record_location_with_enhanced_privacy(
         p_user_id => $1, p_ip_address => '203.0.113.7', p_country => $2, p_region => $3, p_city => $4,
         p_latitude => $5, p_longitude => $6, p_access_purpose => $7) as answer`,
      [person, place.country, place.region, place.city, place.latitude, place.longitude, purpose],
    ),
  );
  return rows[0]?.answer;
};

const monitor = async (
  actor: Actor,
  given: { person: string; session: string; agent?: string; action?: string | null; address?: string },
): Promise<unknown> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ answer: unknown }>(
      `select public.monitor_session_security(
         p_session_id => $1, p_user_id => $2, p_ip_address => $5, p_user_agent => $3, p_action => $4) as answer`,
      [
        given.session,
        given.person,
        given.agent ?? 'Tester/1',
        given.action === undefined ? 'ping' : given.action,
        given.address ?? '203.0.113.7',
      ],
    ),
  );
  return rows[0]?.answer;
};

const begin = async (account: Account): Promise<string> => {
  const id = randomUUID();
  await open.adminQuery(
    `insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip)
     values ($1, $2, now(), now(), 'Tester/1', '203.0.113.7')`,
    [id, account.id],
  );
  return id;
};

const refusal = (code: string): unknown => expect.objectContaining({ code });

describe('[FN-05] record_location_with_enhanced_privacy', () => {
  test('keeps of what a browser says the country and whole degrees, as its claim', async () => {
    expect(await record(owner.actor, owner.id)).toMatchObject({
      recorded: true,
      precision: 'country',
      country: 'Germany',
      region: 'unknown',
      city: 'unknown',
    });
    const { rows } = await open.adminQuery(
      'select country, region, city, latitude, longitude, coarse, purpose, source from public.login_locations',
    );
    expect(rows).toEqual([
      {
        country: 'Germany',
        region: null,
        city: null,
        latitude: 53,
        longitude: 13,
        coarse: true,
        purpose: 'sign_in',
        source: 'browser',
      },
    ]);
  });

  test('keeps for the host a tenth of a degree where the town may stay, and whole degrees where it may not', async () => {
    expect(await record(service, owner.id)).toMatchObject({ precision: 'town', city: 'Berlin' });
    const { city: _city, ...rough } = berlin;
    expect(await record(service, owner.id, rough)).toMatchObject({ precision: 'country', region: 'unknown' });
    const { rows } = await open.adminQuery(
      'select latitude, longitude, coarse, source from public.login_locations order by coarse',
    );
    expect(rows).toEqual([
      { latitude: 52.5, longitude: 13.4, coarse: false, source: 'server' },
      { latitude: 53, longitude: 13, coarse: true, source: 'server' },
    ]);
  });

  test('takes “unknown”, nothing and what is on no map for what it is', async () => {
    const lost = { country: 'unknown', region: '', city: ' ', latitude: 91, longitude: 13 };
    expect(await record(service, owner.id, lost)).toMatchObject({ recorded: true, country: 'unknown' });
    expect(await record(service, owner.id, {})).toMatchObject({ recorded: true, country: 'unknown' });
    const { rows } = await open.adminQuery(
      'select distinct country, region, city, latitude, longitude from public.login_locations',
    );
    expect(rows).toEqual([{ country: null, region: null, city: null, latitude: null, longitude: null }]);
  });

  test('refuses visitors, and everybody else’s account also to admins', async () => {
    await expect(record(anonymous, owner.id)).rejects.toEqual(refusal('42501'));
    for (const { actor } of [stranger, admin]) {
      await expect(record(actor, owner.id)).rejects.toEqual(refusal('42501'));
    }
    await expect(record(owner.actor, owner.id, berlin, 'to see where you are')).rejects.toEqual(
      refusal('22023'),
    );
    await expect(record(owner.actor, owner.id, berlin, null)).rejects.toEqual(refusal('22023'));
  });

  test('takes twenty claims in an hour, and what the server sees beside them', async () => {
    for (let count = 0; count < 20; count += 1) await record(owner.actor, owner.id);
    expect(await record(owner.actor, owner.id)).toEqual({ recorded: false });
    expect(await record(service, owner.id)).toMatchObject({ recorded: true });
    expect(await record(service, randomUUID())).toEqual({ recorded: false });
  });

  test('what is kept is coarsened after thirty days by the cleanup', async () => {
    await record(service, owner.id);
    await open.adminQuery(`update public.login_locations set recorded_at = now() - interval '31 days'`);
    await open.db.tx(service, (query) => query('select public.automated_security_cleanup()'));
    const { rows } = await open.adminQuery('select city, latitude, coarse from public.login_locations');
    expect(rows).toEqual([{ city: null, latitude: null, coarse: true }]);
  });

  test('nobody has to ask: every hour the old lose all but the country, and the oldest go', async () => {
    const { city: _city, ...rough } = berlin;
    for (const [place, days] of [
      [berlin, 29],
      [berlin, 31],
      [rough, 31],
      [berlin, 366],
    ] as const) {
      await record(service, owner.id, place);
      await open.adminQuery(
        `update public.login_locations set recorded_at = now() - make_interval(days => $1)
         where recorded_at > now() - interval '1 minute'`,
        [days],
      );
    }
    await open.adminQuery(
      `insert into public.security_threats (user_id, rule, severity, mark, found_at)
       select $1, 'read_burst', 'low', days::text, now() - make_interval(days => days) from unnest(array[89, 91]) days`,
      [owner.id],
    );
    const purge = async () =>
      (await open.db.tx(service, (query) => query('select public.purge_sign_in_places() as gone'))).rows;
    expect(await purge()).toEqual([{ gone: 4 }]);
    expect(await purge()).toEqual([{ gone: 0 }]);
    const { rows } = await open.adminQuery(
      'select country, city, latitude, longitude, coarse from public.login_locations order by coarse',
    );
    const bare = { country: 'Germany', city: null, latitude: null, longitude: null, coarse: true };
    expect(rows).toEqual([
      { country: 'Germany', city: 'Berlin', latitude: 52.5, longitude: 13.4, coarse: false },
      bare,
      bare,
    ]);
    const { rows: kept } = await open.adminQuery(
      `delete from public.security_threats where rule = 'read_burst' returning mark`,
    );
    expect(kept).toEqual([{ mark: '89' }]);
    for (const { actor } of [owner, admin]) {
      await expect(
        open.db.tx(actor, (query) => query('select public.purge_sign_in_places()')),
      ).rejects.toEqual(refusal('42501'));
    }
  });
});

describe('[FN-05] monitor_session_security', () => {
  test('says that a session is alive, in its browser and from its address', async () => {
    const session = await begin(owner);
    const calm = {
      session_active: true,
      same_browser: true,
      same_address: true,
      device_trusted: false,
      open_threats: 0,
      severity: 'none',
    };
    expect(await monitor(owner.actor, { person: owner.id, session })).toEqual(calm);
    expect(await monitor(service, { person: owner.id, session })).toEqual(calm);
    for (const [address, same] of [
      ['198.51.100.9', false],
      ['unknown', null],
    ] as const) {
      expect(await monitor(owner.actor, { person: owner.id, session, address })).toEqual({
        ...calm,
        same_address: same,
      });
    }
    await open.adminQuery(
      `insert into public.security_threats (user_id, rule, severity, session_id, mark)
       values ($1, 'new_device', 'low', $2, '1'), ($1, 'two_places', 'high', $2, '1')`,
      [owner.id, session],
    );
    expect(await monitor(owner.actor, { person: owner.id, session })).toEqual({
      ...calm,
      open_threats: 2,
      severity: 'high',
    });
  });

  test('notes a browser that is another than the one that signed in', async () => {
    const session = await begin(owner);
    expect(await monitor(owner.actor, { person: owner.id, session, agent: 'Other/2' })).toMatchObject({
      same_browser: false,
    });
    const { rows } = await open.adminQuery(
      `select type, details from public.security_events where user_id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([
      { type: 'suspicious_activity', details: { noticed: 'other_browser', action: 'ping' } },
    ]);
  });

  test('answers somebody else’s session like one that does not exist', async () => {
    const foreign = await begin(stranger);
    const gone = { session_active: false, open_threats: 0, severity: 'none' };
    expect(await monitor(owner.actor, { person: owner.id, session: foreign })).toMatchObject(gone);
    expect(await monitor(owner.actor, { person: owner.id, session: randomUUID() })).toMatchObject(gone);
  });

  test('refuses visitors, other people’s accounts and an action that is no word', async () => {
    const session = await begin(owner);
    await expect(monitor(anonymous, { person: owner.id, session })).rejects.toEqual(refusal('42501'));
    for (const { actor } of [stranger, admin]) {
      await expect(monitor(actor, { person: owner.id, session })).rejects.toEqual(refusal('42501'));
    }
    for (const action of [null, '', 'two words']) {
      await expect(monitor(owner.actor, { person: owner.id, session, action })).rejects.toEqual(
        refusal('22023'),
      );
    }
  });
});
