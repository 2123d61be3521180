import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isGenuine, signCheckpoint } from '#server/audit/audit-checkpoints.ts';
import type { Checkpoint } from '#server/audit/audit-checkpoints.ts';
import { keepAudit } from '#server/audit/keep-audit.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import type { AuditSigner } from '#server/audit/verify-audit.ts';
import type { AuditVerdict } from '#domain/audit/audit-verdict.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

const key = Buffer.alloc(32, 3);
let last: Checkpoint | undefined;
const signer: AuditSigner = {
  key,
  lastSigned: {
    read: () => Promise.resolve(last),
    write: (checkpoint) => {
      last = checkpoint;
      return Promise.resolve();
    },
  },
};
const keep = (given: Partial<AuditSigner> = {}): Promise<number> =>
  keepAudit({ db: open.db, ...signer, ...given });
let open: OpenDatabase;
let admin: Account;
let person: Account;

beforeAll(async () => {
  open = await openDatabase();
  admin = await createAccount(open.adminQuery, { admin: true });
  person = await createAccount(open.adminQuery);
});
afterAll(() => open.close());

/** As the owner of the database, with every guard switched off: what a thief with its password could do. */
const tamper = async (...statements: readonly string[]): Promise<void> => {
  await open.adminQuery(`set session_replication_role = 'replica'`);
  try {
    for (const statement of statements) await open.adminQuery(statement);
  } finally {
    await open.adminQuery(`set session_replication_role = 'origin'`);
  }
};

const empty = `delete from public.audit_personal; delete from public.audit_events; delete from public.audit_checkpoints;
  update public.audit_head set seq = 0, hash = repeat('0', 64)`;
afterEach(async () => {
  await tamper(empty);
  last = undefined;
});

/** As the service would, in the name of somebody: who did it is who the claims say. */
const asService = (account: Account): Actor => ({ ...account.actor, role: 'service_role' });

const record = async (
  by: Actor,
  given: { readonly subject?: string; readonly reason?: string; readonly details?: object } = {},
): Promise<number> => {
  const { rows } = await open.db.tx(by, (query) =>
    query<{ seq: string }>(
      `select public.record_audit('testing', 'try_it', 'low', 'success', $1, $2, $3) as seq`,
      [given.subject ?? null, given.reason ?? null, given.details ?? {}],
    ),
  );
  return Number(rows[0]?.seq);
};

const recordMany = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) {
    await record(asService(admin), { subject: person.id, reason: 'because', details: { turn: i } });
  }
};

const verify = (): Promise<AuditVerdict> => open.db.tx(service, (query) => verifyAudit(query, signer));

const read = async (by: Actor, args = ''): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { rows } = await open.db.tx(by, (query) =>
    query<{ row: Readonly<Record<string, unknown>> }>(`select public.read_audit(${args}) as row`),
  );
  return rows.map(({ row }) => row);
};

/** Signs again what stands there, after the chain was made another. */
const signAgain = async (): Promise<void> => {
  await tamper(
    'update public.audit_checkpoints c set hash = e.hash from public.audit_events e where e.seq = c.seq',
  );
  const { rows } = await open.adminQuery<{ checkpoint: Checkpoint }>(
    'select public.read_audit_checkpoints() as checkpoint',
  );
  for (const { checkpoint } of rows) {
    const signature = signCheckpoint(key, checkpoint);
    await tamper(
      `update public.audit_checkpoints set signature = '${signature}' where seq = ${checkpoint.seq}`,
    );
  }
};

const seals = async (): Promise<readonly number[]> => {
  const { rows } = await open.adminQuery<{ seq: number }>(
    `select seq::int from public.audit_checkpoints where kind = 'seal' order by seq`,
  );
  return rows.map(({ seq }) => seq);
};

/** Makes the first rows old enough to go, and the chain whole again: as if they had been written then. */
const age = async (upTo: number): Promise<void> => {
  await tamper(
    `update public.audit_events set made_at = made_at - interval '401 days' where seq <= ${upTo}`,
    `do $$
     declare
       line public.audit_events;
       before text := coalesce(
         (select c.hash from public.audit_checkpoints c where c.kind = 'trim' order by c.seq desc limit 1),
         repeat('0', 64));
     begin
       for line in select * from public.audit_events order by seq loop
         line.previous_hash := before;
         line.hash := public.audit_hash(line);
         update public.audit_events e set previous_hash = line.previous_hash, hash = line.hash where e.seq = line.seq;
         before := line.hash;
       end loop;
       update public.audit_head set hash = before;
     end
     $$`,
  );
};

describe('[FN-01] the audit chain', () => {
  test('verifies when it is empty, and with every row that is added', async () => {
    expect(await verify()).toEqual({
      ok: true,
      checked: 0,
      from: null,
      to: null,
      first_broken: null,
      why: null,
      checkpoint: null,
      checkpoints: 0,
      forged_checkpoint: null,
      missing_checkpoint: null,
    });
    await recordMany(3);
    expect(await verify()).toMatchObject({ ok: true, checked: 3, from: 1, to: 3 });
  });

  test('has no gap and no fork when fifty are written at once', async () => {
    const given = await Promise.all(Array.from({ length: 50 }, () => record(asService(admin))));
    expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    expect(await verify()).toMatchObject({ ok: true, checked: 50, from: 1, to: 50 });
  });

  test('gives the number of an event that was rolled back to the next one', async () => {
    await record(service);
    await expect(
      open.db.tx(service, async (query) => {
        await query(`select public.record_audit('testing', 'undone', 'low', 'success')`);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await record(service)).toBe(2);
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
  });

  test.each([
    ['made_at', `made_at + interval '1 microsecond'`, 'hash'],
    ['event_type', `'other'`, 'hash'],
    ['action', `'other'`, 'hash'],
    ['severity', `'critical'`, 'hash'],
    ['outcome', `'denied'`, 'hash'],
    ['source', `'browser'`, 'hash'],
    ['who_hash', `repeat('a', 64)`, 'hash'],
    ['about_hash', `repeat('a', 64)`, 'hash'],
    ['previous_hash', `repeat('a', 64)`, 'hash'],
    ['hash', `repeat('a', 64)`, 'hash'],
    ['seq', '99', 'hash'],
  ])('is broken where somebody changed %s of an event', async (column, value, why) => {
    await recordMany(4);
    await tamper(`update public.audit_events set ${column} = ${value} where seq = 2`);
    const verdict = await verify();
    expect(verdict.ok).toBe(false);
    // A number that is missing shows at the row behind it.
    expect([verdict.first_broken, verdict.why]).toEqual(column === 'seq' ? [3, 'gap'] : [2, why]);
  });

  test.each([
    ['the actor', 'actor', 'person_id = gen_random_uuid()'],
    ['an address', 'actor', `address = '203.0.113.9'`],
    ['the browser', 'actor', `user_agent = 'Other/1'`],
    ['the subject', 'about', 'person_id = null'],
    ['a reason', 'about', `reason = 'another'`],
    ['the details', 'about', `event_data = '{"turn": 7}'`],
    ['a salt', 'about', `salt = repeat('a', 64)`],
  ])('is broken where somebody changed %s beside it', async (_what, half, change) => {
    await recordMany(3);
    await tamper(`update public.audit_personal set ${change} where seq = 2 and half = '${half}'`);
    expect(await verify()).toMatchObject({ ok: false, first_broken: 2, why: 'personal' });
  });

  test.each([
    ['in the middle', 'delete from public.audit_events where seq = 2', 3, 'gap'],
    ['at the start', 'delete from public.audit_events where seq <= 2', 3, 'start'],
    ['at the end', 'delete from public.audit_events where seq >= 3', 3, 'head'],
  ])('is broken where somebody took out rows %s', async (_where, statement, broken, why) => {
    await recordMany(4);
    await tamper(statement);
    expect(await verify()).toMatchObject({ ok: false, first_broken: broken, why });
  });

  test('is broken where a row was changed and its own hash made to fit', async () => {
    await recordMany(4);
    await tamper(
      `update public.audit_events set outcome = 'denied' where seq = 2`,
      `update public.audit_events e set hash = public.audit_hash(e) where seq = 2`,
    );
    expect(await verify()).toMatchObject({ ok: false, first_broken: 3, why: 'previous' });
  });

  test('is broken where all of it was rewritten from before a seal', async () => {
    await recordMany(4);
    await keep();
    expect(await verify()).toMatchObject({ ok: true, checkpoints: 1, checkpoint: { seq: 4, kind: 'seal' } });
    await tamper(`update public.audit_events set outcome = 'denied' where seq = 2`);
    await age(0);
    expect(await verify()).toMatchObject({ ok: false, first_broken: 4, why: 'checkpoint' });
  });
});

describe('[FN-01] who may touch the audit', () => {
  const changes = [
    `update public.audit_events set outcome = 'denied'`,
    'delete from public.audit_events',
    `insert into public.audit_events (seq) values (7)`,
    `update public.audit_personal set reason = 'x'`,
    'delete from public.audit_personal',
    'update public.audit_head set seq = 0',
    'select * from public.audit_head',
    'delete from public.audit_checkpoints',
  ];
  test('nobody changes, deletes or adds a row by hand: no visitor, person, admin or service', async () => {
    await recordMany(1);
    for (const actor of [anonymous, person.actor, admin.actor, service]) {
      for (const change of changes) {
        await expect(open.db.tx(actor, (query) => query(change))).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  test('the owner of the database neither changes a row by mistake nor deletes one that no trim covers', async () => {
    await recordMany(2);
    await keep();
    for (const change of [
      `update public.audit_events set outcome = 'denied'`,
      'delete from public.audit_events',
      'truncate public.audit_events cascade',
      `update public.audit_personal set reason = 'x'`,
    ]) {
      await expect(open.adminQuery(change)).rejects.toMatchObject({ code: '42501' });
    }
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
  });

  test('people and visitors can neither record nor prove nor sign', async () => {
    for (const call of [
      `public.record_audit('a', 'b', 'low', 'success')`,
      `public.log_audit_event('a', 'b', 'low', 'success', '{}', '', '')`,
      'public.verify_audit_chain()',
      'public.next_audit_checkpoint()',
      `public.add_audit_checkpoint(1, 'seal', '', '', '')`,
      'public.purge_sign_in_record()',
      `public.is_foreign_row('tasks', gen_random_uuid(), gen_random_uuid())`,
    ]) {
      for (const actor of [anonymous, person.actor]) {
        await expect(open.db.tx(actor, (query) => query(`select ${call}`))).rejects.toMatchObject({
          code: '42501',
        });
      }
    }
    await expect(
      open.db.tx(admin.actor, (query) => query(`select public.record_audit('a', 'b', 'low', 'success')`)),
    ).rejects.toMatchObject({ code: '42501' });
    const { rows } = await open.db.tx(admin.actor, (query) =>
      query<{ chain: unknown }>('select public.verify_audit_chain() as chain'),
    );
    expect(rows[0]?.chain).toMatchObject({ ok: true, checked: 0 });
  });
});

describe('[FN-01] reading the audit', () => {
  test('admins read all of it, the newest first, a page at a time and by filter', async () => {
    await recordMany(3);
    await record(asService(person));
    const rows = await read(admin.actor);
    expect(rows.map((row) => row['seq'])).toEqual([4, 3, 2, 1]);
    expect(rows[1]).toMatchObject({
      actor: admin.id,
      subject: person.id,
      reason: 'because',
      details: { turn: 2 },
      source: 'server',
    });
    expect(await read(admin.actor, '2, 3')).toHaveLength(2);
    expect(await read(admin.actor, `50, null, '{"actor": "${person.id}"}'`)).toHaveLength(1);
    expect(await read(admin.actor, `50, null, '{"severity": "high"}'`)).toHaveLength(0);
    await expect(read(admin.actor, `50, null, '{"words": "x"}'`)).rejects.toMatchObject({ code: '22023' });
  });

  test('people read what they did and what was done to them, without where the admin was', async () => {
    await open.db.tx(asService(admin), async (query) => {
      await query(`select set_config('request.address', '203.0.113.9', true)`);
      await query(`select public.record_audit('testing', 'try_it', 'low', 'success', $1)`, [person.id]);
    });
    await record(asService(person), { details: { own: true } });
    await record(asService(admin));
    expect((await read(admin.actor))[2]).toMatchObject({ address: '203.0.113.9' });
    const own = await read(person.actor);
    expect(own).toMatchObject([
      { seq: 2, actor: person.id, details: { own: true } },
      { seq: 1, actor: null, address: null, subject: person.id },
    ]);
    const stranger = await createAccount(open.adminQuery);
    expect(await read(stranger.actor)).toEqual([]);
    await expect(read(anonymous)).rejects.toMatchObject({ code: '42501' });
  });

  test.each([
    ['a sentence', { note: 'call mum about the dentist' }],
    ['an object', { task: { title: 'x' } }],
    ['a list', { tasks: ['x'] }],
    ['a name with capitals', { Title: 'x' }],
    ['a long word', { title: 'x'.repeat(65) }],
    ['many fields', Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, i]))],
  ])('nothing that people wrote gets into it: details with %s are refused', async (_what, details) => {
    await expect(record(service, { details })).rejects.toMatchObject({ code: '22023' });
  });
});

describe('[FN-01] keeping the audit', () => {
  test('signs the end once a day, and no more often', async () => {
    await recordMany(2);
    await keep();
    await recordMany(1);
    await keep();
    expect(await verify()).toMatchObject({ ok: true, checked: 3, checkpoints: 1, checkpoint: { seq: 2 } });
  });

  test('takes away what is older than 400 days, and what is left still verifies', async () => {
    await recordMany(5);
    await age(3);
    expect(await verify()).toMatchObject({ ok: true, checked: 5 });
    expect(await keep()).toBe(3);
    expect(await verify()).toMatchObject({ ok: true, checked: 2, from: 4, to: 5 });
    const { rows } = await open.adminQuery('select from public.audit_personal');
    expect(rows).toHaveLength(4);
    await recordMany(1);
    expect(await verify()).toMatchObject({ ok: true, checked: 3, to: 6 });
  });

  test('goes on sealing once a day while rows are trimmed every hour', async () => {
    await recordMany(6);
    await age(2);
    expect(await keep()).toBe(2);
    expect(await seals()).toEqual([6]);
    await tamper(
      `update public.audit_checkpoints set made_at = made_at - interval '25 hours' where kind = 'seal'`,
    );
    await age(4);
    await signAgain();
    last = undefined;
    await recordMany(1);
    expect(await keep()).toBe(2);
    expect(await seals()).toEqual([6, 7]);
    expect(await verify()).toMatchObject({ ok: true, checked: 3, from: 5, checkpoints: 3 });
  });

  test('verifies when all of it was old enough to go', async () => {
    await recordMany(2);
    await age(2);
    expect(await keep()).toBe(2);
    expect(await verify()).toMatchObject({ ok: true, checked: 0, checkpoint: { seq: 2, kind: 'trim' } });
    expect(await record(service)).toBe(3);
    expect(await verify()).toMatchObject({ ok: true, checked: 1, from: 3 });
  });

  test('takes away nothing that is younger, whoever asks', async () => {
    await recordMany(2);
    const { rows } = await open.adminQuery<{ hash: string }>(
      'select hash from public.audit_events where seq = 2',
    );
    await expect(
      open.db.tx(service, (query) =>
        query(`select public.add_audit_checkpoint(2, 'trim', $1, now()::text, repeat('a', 43))`, [
          rows[0]?.hash,
        ]),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
  });

  test('a forged checkpoint is found, and so is a seal that was made into a trim', async () => {
    await recordMany(4);
    await keep();
    await tamper(
      `update public.audit_checkpoints set kind = 'trim'`,
      'delete from public.audit_personal',
      'delete from public.audit_events',
    );
    expect(await verify()).toMatchObject({ ok: false, first_broken: null, forged_checkpoint: 4 });

    await tamper(empty);
    await recordMany(4);
    const { rows } = await open.adminQuery<{ hash: string }>(
      'select hash from public.audit_events where seq = 2',
    );
    const forged = {
      seq: 2,
      kind: 'trim',
      hash: rows[0]!.hash,
      made_at: '2026-11-20T10:00:00.000000Z',
    } as const;
    const signature = signCheckpoint(Buffer.alloc(32, 4), forged);
    expect(isGenuine(key, { ...forged, signature })).toBe(false);
    await tamper(
      `insert into public.audit_checkpoints values (2, 'trim', '${forged.hash}', '${forged.made_at}', '${signature}')`,
      'delete from public.audit_personal where seq <= 2',
      'delete from public.audit_events where seq <= 2',
    );
    expect(await verify()).toMatchObject({ ok: false, forged_checkpoint: 2 });
  });

  test('a chain whose seals were taken away is found, and gets no new signature', async () => {
    await recordMany(4);
    await keep();
    await tamper(
      `update public.audit_events set outcome = 'denied' where seq = 2`,
      'delete from public.audit_checkpoints',
    );
    await age(0);
    expect(await verify()).toMatchObject({ ok: false, first_broken: null, missing_checkpoint: 4 });
    await recordMany(1);
    await expect(keep()).rejects.toThrow('not whole');
    expect(await verify()).toMatchObject({ ok: false, checkpoints: 0, missing_checkpoint: 4 });
    // Nor does it trim what was made to look old, which would be a signature as well.
    await age(5);
    await expect(keep()).rejects.toThrow('not whole');
    expect(await verify()).toMatchObject({ ok: false, checked: 5 });
  });

  test('a chain that is broken gets no signature', async () => {
    await recordMany(3);
    await tamper(`update public.audit_events set outcome = 'denied' where seq = 2`);
    await expect(keep()).rejects.toThrow('not whole');
    expect(await verify()).toMatchObject({ ok: false, checkpoints: 0 });
  });

  test('the last signature may be another server’s, or a trim that came later', async () => {
    await recordMany(4);
    await keep();
    const own = last;
    await age(4);
    await signAgain();
    last = undefined;
    await keep();
    last = own;
    expect(await verify()).toMatchObject({ ok: false, missing_checkpoint: 4 });
    last = { ...own!, seq: 3 };
    expect(await verify()).toMatchObject({ ok: true, checked: 0, missing_checkpoint: null });
  });

  test('goes on signing with a new key where what the old one signed last is still there, and only then', async () => {
    const renewed = { key: Buffer.alloc(32, 5) };
    await recordMany(2);
    await keep();
    await tamper(`update public.audit_checkpoints set made_at = made_at - interval '25 hours'`);
    await signAgain();
    const { rows } = await open.adminQuery<{ checkpoint: Checkpoint }>(
      'select public.read_audit_checkpoints() as checkpoint',
    );
    last = rows[0]?.checkpoint;
    await recordMany(1);
    await keep(renewed);
    expect(last).toMatchObject({ seq: 3, kind: 'seal' });
    // Named until it is trimmed: nobody can tell any more who made it.
    expect(await open.db.tx(service, (query) => verifyAudit(query, { ...signer, ...renewed }))).toMatchObject(
      {
        forged_checkpoint: 2,
        missing_checkpoint: null,
      },
    );
    await tamper(
      `update public.audit_checkpoints set made_at = made_at - interval '25 hours', signature = repeat('a', 43)`,
    );
    await recordMany(1);
    await expect(keep(renewed)).rejects.toThrow('not whole');
  });

  test('takes away old entries of the record of sign-ins, and no others', async () => {
    await open.adminQuery(
      `insert into auth.audit_log_entries (id, payload, created_at)
       values (gen_random_uuid(), '{}', now() - interval '401 days'), (gen_random_uuid(), '{}', now() - interval '399 days')`,
    );
    const purge = () =>
      open.db.tx(service, async (query) => {
        const { rows } = await query<{ gone: number }>('select public.purge_sign_in_record() as gone');
        return rows[0]?.gone;
      });
    expect(await purge()).toBe(1);
    expect(await purge()).toBe(0);
  });
});

describe('[FN-01] deleting somebody the audit knows', () => {
  test('leaves the chain verifiable, with nothing of the person in it or beside it', async () => {
    const leaver = await createAccount(open.adminQuery);
    await record(asService(leaver), { details: { word: 'plumbago' } });
    await record(asService(admin), { subject: leaver.id, reason: 'plumbago asked for it' });
    await record(asService(admin), { reason: `about ${leaver.id}@example.org` });
    await record(asService(admin));
    await open.adminQuery('select public.erase_person($1)', [leaver.id]);
    // The four, and that somebody was deleted.
    expect(await verify()).toMatchObject({ ok: true, checked: 5 });
    const { rows } = await open.adminQuery<{ text: string }>(
      `select string_agg(t::text, ' ') as text from (
         select to_jsonb(e) as t from public.audit_events e union all select to_jsonb(p) from public.audit_personal p
       ) all_of_it`,
    );
    expect(rows[0]?.text).not.toMatch(new RegExp(`plumbago|${leaver.id}`));
    // Who did it stays: an admin does not lose their trail with the person.
    expect((await read(admin.actor)).map((row) => row['actor'])).toEqual([
      null,
      admin.id,
      admin.id,
      admin.id,
      null,
    ]);
  });

  test('takes nobody else’s trail along, whatever an admin’s browser and reason say of the one who is deleted', async () => {
    const throwaway = await createAccount(open.adminQuery);
    const phone = '4915100000017';
    await open.adminQuery('update auth.users set phone = $2 where id = $1', [throwaway.id, phone]);
    const said = `${throwaway.id} ${throwaway.id}@example.org ${phone}`;
    await open.db.tx(asService(admin), async (query) => {
      const headers = JSON.stringify({ 'user-agent': `Tool/1 Gecko/20100101 ${said}` });
      await query(`select set_config('request.headers', $1, true)`, [headers]);
      await query(`select public.record_audit('testing', 'try_it', 'low', 'success', $1, $2)`, [
        person.id,
        `as ${said} asked`,
      ]);
    });
    await open.adminQuery('select public.erase_person($1)', [throwaway.id]);
    expect(await verify()).toMatchObject({ ok: true, checked: 2 });
    const [, act] = await read(admin.actor);
    expect(act).toMatchObject({
      actor: admin.id,
      subject: person.id,
      user_agent: 'Tool/1 Gecko/20100101 … … …',
      reason: 'as … … … asked',
    });
  });
});
