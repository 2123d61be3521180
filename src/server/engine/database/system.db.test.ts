import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { clientDaysSchema } from '#domain/system/client-days.ts';
import { queueSchema } from '#domain/system/health-answer.ts';
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

const call = async (actor: Actor, name: string): Promise<unknown> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ answer: unknown }>(`select public.${name}() as answer`),
  );
  return rows[0]?.answer;
};
const denied = { code: '42501' };

const stateSchema = z.object({
  postgres: z.string(),
  newest_migration: z.string(),
  migrations: z.number(),
  database_bytes: z.number(),
  queues: z.array(queueSchema),
});
const queues = async () => {
  const state = stateSchema.parse(await call(service, 'system_state'));
  return Object.fromEntries(state.queues.map((queue) => [queue.id, queue]));
};

describe('[FN-04] system_state', () => {
  test('system_state answers the service, and no visitor, owner, stranger or admin', async () => {
    for (const actor of [anonymous, owner.actor, stranger.actor, admin.actor]) {
      await expect(call(actor, 'system_state')).rejects.toMatchObject(denied);
    }
    const { postgres, newest_migration, database_bytes } = stateSchema.parse(
      await call(service, 'system_state'),
    );
    expect(postgres).toMatch(/^\d+/);
    expect(newest_migration).toMatch(/^\d{14}_/);
    expect(database_bytes).toBeGreaterThan(0);
  });

  test('counts what waits, what is being made and what was given up, with the moment of the first', async () => {
    await open.adminQuery(
      `insert into public.music_renders (file_path, recipe, state, asked_at) values
         ('a.mp3', 'r', 'waiting', '2026-11-01T10:00:00Z'), ('b.mp3', 'r', 'waiting', now()),
         ('c.mp3', 'r', 'rendering', now()), ('d.mp3', 'r', 'failed', now()), ('e.mp3', 'r', 'stored', now())`,
    );
    await open.adminQuery(
      `insert into kindling.outbox (kind, recipient, subject, text, error) values
         ('email', 'a@example.org', 's', 'sealed', null), ('email', 'b@example.org', 's', 'sealed', 'refused')`,
    );
    await open.adminQuery(
      `insert into public.contact_messages (id, user_id, topic, message, state, removed_at) values
         (gen_random_uuid(), $1, 'idea', 'a first message', 'new', null),
         (gen_random_uuid(), $1, 'idea', 'a second message', 'new', now()),
         (gen_random_uuid(), $1, 'idea', 'a third message', 'read', null)`,
      [owner.id],
    );
    await open.adminQuery('insert into kindling.discarded_versions (version) values (gen_random_uuid())');
    const found = await queues();
    expect(found).toMatchObject({
      renders: { waiting: 2, working: 1, stuck: 1 },
      outbox: { waiting: 2, stuck: 1 },
      messages: { waiting: 1 },
      discarded: { waiting: 1 },
      review: { waiting: 0, oldest_at: null },
      analysis: { waiting: 0 },
      uploads: { working: 0 },
    });
    expect(Date.parse(found['renders']?.oldest_at ?? '')).toBe(Date.parse('2026-11-01T10:00:00Z'));
  });

  test('says nothing of what a letter or a message says, or whom it is for', async () => {
    const text = JSON.stringify(await call(service, 'system_state'));
    expect(text).not.toMatch(/example\.org|sealed|a first message|refused/);
  });
});

const overviewSchema = z.object({
  tables: z.array(
    z.object({ name: z.string(), rows: z.number().nullable(), exact: z.boolean(), rls: z.boolean() }),
  ),
});

describe('[ADMIN-01] the tables of system_overview', () => {
  test('are counted truly before the planner knows anything, and after rows came', async () => {
    await open.adminQuery(
      `insert into public.tasks (user_id, title) select $1, 'Task ' || n from generate_series(1, 7) n`,
      [owner.id],
    );
    const { rows } = await open.adminQuery<{ estimate: number }>(
      `select reltuples::int as estimate from pg_class where oid = 'public.tasks'::regclass`,
    );
    expect(rows[0]?.estimate).toBe(-1);
    const { tables } = overviewSchema.parse(await call(admin.actor, 'system_overview'));
    expect(tables.find(({ name }) => name === 'tasks')).toEqual({
      name: 'tasks',
      rows: 7,
      exact: true,
      rls: true,
    });
    for (const { name, rows: told } of tables) {
      const counted = await open.adminQuery<{ n: number }>(`select count(*)::int as n from public.${name}`);
      expect(told, name).toBe(counted.rows[0]?.n);
    }
  });

  test('are counted for nobody but system_overview', async () => {
    for (const actor of [anonymous, owner.actor, stranger.actor, admin.actor, service]) {
      await expect(call(actor, 'count_tables')).rejects.toMatchObject(denied);
    }
    for (const actor of [anonymous, owner.actor, stranger.actor, service]) {
      await expect(call(actor, 'system_overview')).rejects.toMatchObject(denied);
    }
  });
});

describe('[ADMIN-01] read_client_days', () => {
  beforeEach(() => open.adminQuery('delete from public.client_logs'));

  test('read_client_days answers admins, and no visitor, owner, stranger or service', async () => {
    for (const actor of [anonymous, owner.actor, stranger.actor, service]) {
      await expect(call(actor, 'read_client_days')).rejects.toMatchObject(denied);
    }
    const days = clientDaysSchema.parse(await call(admin.actor, 'read_client_days'));
    expect(days).toMatchObject({ errors: [], vitals: [] });
    expect(days.today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('groups by days of UTC, thirty with today, and leaves out what was said', async () => {
    await open.adminQuery(
      `insert into public.client_logs (user_id, level, message, context, created_at)
       select $1, 'error', 'the lamp went out', '{}', moment from (
         select (date_trunc('day', now() at time zone 'utc') - d.n * interval '1 day') at time zone 'utc' as moment
         from (values (0), (0), (29), (30)) as d (n)
       ) as moments`,
      [owner.id],
    );
    await open.adminQuery(
      `insert into public.client_logs (level, message, context)
       select 'metric', 'LCP', jsonb_build_object('value', n * 100) from generate_series(1, 5) n
       union all select 'metric', 'something else', '{"value": 1}'`,
    );
    const answer = await call(admin.actor, 'read_client_days');
    const days = clientDaysSchema.parse(answer);
    const first = new Date(Date.parse(`${days.today}T00:00:00Z`) - 29 * 86_400_000).toISOString();
    expect(days.errors).toEqual([
      { day: first.slice(0, 10), count: 1 },
      { day: days.today, count: 2 },
    ]);
    expect(days.vitals).toEqual([{ day: days.today, name: 'LCP', samples: 5, p75: 400 }]);
    expect(JSON.stringify(answer)).not.toMatch(/lamp|something else/);
  });
});
