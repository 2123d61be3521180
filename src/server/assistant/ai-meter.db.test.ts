import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { finishRequest, giveBackRequest, takeRequest } from './ai-meter.ts';
import type { Taken } from './ai-meter.ts';

let open: OpenDatabase;
let owner: Account;
let admin: Account;
beforeAll(async () => {
  open = await openDatabase();
  admin = await createAccount(open.adminQuery, { admin: true });
});
afterAll(() => open.close());

const provide = (caps: { readonly month?: number; readonly person?: number } = {}) =>
  open.adminQuery(
    `insert into public.ai_provider (preset, base_url, model, monthly_cap, person_cap)
     values ('ollama', 'http://localhost:11434/v1', 'm', $1, $2)
     on conflict (only_row) do update set monthly_cap = excluded.monthly_cap, person_cap = excluded.person_cap`,
    [caps.month ?? null, caps.person ?? null],
  );
const choose = (account: Account, mode = 'ask', uses: readonly string[] = []) =>
  open.adminQuery(
    `insert into public.ai_settings (user_id, mode, uses) values ($1, $2, $3)
     on conflict (user_id) do update set mode = excluded.mode, uses = excluded.uses`,
    [account.id, mode, uses],
  );
const hold = (account: Account, tier: string) =>
  open.adminQuery('insert into public.licences (user_id, tier) values ($1, $2)', [account.id, tier]);
const person = async (tier = 'enterprise'): Promise<Account> => {
  const account = await createAccount(open.adminQuery);
  await hold(account, tier);
  await choose(account);
  return account;
};

beforeEach(async () => {
  await open.adminQuery('delete from public.ai_months');
  await provide();
  owner = await person();
});

const text = { host: 'localhost:11434', model: 'm', sent: 'Where are my keys?', memoryIds: [] } as const;
const take = (account: Account, use: 'assistant' | 'coach' = 'assistant'): Promise<Taken> =>
  takeRequest({ db: open.db, actor: account.actor }, { ...text, use });

const countsOf = async (account: Account): Promise<{ own: number; all: number; lines: string[] }> => {
  const { rows } = await open.adminQuery<{ own: number; all: number; lines: string[] }>(
    `select coalesce((select sum(used) from public.licence_usage
         where user_id = $1 and feature = 'monthlyAiRequests'), 0)::int as own,
       coalesce((select sum(used) from public.ai_months), 0)::int as all,
       array(select outcome from public.ai_requests where user_id = $1 order by created_at) as lines`,
    [account.id],
  );
  return rows[0]!;
};

/** Few enough to leave the other tests on this server theirs. */
const doors = 12;

/** Everybody at once, at a dozen connections: behind each stands the next. */
const takeTogether = async (
  accounts: readonly Account[],
): Promise<{ allowed: boolean; reason?: string }[]> => {
  const waiting = accounts.values();
  const answers: { allowed: boolean; reason?: string }[] = [];
  const serve = async (): Promise<void> => {
    const client = new Client({ connectionString: open.authenticatorUrl });
    await client.connect();
    try {
      for (const { actor } of waiting) {
        await client.query('begin');
        await client.query(
          `select set_config('role', 'service_role', true), set_config('request.jwt.claims', $1, true)`,
          [JSON.stringify(actor.claims)],
        );
        const { rows } = await client.query<{ answer: { allowed: boolean; reason?: string } }>(
          `select public.take_ai_request('assistant', 'h', 'm', 'x') as answer`,
        );
        await client.query('commit');
        answers.push(rows[0]!.answer);
      }
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: doors }, serve));
  return answers;
};

const fifty = <T>(of: T): T[] => Array.from({ length: 50 }, () => of);

describe('[LIC-01] fifty requests to a model at once', () => {
  it.each([
    ['the tier', 'free', {}, 'plan_used_up'],
    ['the operator’s limit for one person', 'enterprise', { person: 5 }, 'person_cap'],
    ['the operator’s limit for everybody', 'enterprise', { month: 5 }, 'monthly_cap'],
  ] as const)('allows exactly five where %s holds five', async (_what, tier, caps, reason) => {
    await provide(caps);
    const one = await person(tier);
    const answers = await takeTogether(fifty(one));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect(new Set(answers.filter(({ allowed }) => !allowed).map((answer) => answer.reason))).toEqual(
      new Set([reason]),
    );
    expect(await countsOf(one)).toEqual({ own: 5, all: 5, lines: Array.from({ length: 5 }, () => 'sent') });
  });

  it('allows exactly five where fifty people share the installation’s five, and takes from nobody else', async () => {
    await provide({ month: 5 });
    const people: Account[] = [];
    for (let index = 0; index < 50; index += 1) people.push(await person('pro'));
    const answers = await takeTogether(people);
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
    const counts: Awaited<ReturnType<typeof countsOf>>[] = [];
    for (const one of people) counts.push(await countsOf(one));
    expect(counts.reduce((sum, { own }) => sum + own, 0)).toBe(5);
    expect(counts[0]!.all).toBe(5);
  });

  it('gives one request back exactly once, however many ask for it at once', async () => {
    const taken = await take(owner);
    await take(owner);
    if (!taken.allowed) throw new Error('refused');
    const answers = await Promise.all(
      fifty(taken.request).map((request) => giveBackRequest(open.db, owner.id, request)),
    );
    expect(answers.filter((given) => given)).toHaveLength(1);
    expect(await countsOf(owner)).toEqual({ own: 1, all: 1, lines: ['failed', 'sent'] });
  });
});

describe('[LIC-01] the meter of requests to a model', () => {
  it('takes from the tier and the installation, and writes down the exact text before it leaves', async () => {
    const one = await person('pro');
    expect(await take(one)).toMatchObject({ allowed: true, remaining: 49 });
    expect(await countsOf(one)).toEqual({ own: 1, all: 1, lines: ['sent'] });
    const { rows } = await open.db.tx(one.actor, (query) =>
      query('select sent, host from public.ai_requests'),
    );
    expect(rows).toEqual([{ sent: text.sent, host: text.host }]);
  });

  it('tells how many are left by the smaller of the two limits', async () => {
    await provide({ person: 3 });
    expect(await take(owner)).toMatchObject({ remaining: 2 });
    expect(await take(await person('free'))).toMatchObject({ remaining: 2 });
    await provide({ person: 100 });
    expect(await take(await person('free'))).toMatchObject({ remaining: 4 });
  });

  it('refuses while it is off, for a use that was not chosen, and without a connected model', async () => {
    await choose(owner, 'off');
    expect(await take(owner)).toEqual({ allowed: false, reason: 'off' });
    await choose(owner, 'chosen', ['review']);
    expect(await take(owner)).toEqual({ allowed: false, reason: 'use_off' });
    await choose(owner, 'chosen', ['assistant']);
    expect(await take(owner)).toMatchObject({ allowed: true });
    await open.adminQuery('delete from public.ai_provider');
    expect(await take(owner)).toEqual({ allowed: false, reason: 'no_provider' });
    expect(await take(await createAccount(open.adminQuery))).toEqual({ allowed: false, reason: 'off' });
    expect((await countsOf(owner)).own).toBe(1);
  });

  it('[COACH-01] refuses the coach’s use below the tier that holds the coach', async () => {
    expect(await take(await person('free'), 'coach')).toEqual({ allowed: false, reason: 'not_in_plan' });
    expect(await take(await person('pro'), 'coach')).toMatchObject({ allowed: true });
  });

  it('gives back in the month it was counted in, and not what was answered or stopped', async () => {
    const first = await take(owner);
    const second = await take(owner);
    const third = await take(owner);
    if (!first.allowed || !second.allowed || !third.allowed) throw new Error('refused');
    expect(await finishRequest(open.db, owner.id, first.request, 'answered')).toBe(true);
    expect(await finishRequest(open.db, owner.id, second.request, 'stopped')).toBe(true);
    expect(await giveBackRequest(open.db, owner.id, first.request)).toBe(false);
    expect(await giveBackRequest(open.db, owner.id, second.request)).toBe(false);
    const stranger = await person();
    expect(await giveBackRequest(open.db, stranger.id, third.request)).toBe(false);
    await open.adminQuery(`update public.ai_requests set counted_in = '2026-01-01' where id = $1`, [
      third.request,
    ]);
    expect(await giveBackRequest(open.db, owner.id, third.request)).toBe(true);
    expect(await finishRequest(open.db, owner.id, third.request, 'answered')).toBe(false);
    // January had nothing to give back.
    expect(await countsOf(owner)).toEqual({ own: 3, all: 3, lines: ['answered', 'stopped', 'failed'] });
  });

  it('does not count less when somebody deletes their list', async () => {
    await take(owner);
    await open.db.tx(owner.actor, (query) => query('delete from public.ai_requests'));
    expect(await countsOf(owner)).toEqual({ own: 1, all: 1, lines: [] });
  });

  it('gives back what a stopped process left open, and takes away what is older than ninety days', async () => {
    await take(owner);
    await take(owner);
    await open.adminQuery(
      `update public.ai_requests set created_at = now() - interval '2 hours' where user_id = $1`,
      [owner.id],
    );
    const fresh = await take(owner);
    const purge = () =>
      open.db.tx(service, (query) => query<{ gone: number }>('select public.purge_ai_requests() as gone'));
    expect((await purge()).rows).toEqual([{ gone: 2 }]);
    expect(await countsOf(owner)).toMatchObject({ own: 1, all: 1, lines: ['failed', 'failed', 'sent'] });
    await open.adminQuery(
      `update public.ai_requests set created_at = now() - interval '91 days' where outcome = 'failed' and user_id = $1`,
      [owner.id],
    );
    await purge();
    expect((await countsOf(owner)).lines).toEqual(['sent']);
    expect(fresh.allowed).toBe(true);
  });

  it('keeps the newest five hundred lines of a person', async () => {
    await open.adminQuery(
      `insert into public.ai_requests (user_id, use, host, model, sent, outcome, counted_in, created_at)
       select $1, 'assistant', 'h', 'm', n::text, 'answered', now(), now() - make_interval(mins => n)
       from generate_series(1, 510) n`,
      [owner.id],
    );
    await take(owner);
    expect((await countsOf(owner)).lines).toHaveLength(501);
  });
});

describe('[FN-04] who may do what with the connected model', () => {
  const calls = [
    `select public.take_ai_request('assistant', 'h', 'm', 'x')`,
    `select public.add_to_ai_request(gen_random_uuid(), gen_random_uuid(), 'x')`,
    `select public.finish_ai_request(gen_random_uuid(), gen_random_uuid(), 'answered')`,
    'select public.give_back_ai_request(gen_random_uuid(), gen_random_uuid())',
    'select public.purge_ai_requests()',
    `select public.save_ai_provider('{}')`,
    'select public.remove_ai_provider()',
    `select public.note_ai_provider_test(now(), '{}')`,
  ];
  const DENIED = { code: '42501' };
  it.each(calls)('refuses everybody but the service: %s', async (call) => {
    for (const actor of [anonymous, owner.actor, admin.actor]) {
      await expect(open.db.tx(actor, (query) => query(call))).rejects.toMatchObject(DENIED);
    }
  });

  it('refuses the service where it acts for nobody, or for somebody who is no admin', async () => {
    const forOwner: Actor = { ...owner.actor, role: 'service_role' };
    for (const call of [calls[0], calls[5], calls[6], calls[7]]) {
      await expect(open.db.tx(service, (query) => query(call!))).rejects.toMatchObject(DENIED);
    }
    for (const call of [calls[5], calls[6], calls[7]]) {
      await expect(open.db.tx(forOwner, (query) => query(call!))).rejects.toMatchObject(DENIED);
    }
  });

  it('asks everybody again once the text would go to another service', async () => {
    const forAdmin: Actor = { ...admin.actor, role: 'service_role' };
    const save = (url: string, model = 'm') =>
      open.db.tx(forAdmin, (query) =>
        query('select public.save_ai_provider($1)', [
          { preset: 'custom', base_url: url, model, structured: false, context_tokens: 4096 },
        ]),
      );
    const shown = async () =>
      (
        await open.db.tx(owner.actor, (query) =>
          query<{ shown_uses: string[] }>('select shown_uses from public.ai_settings'),
        )
      ).rows[0]?.shown_uses;
    await open.db.tx(owner.actor, (query) =>
      query(`update public.ai_settings set shown_uses = '{assistant}'`),
    );
    await save('http://localhost:11434/v1', 'another');
    expect(await shown()).toEqual(['assistant']);
    await save('https://models.example.org/v1');
    expect(await shown()).toEqual([]);
  });

  it('[MEM-01] empties the text that left when a memory in it is forgotten, and keeps that something left', async () => {
    const id = randomUUID();
    await open.adminQuery('insert into public.memory_settings (user_id, enabled) values ($1, true)', [
      owner.id,
    ]);
    await open.db.tx(owner.actor, (query) =>
      query(`insert into public.ai_semantic_memory (concept, definition) values ('Keys', 'In the bowl')`),
    );
    await open.adminQuery('update public.ai_semantic_memory set id = $1 where user_id = $2', [id, owner.id]);
    await takeRequest({ db: open.db, actor: owner.actor }, { ...text, use: 'assistant', memoryIds: [id] });
    await take(owner);
    await open.db.tx(owner.actor, (query) => query('delete from public.ai_semantic_memory'));
    const { rows } = await open.db.tx(owner.actor, (query) =>
      query('select sent, memory_ids from public.ai_requests order by created_at'),
    );
    expect(rows).toEqual([
      { sent: null, memory_ids: [] },
      { sent: text.sent, memory_ids: [] },
    ]);
  });

  it('refuses a use that does not exist and a text that is too long', async () => {
    for (const [use, sent] of [
      ['everything', 'x'],
      ['assistant', 'x'.repeat(65_537)],
    ]) {
      const forOwner: Actor = { ...owner.actor, role: 'service_role' };
      await expect(
        open.db.tx(forOwner, (query) =>
          query('select public.take_ai_request($1, $2, $2, $3)', [use, 'h', sent]),
        ),
      ).rejects.toMatchObject({ code: '22023' });
    }
  });
});
