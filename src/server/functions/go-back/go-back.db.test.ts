import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/engine/database/database.ts';
import { createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { goBack } from './go-back.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
  // What many years of records take, without writing them: every record that changes holds up the statement.
  await open.adminQuery(`create function public.wait_a_little() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.03); return new; end $$`);
});
afterAll(() => open.close());

/** As the database waits for people, only shorter. */
const impatient: Pick<Database, 'tx'> = {
  tx: (actor, work) =>
    open.db.tx(actor, async (query) => {
      await query(`set local statement_timeout = '200ms'`);
      return work(query);
    }),
};

const call = async (who: Account, body: object): Promise<unknown> => {
  const response = await goBack({ limits: { take: async () => {} } })(
    new Request('http://localhost/functions/v1/go-back', { method: 'POST', body: JSON.stringify(body) }),
    { actor: who.actor, userId: who.id, db: impatient, address: '127.0.0.1' },
  );
  return z.object({ success: z.literal(true), done: z.unknown() }).parse(await response.json()).done;
};
const run = async ({ actor }: Account, text: string, values: readonly unknown[] = []) =>
  (await open.db.tx(actor, (query) => query<Record<string, unknown>>(text, values))).rows;

const slowly = async (work: () => Promise<void>): Promise<void> => {
  await open.adminQuery(`create trigger wait_a_little before update or delete on public.tasks
    for each row execute function public.wait_a_little()`);
  try {
    await work();
  } finally {
    await open.adminQuery('drop trigger wait_a_little on public.tasks');
  }
};

describe('[ARCHIVE-01] going back over much', () => {
  it('takes longer than the database waits for a page: to a point, and from a restore', async () => {
    const person = await createAccount(open.adminQuery);
    await run(person, `insert into public.tasks (title) select 'Was ' || n from generate_series(1, 10) n`);
    const [made] = await run(person, `select public.make_restore_point('by-hand') as id`);
    await run(person, `update public.tasks set title = 'Changed'`);
    expect(await call(person, { action: 'look', point: made?.['id'] })).toMatchObject([
      { kind: 'tasks', changed: 10 },
    ]);
    await slowly(async () => {
      const kinds = ['tasks'];
      await expect(
        impatient.tx(person.actor, (query) =>
          query('select public.go_back_to_point($1, $2)', [made?.['id'], kinds]),
        ),
      ).rejects.toMatchObject({ code: '57014' });
      expect(await call(person, { action: 'go', point: made?.['id'], kinds })).toMatchObject({ records: 10 });
    });
    expect(await run(person, `select 1 from public.tasks where title like 'Was %'`)).toHaveLength(10);

    const restore = randomUUID();
    await open.adminQuery(
      `insert into public.restores (id, user_id, point, last_seq, records)
       select $1, $2, $3, nextval('public.record_seq'), array_agg(id) from public.tasks where user_id = $2`,
      [restore, person.id, made?.['id']],
    );
    await run(person, 'select public.make_restore_point($1)', ['restore']);
    await open.adminQuery(
      `update public.restores set point = (select id from public.restore_points where user_id = $1 order by no desc limit 1)`,
      [person.id],
    );
    await run(person, `update public.tasks set title = 'Came'`);
    await open.adminQuery(`update public.restores set last_seq = nextval('public.record_seq')`);
    await slowly(async () => {
      expect(await call(person, { action: 'undo', restore })).toMatchObject({ undone: true, put_back: 10 });
    });
    expect(await run(person, `select 1 from public.tasks where title like 'Was %'`)).toHaveLength(10);
  });

  it('asks for everything once, however many kinds and records there are', async () => {
    const person = await createAccount(open.adminQuery);
    await run(person, `insert into public.tasks (title) select 'Was ' || n from generate_series(1, 1201) n`);
    await run(person, `insert into public.projects (name) values ('Home')`);
    const [made] = await run(person, `select public.make_restore_point('by-hand') as id`);
    await run(person, `update public.tasks set estimated_minutes = 5`);
    await run(person, `update public.projects set name = 'House'`);
    const batches = await run(
      person,
      `select kind, cardinality(ids) as ids, cardinality(was) as was from public.batches_at_point($1)`,
      [made?.['id']],
    );
    expect(batches.map(({ kind, ids, was }) => [kind, ids, was])).toEqual([
      ['projects', 1, 1],
      ['tasks', 500, 500],
      ['tasks', 500, 500],
      ['tasks', 201, 201],
    ]);
    const kinds = ['tasks', 'projects'];
    expect(await call(person, { action: 'go', point: made?.['id'], kinds })).toMatchObject({ records: 1202 });
    expect(await run(person, 'select from public.tasks where estimated_minutes is not null')).toEqual([]);
  });

  it('answers with words where there is no such point or restore, and where nothing is asked', async () => {
    const person = await createAccount(open.adminQuery);
    for (const body of [
      { action: 'look', point: randomUUID() },
      { action: 'go', point: randomUUID(), kinds: [] },
      { action: 'undo', restore: randomUUID() },
    ]) {
      await expect(call(person, body)).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
    await expect(call(person, { action: 'stay' })).rejects.toMatchObject({ status: 400 });
  });
});
