import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostRecords } from '#domain/records/record-limits.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { ageRecords } from '#server/testing/age-records.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let person: Account;
beforeAll(async () => {
  open = await openDatabase();
  person = await createAccount(open.adminQuery);
});
afterAll(() => open.close());

const run = (actor: Actor, text: string, values: readonly unknown[] = []) =>
  open.db.tx(actor, (query) => query<Record<string, unknown>>(text, values));

/** As another request would, while a transaction of this one is open. */
const elsewhere = AsyncLocalStorage.snapshot();

const countOf = async (account: Account): Promise<unknown> =>
  (await open.adminQuery('select rows::int from public.record_counts where user_id = $1', [account.id]))
    .rows[0]?.['rows'];

const stamp = '000000000000001-0000-0000000a';
const apply = async (actor: Actor, id: string, fields: object): Promise<unknown> =>
  (
    await run(actor, 'select public.apply_edits($1::jsonb) as answer', [
      JSON.stringify([{ kind: 'tasks', id, fields, stamps: { '*': stamp } }]),
    ])
  ).rows[0]?.['answer'];

describe('how many records a person may have', () => {
  test('counts every kind of record, makes room on deletion, and touches nobody else’s count', async () => {
    const other = await createAccount(open.adminQuery);
    await run(other.actor, `insert into public.tasks (title) values ('Not yours')`);
    await run(person.actor, `insert into public.tasks (title) values ('First'), ('Second')`);
    await run(person.actor, `insert into public.projects (name) values ('Home')`);
    expect(await countOf(person)).toBe(3);
    await run(person.actor, `delete from public.tasks where title = 'First'`);
    expect(await countOf(person)).toBe(2);
    expect(await countOf(other)).toBe(1);
  });

  test('accepts records up to the limit and not one more, as edit or as insert', async () => {
    const full = await createAccount(open.adminQuery);
    await run(full.actor, `insert into public.tasks (title) values ('The first one')`);
    await open.adminQuery('update public.record_counts set rows = $2 where user_id = $1', [
      full.id,
      mostRecords - 1,
    ]);
    expect(await apply(full.actor, randomUUID(), { title: 'The last one' })).toEqual(['kept']);
    expect(await apply(full.actor, randomUUID(), { title: 'One too many' })).toEqual([
      expect.stringMatching(/^refused: .*room/),
    ]);
    await expect(run(full.actor, `insert into public.projects (name) values ('Home')`)).rejects.toMatchObject(
      { code: '23514' },
    );
    // What is there can still be changed.
    await run(full.actor, `update public.tasks set energy = 'high'`);
    expect(await countOf(full)).toBe(mostRecords);
  });

  test('deleting an account deletes its record count', async () => {
    const leaver = await createAccount(open.adminQuery);
    await run(leaver.actor, `insert into public.tasks (title) values ('Goes too')`);
    await open.adminQuery('delete from auth.users where id = $1', [leaver.id]);
    expect(await countOf(leaver)).toBeUndefined();
  });
});

describe('values that no device could read', () => {
  test.each([
    ['a stamp that is none', `stamps = '{"*": "yesterday"}'`],
    ['a stamp that is no text', `stamps = '{"*": 1}'`],
    ['a list of stamps', `stamps = '[]'`],
    [
      'more stamps than there are columns',
      `stamps = (select jsonb_object_agg(n, '${stamp}') from generate_series(1, 200) n)`,
    ],
    ['a moment without end', `done_at = 'infinity'`],
    ['a day without end', `do_on = 'infinity'`],
    ['a day before the years were counted', `due_on = '0044-03-15 BC'`],
    ['a time that no clock shows', `do_at = '24:00'`],
    ['an end that is no time', `do_until = '9am'`],
    ['a year of six digits', `do_on = '275760-09-13'`],
  ])('refuses to store %s', async (_what, change) => {
    await run(person.actor, `insert into public.tasks (title) values ('Readable')`);
    await expect(run(person.actor, `update public.tasks set ${change}`)).rejects.toMatchObject({
      code: '23514',
    });
  });

  test('refuses an edit with a value that no device could read', async () => {
    expect(await apply(person.actor, randomUUID(), { title: 'Someday', do_on: 'infinity' })).toEqual([
      expect.stringMatching(/^refused/),
    ]);
  });
});

describe('concurrent writes', () => {
  test('a plain write and an edit of the same row wait for each other, and neither fails', async () => {
    const busy = await createAccount(open.adminQuery);
    const id = randomUUID();
    await apply(busy.actor, id, { title: 'Contended' });
    const plainly = (index: number) =>
      run(busy.actor, `update public.tasks set description = $2 where id = $1`, [id, `Plain ${index}`]);
    const asEdits = (index: number) =>
      run(busy.actor, 'select public.apply_edits($1::jsonb)', [
        JSON.stringify(
          Array.from({ length: 20 }, (_, place) => ({
            kind: 'tasks',
            id,
            fields: { title: `Edit ${index} ${place}` },
            stamps: { '*': `${String(index * 100 + place + 2).padStart(15, '0')}-0000-0000000a` },
          })),
        ),
      ]);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? plainly(index) : asEdits(index))),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  test('writes wait for an uncommitted deletion, so that nobody reads past it', async () => {
    const one = await createAccount(open.adminQuery);
    const id = randomUUID();
    await apply(one.actor, id, { title: 'Goes away' });
    let written: Promise<unknown> = Promise.resolve();
    await open.db.tx(one.actor, async (query) => {
      await query('delete from public.tasks where id = $1', [id]);
      written = elsewhere(() => apply(one.actor, randomUUID(), { title: 'Comes in' }));
      const pause = new Promise((resolve) => {
        setTimeout(resolve, 200, 'still waiting');
      });
      expect(await Promise.race([written, pause])).toBe('still waiting');
    });
    expect(await written).toEqual(['kept']);
    const { rows } = await open.adminQuery(
      `select h.seq < t.seq as in_line from public.record_horizons h join public.tasks t using (user_id)
       where user_id = $1`,
      [one.id],
    );
    expect(rows).toEqual([{ in_line: true }]);
  });

  test('purging skips a person who is writing just now', async () => {
    const [writer, other] = [await createAccount(open.adminQuery), await createAccount(open.adminQuery)];
    for (const { actor } of [writer, other]) {
      await run(actor, `insert into public.tasks (title, deleted_at) values ('Old', '2026-01-01')`);
    }
    await ageRecords(open, 'tasks');
    const left = async (account: Account) =>
      (await open.adminQuery('select 1 from public.tasks where user_id = $1', [account.id])).rows.length;
    await open.db.tx(writer.actor, async (query) => {
      await query(`update public.tasks set energy = 'low'`);
      await elsewhere(() => run(service, 'select public.purge_deleted_records()'));
    });
    expect([await left(writer), await left(other)]).toEqual([1, 0]);
    await ageRecords(open, 'tasks');
    await run(service, 'select public.purge_deleted_records()');
    expect(await left(writer)).toBe(0);
  });

  test('inserts and deletes ten thousand rows in one statement', async () => {
    const many = await createAccount(open.adminQuery);
    await run(
      many.actor,
      `insert into public.tasks (title) select 'Number ' || n from generate_series(1, 10000) n`,
    );
    await run(many.actor, 'delete from public.tasks');
    expect(await countOf(many)).toBe(0);
  });
});
