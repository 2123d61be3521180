import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { analyseSignIn } from './analyse-sign-in.ts';
import type { AnalyseDeps } from './analyse-sign-in.ts';
import { nowhere } from './places/place-lookup.ts';
import { sweepThreats } from './sweep-threats.ts';

let open: OpenDatabase;
let admin: Account;
let person: Account;

beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.adminQuery('delete from public.security_threats');
  admin = await createAccount(open.adminQuery, { admin: true });
  person = await createAccount(open.adminQuery);
});

const laptop = 'a'.repeat(32);
const phone = 'b'.repeat(32);

const depsOf = (): AnalyseDeps => ({
  db: open.db,
  lookup: { isOn: false, find: () => Promise.resolve(nowhere) },
  mailer: { post: () => Promise.reject(new Error('no mail is sent without a server for it')) },
  hasMail: false,
  siteUrl: 'http://127.0.0.1',
  logError: (message, cause) => {
    throw new Error(message, { cause });
  },
});

const sweep = (): Promise<void> => sweepThreats(depsOf());

/** A sign-in that began so many minutes ago. */
const begin = async (
  account: Account,
  minutesAgo: number,
  {
    deviceId,
    agent = 'Tester/1',
    isShown = true,
  }: { readonly deviceId?: string; readonly agent?: string; readonly isShown?: boolean } = {},
): Promise<string> => {
  const id = randomUUID();
  await open.adminQuery(
    `insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip)
     values ($1, $2, now() - make_interval(mins => $3), now(), $4, '203.0.113.7')`,
    [id, account.id, minutesAgo, agent],
  );
  if (deviceId !== undefined) {
    await open.adminQuery(
      `insert into public.user_sessions (user_id, session_token, device_id, device_shown, device_name, auth_session_id)
       values ($1, $2, $3, $5, 'Firefox on Linux', $4)`,
      [account.userRowId, `token of ${id}`, deviceId, id, isShown],
    );
  }
  return id;
};

const act = (account: Account, severity = 'medium', agent = 'Tester/1'): Promise<unknown> =>
  open.adminQuery(
    `select public.write_audit('licence', 'set_licence', $2, 'success', $1, null, null, '{}', null, $3, 'server')`,
    [account.id, severity, agent],
  );

const note = async (account: Account, details: object, count = 1): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    await open.db.tx(service, (query) =>
      query(
        `insert into public.security_events (user_id, type, details, user_agent) values ($1, 'data_access', $2, 'Tester/1')`,
        [account.id, details],
      ),
    );
  }
};

const found = async (account: Account): Promise<readonly unknown[]> => {
  const { rows } = await open.adminQuery(
    'select rule, session_id, device_id, facts from public.security_threats where user_id = $1 order by rule',
    [account.id],
  );
  return rows;
};

describe('[FN-02] looking through what happened', () => {
  test('an admin action from a young session is found once, and not again after it was decided', async () => {
    const session = await begin(admin, 1, { deviceId: phone });
    await act(admin);
    await sweep();
    expect(await found(admin)).toEqual([
      {
        rule: 'young_privilege',
        session_id: session,
        device_id: phone,
        facts: { action: 'set_licence', minutes: 1 },
      },
    ]);
    await open.adminQuery(
      `update public.security_threats set status = 'false_positive', status_reason = 'me', decided_at = now(), decided_by = 'owner'`,
    );
    await sweep();
    expect(await found(admin)).toHaveLength(1);
  });

  test.each([
    ['from a session that is old enough', 4, 'medium', 'Tester/1'],
    ['of little weight', 1, 'low', 'Tester/1'],
    ['in another browser than the young session', 1, 'medium', 'Other/2'],
  ])('an admin action %s is left alone', async (_what, minutes, severity, agent) => {
    await begin(admin, 60 * 24, { deviceId: laptop, agent: 'Other/2' });
    await begin(admin, minutes, { deviceId: phone });
    await act(admin, severity, agent);
    await sweep();
    expect(JSON.stringify(await found(admin))).not.toContain('young_privilege');
  });

  test('an admin action on a trusted device is left alone', async () => {
    await begin(admin, 1, { deviceId: phone });
    await open.adminQuery(
      `insert into public.trusted_devices (user_id, device_id, trust_level) values ($1, $2, 'trusted')`,
      [admin.userRowId, phone],
    );
    await act(admin);
    await sweep();
    expect(await found(admin)).toEqual([]);
  });

  test('the same act of somebody who is no admin is none', async () => {
    await begin(person, 1, { deviceId: phone });
    await act(person);
    await sweep();
    expect(await found(person)).toEqual([]);
  });

  test('a burst of lists is found, one less is not', async () => {
    await begin(admin, 1, { deviceId: laptop });
    await note(admin, { procedure: 'read_outbox' }, 29);
    await sweep();
    expect(await found(admin)).toEqual([]);
    await note(admin, { procedure: 'read_outbox' });
    await sweep();
    expect(await found(admin)).toMatchObject([{ rule: 'read_burst', facts: { reads: 30, protected: true } }]);
  });

  test('a burst of reads is found with the session behind it', async () => {
    const session = await begin(person, 1, { deviceId: laptop });
    await note(person, { reads: 1000 });
    await sweep();
    expect(await found(person)).toEqual([
      {
        rule: 'read_burst',
        session_id: session,
        device_id: null,
        facts: { reads: 1000, protected: false, minutes: 10 },
      },
    ]);
  });

  test('a sign-in that no client told of is looked at after two minutes, as a device of its own', async () => {
    await begin(person, 60 * 24, { deviceId: laptop });
    const silent = await begin(person, 3);
    await sweep();
    await sweep();
    expect(await found(person)).toEqual([
      {
        rule: 'new_device',
        session_id: silent,
        device_id: null,
        facts: { device: 'A browser', country: null, region: null, city: null },
      },
    ]);
    const { rows } = await open.adminQuery(
      'select session_id, source, recorded_at < now() - interval $$2 minutes$$ as begun from public.login_locations where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ session_id: silent, source: 'server', begun: true }]);
  });

  test('a sign-in whose client did tell is not new on a known device', async () => {
    await begin(person, 60 * 24, { deviceId: laptop });
    await begin(person, 3, { deviceId: laptop });
    await sweep();
    expect(await found(person)).toEqual([]);
  });

  test('a known device that a client only wrote into its row itself is none', async () => {
    await begin(person, 60 * 24, { deviceId: laptop });
    const silent = await begin(person, 3, { deviceId: laptop, isShown: false });
    await sweep();
    expect(await found(person)).toMatchObject([{ rule: 'new_device', session_id: silent, device_id: null }]);
  });

  test('a sign-in that owes a second factor has ten minutes to tell of its device', async () => {
    await open.adminQuery(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $2, 'totp', 'verified', now(), now())`,
      [randomUUID(), person.id],
    );
    await begin(person, 60 * 24, { deviceId: laptop });
    const waiting = await begin(person, 9);
    await sweep();
    expect(await found(person)).toEqual([]);
    await open.adminQuery(
      `update auth.sessions set created_at = now() - interval '11 minutes' where id = $1`,
      [waiting],
    );
    await sweep();
    expect(await found(person)).toMatchObject([{ session_id: waiting, device_id: null }]);
  });

  test.each([
    ['known', laptop, []],
    ['new', phone, [{ rule: 'new_device', device_id: phone }]],
  ])('a device that is told of later, and %s, is the one that counts', async (_what, deviceId, left) => {
    await begin(person, 60 * 24, { deviceId: laptop });
    const silent = await begin(person, 3);
    await sweep();
    expect(await found(person)).toMatchObject([{ device_id: null }]);
    const seen = { userId: person.id, sessionId: silent, deviceId, address: '203.0.113.7', userAgent: '' };
    await analyseSignIn(depsOf(), { ...seen, privacyEnhanced: true });
    expect(await found(person)).toMatchObject(left);
    expect(await found(person)).toHaveLength(left.length);
  });

  test('somebody who signs in over and over holds up nobody, nor does one that cannot be looked at', async () => {
    await begin(person, 60 * 24, { deviceId: laptop });
    await open.adminQuery(
      `insert into auth.sessions (id, user_id, created_at, updated_at, ip)
       select gen_random_uuid(), $1, now() - interval '30 minutes', now(), '198.51.100.9' from generate_series(1, 60)`,
      [admin.id],
    );
    const silent = await begin(person, 3);
    const { rows: first } = await open.db.tx(service, (query) =>
      query<{ session_id: string; user_id: string }>('select * from public.sign_ins_to_look_at()'),
    );
    expect(first.filter(({ user_id }) => user_id === admin.id)).toHaveLength(1);
    expect(first.map(({ session_id }) => session_id)).toContain(silent);

    const errors: unknown[] = [];
    await sweepThreats({
      ...depsOf(),
      lookup: {
        isOn: true,
        find: (address) =>
          address === '198.51.100.9' ? Promise.reject(new Error('no')) : Promise.resolve(nowhere),
      },
      logError: (_message, cause) => errors.push(cause),
    });
    expect(errors).toHaveLength(60);
    expect(await found(person)).toMatchObject([{ rule: 'new_device', session_id: silent }]);
    // All sixty, and not only fifty of them.
    await sweep();
    const { rows } = await open.adminQuery('select from public.login_locations where user_id = $1', [
      admin.id,
    ]);
    expect(rows).toHaveLength(60);
  });
});
