import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { ageRecords } from '#server/testing/age-records.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let owner: Account;
let stranger: Account;
beforeAll(async () => {
  open = await openDatabase();
  owner = await createAccount(open.adminQuery);
  stranger = await createAccount(open.adminQuery);
});
afterAll(() => open.close());

const ask = async (actor: Actor, text: string, values: readonly unknown[] = []): Promise<unknown> => {
  const { rows } = await open.db.tx(actor, (query) => query<{ answer: unknown }>(text, values));
  return rows[0]?.answer;
};

const pull = (actor: Actor): Promise<unknown> => ask(actor, 'select public.pull_records(0) as answer');

describe('a table that make_record_table made, with no function changed', () => {
  const id = randomUUID();
  let tooEarly: unknown;
  const apply = (actor: Actor, fields: object, milliseconds: number): Promise<unknown> =>
    ask(actor, 'select public.apply_edits($1::jsonb) as answer', [
      JSON.stringify([
        {
          kind: 'worries',
          id,
          fields,
          stamps: { '*': `${String(milliseconds).padStart(15, '0')}-0000-0000000a` },
        },
      ]),
    ]);

  beforeAll(async () => {
    tooEarly = await apply(owner.actor, { text: 'Too early' }, 1);
    await open.adminQuery(
      `create table public.worries (
         user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
         id uuid not null default gen_random_uuid(),
         text text not null check (char_length(text) <= 20),
         updated_at timestamptz not null default now(),
         deleted_at timestamptz,
         stamps jsonb not null default '{}',
         seq bigint not null default 0,
         primary key (user_id, id)
       )`,
    );
    await open.adminQuery(`call public.make_record_table('worries')`);
  });

  test('takes edits, merges them, and refuses what its checks refuse', async () => {
    expect(tooEarly).toEqual(['refused: kind']);
    expect(await apply(owner.actor, { text: 'The exam' }, 2)).toEqual(['kept']);
    expect(await apply(owner.actor, { text: 'Earlier' }, 1)).toEqual(['kept']);
    expect(await apply(owner.actor, { text: 'x'.repeat(21) }, 3)).toEqual([
      expect.stringContaining('refused: new row for relation "worries" violates check constraint'),
    ]);
  });

  test('gives its rows to the owner’s devices and to nobody else’s', async () => {
    expect(await pull(owner.actor)).toMatchObject({
      rows: [{ kind: 'worries', row: { id, text: 'The exam', deleted_at: null } }],
      horizon: 0,
    });
    expect(JSON.stringify(await pull(owner.actor))).not.toMatch(/updated_at|user_id|"seq"/);
    expect(await pull(stranger.actor)).toMatchObject({ rows: [] });
    expect(await ask(stranger.actor, 'select count(*)::int as answer from public.worries')).toBe(0);
  });

  test('does not let a client say when it was changed', async () => {
    await expect(ask(owner.actor, 'update public.worries set updated_at = now()')).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('is counted, purged after thirty days, and moves the horizon', async () => {
    const counted = 'select rows::int as answer from public.record_counts';
    expect(await ask(owner.actor, counted)).toBe(1);
    await apply(owner.actor, { deleted_at: '2026-01-01T00:00:00.000Z' }, 4);
    await ageRecords(open, 'worries');
    expect(await ask(service, 'select public.purge_deleted_records()::int as answer')).toBe(1);
    expect(await ask(owner.actor, counted)).toBe(0);
    expect(await pull(owner.actor)).toMatchObject({ rows: [] });
    expect(await ask(owner.actor, 'select seq > 0 as answer from public.record_horizons')).toBe(true);
  });
});

test('a record table that brings policies of its own has these alone, and the guard that every table has', async () => {
  const { rows } = await open.adminQuery<{ name: string }>(
    `select policyname as name from pg_policies where schemaname = 'public' and tablename = 'tasks' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'People add their own tasks',
    'People change their own tasks',
    'People delete their own tasks',
    'People read their own tasks',
    // On every table: it takes away and gives nothing.
    'The second factor comes first',
  ]);
});
