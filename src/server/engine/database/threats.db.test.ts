import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { threatRules, threatSeverities, threatStatuses } from '#domain/security/threats/threat-rule.ts';
import { threatDecidedSchema, threatRowSchema } from '#domain/security/threats/threat-row.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { SessionEndedError } from '#server/engine/database/database.ts';
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
beforeEach(async () => {
  await open.adminQuery('delete from public.security_threats');
  await open.adminQuery('delete from public.login_locations');
  await open.adminQuery('delete from public.user_sessions');
  await open.adminQuery('delete from auth.sessions');
  await open.adminQuery('delete from public.trusted_devices');
});

const laptop = 'a'.repeat(32);
const phone = 'b'.repeat(32);

/** A sign-in with its client's record, as a browser leaves both. */
const begin = async (account: Account, deviceId: string, agent = 'Tester/1'): Promise<string> => {
  const id = randomUUID();
  await open.adminQuery(
    `insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip) values ($1, $2, now(), now(), $3, '203.0.113.7')`,
    [id, account.id, agent],
  );
  await open.adminQuery(
    `insert into public.user_sessions (user_id, session_token, device_id, device_name, auth_session_id)
     values ($1, $2, $3, 'Firefox on Linux', $4)`,
    [account.userRowId, `token of ${id}`, deviceId, id],
  );
  return id;
};

const withSession = (account: Account, sessionId: string): Actor => ({
  ...account.actor,
  sessionId,
  claims: { ...account.actor.claims, session_id: sessionId },
});

interface Stored {
  readonly id: string;
  readonly is_new: boolean;
  readonly today: number;
  readonly alike_today: number;
}

const store = async (
  account: Account,
  {
    rule = 'new_device',
    sessionId = null,
    deviceId = null,
    mark = randomUUID(),
  }: { rule?: string; sessionId?: string | null; deviceId?: string | null; mark?: string } = {},
): Promise<Stored> => {
  const { rows } = await open.db.tx(service, (query) =>
    query<{ stored: Stored }>(
      `select public.store_threat($1, $2, 'low', $3, $4, '{"device": "Firefox on Linux"}', $5) as stored`,
      [account.id, rule, sessionId, deviceId, mark],
    ),
  );
  return rows[0]!.stored;
};

const read = async (actor: Actor, days = 30, everybody = true): Promise<readonly ThreatRow[]> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ row: unknown }>('select public.read_threats($1, $2) as row', [days, everybody]),
  );
  return z.array(threatRowSchema).parse(rows.map(({ row }) => row));
};

const auditedReads = async (): Promise<number> => {
  const { rows } = await open.adminQuery(
    `select from public.audit_events e join public.audit_personal p on p.seq = e.seq and p.half = 'actor'
     where e.action = 'read_threats' and p.person_id = $1`,
    [admin.id],
  );
  return rows.length;
};

const decide = async (actor: Actor, id: string, decision: string | null, reason: string | null = null) => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ decided: unknown }>('select public.decide_threat($1, $2, $3) as decided', [id, decision, reason]),
  );
  return threatDecidedSchema.parse(rows[0]?.decided);
};

const notices = async (actor: Actor): Promise<readonly ThreatRow[]> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ row: unknown }>('select public.read_device_notice() as row'),
  );
  return z.array(threatRowSchema).parse(rows.map(({ row }) => row));
};

const notice = async (actor: Actor): Promise<ThreatRow | null> => (await notices(actor))[0] ?? null;

const refusal = (code: string): unknown => expect.objectContaining({ code });

describe('[FN-02] what was noticed about sign-ins', () => {
  test('the words of the table are those of the rules', async () => {
    const { rows } = await open.adminQuery<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = 'public.security_threats'::regclass`,
    );
    const checks = rows.map(({ text }) => [...text.matchAll(/'([a-z_]+)'::text/g)].map(([, word]) => word));
    for (const words of [threatRules, threatSeverities, threatStatuses]) {
      expect(checks).toContainEqual([...words]);
    }
  });

  test('a person reads their own, with the sign-in behind each', async () => {
    const session = await begin(owner, phone);
    const { id } = await store(owner, { sessionId: session, deviceId: phone });
    await store(stranger);
    const [row, ...others] = await read(owner.actor);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id,
      user_id: owner.id,
      email: null,
      is_own: true,
      rule: 'new_device',
      status: 'open',
      session: { id: session, device_name: 'Firefox on Linux', is_active: true, is_current: false },
    });
    expect(row?.session?.started_at).not.toBeNull();
    expect((await read(withSession(owner, session)))[0]?.session?.is_current).toBe(true);
  });

  test('an admin reads everybody’s by account and e-mail, and that is audited once in ten minutes', async () => {
    await store(owner);
    await store(stranger);
    // Their own account is nobody else's business, and no reading of others.
    expect(await read(admin.actor, 30, false)).toEqual([]);
    expect(await auditedReads()).toBe(0);
    const rows = await read(admin.actor);
    await read(admin.actor);
    expect(new Set(rows.map(({ email }) => email))).toEqual(
      new Set([`${owner.id}@example.org`, `${stranger.id}@example.org`]),
    );
    expect(rows.every(({ is_own }) => !is_own)).toBe(true);
    expect(await auditedReads()).toBe(1);
  });

  test('visitors read and decide nothing, the service neither', async () => {
    const { id } = await store(owner);
    for (const actor of [anonymous, service]) {
      await expect(read(actor)).rejects.toEqual(refusal('42501'));
      await expect(decide(actor, id, 'trust')).rejects.toEqual(refusal('42501'));
      await expect(notice(actor)).rejects.toEqual(refusal('42501'));
    }
  });

  test('a stranger decides nothing of others, whether it exists or not', async () => {
    const { id } = await store(owner);
    await expect(decide(stranger.actor, id, 'trust')).rejects.toEqual(refusal('42501'));
    await expect(decide(stranger.actor, randomUUID(), 'trust')).rejects.toEqual(refusal('42501'));
    expect((await read(owner.actor))[0]?.status).toBe('open');
  });

  test('only what is young enough is read', async () => {
    const { id } = await store(owner);
    await open.adminQuery(
      `update public.security_threats set found_at = now() - interval '31 days' where id = $1`,
      [id],
    );
    expect(await read(owner.actor)).toEqual([]);
    expect(await read(owner.actor, 32)).toHaveLength(1);
  });
});

describe('[FN-02] deciding', () => {
  test('“this was me” trusts the device', async () => {
    const session = await begin(owner, phone);
    const { id } = await store(owner, { sessionId: session, deviceId: phone });
    expect(await decide(owner.actor, id, 'trust')).toEqual({ id, status: 'trusted', ended: 0 });
    const { rows } = await open.adminQuery(
      `select from public.trusted_devices where user_id = $1 and device_id = $2 and trust_level = 'trusted'`,
      [owner.userRowId, phone],
    );
    expect(rows).toHaveLength(1);
  });

  test('“sign it out” ends every sign-in of that device from the next request on, and no other', async () => {
    const own = await begin(owner, laptop);
    const first = await begin(owner, phone);
    const second = await begin(owner, phone);
    const { id } = await store(owner, { sessionId: second, deviceId: phone });
    expect(await decide(withSession(owner, own), id, 'sign_out')).toEqual({
      id,
      status: 'signed_out',
      ended: 2,
    });
    for (const ended of [first, second]) {
      await expect(
        open.db.tx(withSession(owner, ended), (query) => query('select 1')),
      ).rejects.toBeInstanceOf(SessionEndedError);
    }
    await open.db.tx(withSession(owner, own), (query) => query('select 1'));
    expect((await read(owner.actor))[0]).toMatchObject({
      status: 'signed_out',
      session: { is_active: false },
    });
    await expect(decide(owner.actor, id, 'trust')).rejects.toEqual(refusal('22023'));
    expect(await decide(owner.actor, id, 'sign_out')).toMatchObject({ ended: 0 });
  });

  test('of another rule only the sign-in behind it ends, and never somebody else’s', async () => {
    const foreign = await begin(stranger, phone);
    const first = await begin(owner, phone);
    const second = await begin(owner, phone);
    const one = await store(owner, { rule: 'two_places', sessionId: first, deviceId: phone });
    expect(await decide(owner.actor, one.id, 'sign_out')).toMatchObject({ ended: 1 });
    await open.db.tx(withSession(owner, second), (query) => query('select 1'));
    const other = await store(owner, { rule: 'two_places', sessionId: foreign });
    expect(await decide(owner.actor, other.id, 'sign_out')).toMatchObject({ ended: 0 });
    await open.db.tx(withSession(stranger, foreign), (query) => query('select 1'));
  });

  test('“nothing wrong” needs a reason of at most 500 characters', async () => {
    const { id } = await store(owner);
    for (const reason of [null, '   ', 'x'.repeat(501)]) {
      await expect(decide(owner.actor, id, 'false_positive', reason)).rejects.toEqual(refusal('22023'));
    }
    const reason = 'x'.repeat(500);
    expect(await decide(owner.actor, id, 'false_positive', reason)).toMatchObject({
      status: 'false_positive',
    });
    expect((await read(owner.actor))[0]?.status_reason).toBe(reason);
  });

  test('what a person wrote about it, or named their device, is not for admins', async () => {
    const session = await begin(owner, phone);
    const { id } = await store(owner, { rule: 'two_places', sessionId: session });
    await open.adminQuery(`update public.user_sessions set device_name = 'Plumbago'`);
    await decide(owner.actor, id, 'false_positive', 'I was with my plumbago');
    expect(JSON.stringify(await read(owner.actor))).toMatch(/Plumbago.*plumbago|plumbago.*Plumbago/u);
    expect(JSON.stringify(await read(admin.actor))).not.toMatch(/plumbago/iu);
    await decide(admin.actor, id, 'false_positive', 'Asked on the phone');
    expect((await read(admin.actor))[0]).toMatchObject({
      status_reason: 'Asked on the phone',
      session: { device_name: 'Firefox on Linux' },
    });
  });

  test('other words decide nothing, and what has no sign-in behind it cannot be signed out', async () => {
    const { id } = await store(owner, { rule: 'read_burst' });
    for (const word of [null, '', 'delete', 'sign_out']) {
      await expect(decide(owner.actor, id, word)).rejects.toEqual(refusal('22023'));
    }
  });

  test('what an admin decides is audited with the reason, under the person it was about', async () => {
    const session = await begin(owner, phone);
    const { id } = await store(owner, { sessionId: session, deviceId: phone });
    expect(await decide(admin.actor, id, 'sign_out', 'They asked on the phone')).toMatchObject({ ended: 1 });
    const { rows } = await open.adminQuery(
      `select e.severity, a.person_id, a.reason, a.event_data from public.audit_events e
       join public.audit_personal a on a.seq = e.seq and a.half = 'about'
       where e.action = 'decide_threat' order by e.seq desc limit 1`,
    );
    expect(rows).toEqual([
      {
        severity: 'medium',
        person_id: owner.id,
        reason: 'They asked on the phone',
        event_data: { threat: id, rule: 'new_device', decision: 'sign_out', sessions_ended: 1 },
      },
    ]);
  });
});

describe('[FN-02] the notice of a new device', () => {
  test('is shown on the other devices, the newest first, until somebody decides', async () => {
    const own = await begin(owner, laptop);
    const other = await begin(owner, phone);
    const { id } = await store(owner, { sessionId: other, deviceId: phone });
    expect(await notice(withSession(owner, own))).toMatchObject({ id, session: { id: other } });
    expect(await notice(withSession(owner, other))).toBeNull();
    const sameDevice = await begin(owner, phone);
    expect(await notice(withSession(owner, sameDevice))).toBeNull();
    expect(await notice(stranger.actor)).toBeNull();
    expect(await notice(admin.actor)).toBeNull();
    await decide(owner.actor, id, 'trust');
    expect(await notice(withSession(owner, own))).toBeNull();
  });

  test('one that nobody answers hides no other, up to five', async () => {
    const own = await begin(owner, laptop);
    for (const letter of 'bcdef01') await store(owner, { deviceId: letter.repeat(32) });
    expect(await notices(withSession(owner, own))).toHaveLength(5);
  });

  test('the same thing is told once, and a device that comes back is the same notice', async () => {
    const first = await store(owner, { deviceId: phone, mark: 'one' });
    expect(first).toMatchObject({ is_new: true, today: 1 });
    expect(await store(owner, { deviceId: phone, mark: 'one' })).toEqual({ ...first, is_new: false });
    expect(await store(owner, { deviceId: phone, mark: 'two' })).toMatchObject({
      id: first.id,
      is_new: false,
    });
    await decide(owner.actor, first.id, 'sign_out');
    expect(await store(owner, { deviceId: phone, mark: 'three' })).toMatchObject({
      is_new: true,
      today: 2,
      alike_today: 2,
    });
  });

  test('no more than two hundred are kept for a person, and none longer than ninety days', async () => {
    await open.adminQuery(
      `insert into public.security_threats (user_id, rule, severity, mark, found_at)
       select $1, 'read_burst', 'low', n::text, now() - make_interval(days => case n when 1 then 91 else 1 end)
       from generate_series(1, 205) n`,
      [owner.id],
    );
    await store(owner);
    const { rows } = await open.adminQuery<{ count: number; oldest: boolean }>(
      `select count(*)::int, bool_or(mark = '1') as oldest from public.security_threats where user_id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ count: 200, oldest: false }]);
  });
});
