import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bulkFrom, mostPointBytes, mostPoints, pointsKeptDays } from '#domain/restore-points/point-limits.ts';
import { pointPreview, restorePoints } from '#domain/restore-points/restore-point.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

const run = async (actor: Actor, text: string, values: readonly unknown[] = []) =>
  (await open.db.tx(actor, (query) => query<Record<string, unknown>>(text, values))).rows;
const newPerson = () => createAccount(open.adminQuery);
const make = async ({ actor }: Account, why = 'by-hand'): Promise<string> =>
  z.string().parse((await run(actor, 'select public.make_restore_point($1) as id', [why]))[0]?.['id']);
const pointsOf = async ({ actor }: Account) =>
  restorePoints.parse(
    await run(actor, 'select id, why, made_at::text, rows::int from public.restore_points order by no'),
  );
const whys = async (person: Account): Promise<readonly string[]> =>
  (await pointsOf(person)).map(({ why }) => why);
const preview = async ({ actor }: Account, point: string) =>
  pointPreview.parse(
    (await run(actor, 'select public.preview_restore_point($1) as found', [point]))[0]?.['found'],
  );
const goBack = async ({ actor }: Account, point: string, kinds: readonly string[] = ['tasks']) =>
  z
    .object({ undo: z.uuid(), records: z.number() })
    .parse((await run(actor, 'select public.go_back_to_point($1, $2) as done', [point, kinds]))[0]?.['done']);
const titles = async ({ actor }: Account): Promise<readonly unknown[]> =>
  (await run(actor, 'select title from public.tasks where deleted_at is null order by title')).map(
    ({ title }) => title,
  );
const add = ({ actor }: Account, ...words: readonly string[]) =>
  run(actor, 'insert into public.tasks (title) select unnest($1::text[])', [words]);
const later = ({ id }: Account, days: number) =>
  open.adminQuery(
    `update public.restore_points set made_at = made_at - make_interval(days => $2) where user_id = $1`,
    [id, days],
  );

const edits = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      kind: 'tasks',
      id: randomUUID(),
      fields: { title: `Task ${index}` },
      stamps: { '*': '000000000000001-0000-0000000a' },
    })),
  );

const send = ({ actor }: Account, count: number) =>
  run(actor, 'select public.apply_edits($1::jsonb)', [edits(count)]);

describe('points that make themselves', () => {
  test('[ARCHIVE-01] the first change of a day makes a point, and a day without a change makes none', async () => {
    const person = await newPerson();
    expect(await whys(person)).toEqual([]);
    await add(person, 'Call the dentist');
    await add(person, 'Buy bread');
    expect(await whys(person)).toEqual(['daily']);
    await later(person, 2);
    await run(person.actor, `update public.tasks set title = 'Buy rolls' where title = 'Buy bread'`);
    const points = await pointsOf(person);
    expect(points.map(({ why, rows }) => [why, rows])).toEqual([
      ['daily', 2],
      ['daily', 1],
    ]);
    await goBack(person, points[1]!.id);
    expect(await titles(person)).toEqual(['Buy bread', 'Call the dentist']);
  });

  test('[ARCHIVE-01] many edits sent at once make one point before them, a few make none of their own', async () => {
    const person = await newPerson();
    await add(person, 'Was there before');
    await send(person, bulkFrom - 1);
    expect(await whys(person)).toEqual(['daily']);
    await send(person, bulkFrom);
    await send(person, bulkFrom);
    expect(await whys(person)).toEqual(['daily', 'bulk']);
    const [, point] = await pointsOf(person);
    expect(point?.rows).toBe(bulkFrom * 2);
    await goBack(person, point!.id);
    expect(await titles(person)).toHaveLength(bulkFrom);
  });

  test('[ARCHIVE-01] an import that made its point gets no second one for being large', async () => {
    const person = await newPerson();
    await add(person, 'Was there before');
    await make(person, 'import');
    await send(person, bulkFrom);
    expect(await whys(person)).toEqual(['daily', 'import']);
  });
});

describe('a point made before something', () => {
  test('[ARCHIVE-01] is the newest one again when nothing was changed since, but one made by hand keeps its name', async () => {
    const person = await newPerson();
    const first = await make(person, 'daily');
    expect(await make(person, 'import')).toBe(first);
    expect(await whys(person)).toEqual(['import']);
    await make(person);
    expect(await make(person, 'bulk')).not.toBe(first);
    expect(await whys(person)).toEqual(['by-hand', 'bulk']);
  });

  test('[ARCHIVE-01] writes a record down once, as it was, however often it changes', async () => {
    const person = await newPerson();
    await add(person, 'First words');
    const point = await make(person);
    for (const title of ['Second words', 'Third words']) {
      await run(person.actor, 'update public.tasks set title = $1', [title]);
    }
    expect((await pointsOf(person)).at(-1)).toMatchObject({ id: point, rows: 1 });
    expect(await preview(person, point)).toMatchObject([
      {
        kind: 'tasks',
        back: 0,
        changed: 1,
        gone: 0,
        examples: [{ what: 'changed', was: { title: 'First words' }, now: { title: 'Third words' } }],
      },
    ]);
  });

  test('refuses a reason that is none', async () => {
    await expect(make(await newPerson(), 'because')).rejects.toMatchObject({ code: '23514' });
  });
});

describe('going back', () => {
  test('[ARCHIVE-01] brings back what was deleted, gives back earlier words, and puts what is new into the bin', async () => {
    const person = await newPerson();
    await add(person, 'Deleted since', 'Changed since', 'Never touched');
    const point = await make(person);
    await run(person.actor, `update public.tasks set deleted_at = now() where title = 'Deleted since'`);
    await run(person.actor, `update public.tasks set title = 'Other words' where title = 'Changed since'`);
    await add(person, 'Made since');
    const [told] = await preview(person, point);
    expect(told).toMatchObject({ kind: 'tasks', back: 1, changed: 1, gone: 1 });
    expect(told?.examples.map(({ what }) => what)).toEqual(['back', 'changed', 'gone']);

    const before = await run(person.actor, 'select max(seq)::int as seq from public.tasks');
    const { undo, records } = await goBack(person, point);
    expect(records).toBe(3);
    expect(await titles(person)).toEqual(['Changed since', 'Deleted since', 'Never touched']);
    expect(await preview(person, point)).toEqual([]);
    // Other devices learn of it: new numbers, and stamps later than any they have.
    const told2 = await run(
      person.actor,
      `select title, stamps ->> 'title' > stamps ->> '*' as titled,
         stamps ->> 'deleted_at' > stamps ->> '*' as deleted
       from public.tasks where seq > $1 order by title`,
      [before[0]?.['seq']],
    );
    expect(told2).toEqual([
      { title: 'Changed since', titled: true, deleted: null },
      { title: 'Deleted since', titled: null, deleted: true },
      { title: 'Made since', titled: null, deleted: true },
    ]);

    expect(await whys(person)).toEqual(['daily', 'by-hand', 'restore']);
    await goBack(person, undo);
    expect(await titles(person)).toEqual(['Made since', 'Never touched', 'Other words']);
  });

  test('[ARCHIVE-01] touches the kinds that were chosen and no others', async () => {
    const person = await newPerson();
    const point = await make(person);
    await add(person, 'Made since');
    await run(person.actor, `insert into public.projects (name) values ('Home')`);
    expect((await preview(person, point)).map(({ kind }) => kind)).toEqual(['projects', 'tasks']);
    await goBack(person, point, ['tasks', 'restore_points', 'no such table']);
    expect(await titles(person)).toEqual([]);
    expect(await run(person.actor, 'select name from public.projects where deleted_at is null')).toEqual([
      { name: 'Home' },
    ]);
  });

  test('[ARCHIVE-01] leaves what was deleted for good where it is: no point keeps its words', async () => {
    const person = await newPerson();
    await add(person, 'Kept', 'Unspeakable');
    const point = await make(person);
    await run(person.actor, `update public.tasks set title = 'Bland' where title = 'Unspeakable'`);
    await later(person, 1);
    await run(person.actor, `update public.tasks set title = 'Blander' where title = 'Bland'`);
    await run(person.actor, `delete from public.tasks where title = 'Blander'`);
    const kept = 'select was from public.restore_rows where user_id = $1 and was is not null';
    expect((await open.adminQuery(kept, [person.id])).rows).toEqual([]);
    await goBack(person, point);
    expect(await titles(person)).toEqual(['Kept']);
  });

  test('does not throw away settings that were first written after the point', async () => {
    const person = await newPerson();
    const point = await make(person);
    await run(person.actor, 'insert into public.personal_settings (focus_minutes) values (40)');
    expect(await preview(person, point)).toEqual([]);
    expect((await goBack(person, point, ['personal_settings'])).records).toBe(0);
    await make(person);
    const second = await make(person, 'restore');
    await run(person.actor, 'update public.personal_settings set focus_minutes = 10');
    await goBack(person, second, ['personal_settings']);
    expect(await run(person.actor, 'select focus_minutes from public.personal_settings')).toEqual([
      { focus_minutes: 40 },
    ]);
  });

  test('[ARCHIVE-01] works for the oldest point when there is no room for one more', async () => {
    const person = await newPerson();
    await add(person, 'Start');
    const oldest = await make(person);
    for (let turn = 1; turn < mostPoints; turn += 1) {
      await run(person.actor, 'update public.tasks set title = $1', [`Turn ${turn}`]);
      await make(person);
    }
    await run(person.actor, `update public.tasks set title = 'End'`);
    expect(await pointsOf(person)).toHaveLength(mostPoints);
    expect((await pointsOf(person))[0]?.id).toBe(oldest);
    await goBack(person, oldest);
    expect(await titles(person)).toEqual(['Start']);
    await run(service, 'select public.purge_restore_points()');
    expect(await pointsOf(person)).toHaveLength(mostPoints);
  });
});

describe('whose points they are', () => {
  test('[ARCHIVE-01] nobody but their owner sees, uses or deletes a point, not even an admin', async () => {
    const owner = await newPerson();
    await add(owner, 'Private words');
    const point = await make(owner);
    await run(owner.actor, `update public.tasks set title = 'Other words'`);
    const admin = await createAccount(open.adminQuery, { admin: true });
    for (const other of [await newPerson(), admin]) {
      expect(await pointsOf(other)).toEqual([]);
      for (const call of [preview, goBack]) {
        await expect(call(other, point)).rejects.toMatchObject({ code: 'P0002' });
      }
      await expect(
        run(other.actor, 'select * from public.records_at_point($1)', [point]),
      ).rejects.toMatchObject({ code: 'P0002' });
      expect(await run(other.actor, 'select public.delete_restore_points()::int as gone')).toEqual([
        { gone: 0 },
      ]);
    }
    for (const call of [
      `select public.make_restore_point('by-hand')`,
      'select public.preview_restore_point(gen_random_uuid())',
      `select public.go_back_to_point(gen_random_uuid(), '{tasks}')`,
      'select public.records_at_point(gen_random_uuid())',
      'select public.delete_restore_points()',
    ]) {
      for (const actor of [anonymous, service]) {
        await expect(run(actor, call)).rejects.toMatchObject({ code: '42501' });
      }
    }
    await expect(run(owner.actor, 'select public.purge_restore_points()')).rejects.toMatchObject({
      code: '42501',
    });
    expect(await titles(owner)).toEqual(['Other words']);
    expect(await pointsOf(owner)).toHaveLength(2);
  });

  test('[ARCHIVE-01] all of them can be deleted, with the words they keep, and go with the account', async () => {
    const person = await newPerson();
    await add(person, 'Words');
    await run(person.actor, 'select public.delete_restore_points()');
    const left = async () =>
      (
        await open.adminQuery(
          `select user_id from public.restore_rows where user_id = $1
           union all select user_id from public.restore_points where user_id = $1`,
          [person.id],
        )
      ).rows;
    expect(await left()).toEqual([]);
    await add(person, 'More words');
    expect(await left()).toHaveLength(2);
    await open.adminQuery('delete from auth.users where id = $1', [person.id]);
    expect(await left()).toEqual([]);
  });
});

describe('how long and how much', () => {
  test('[ARCHIVE-01] points go after thirty days, with what they kept', async () => {
    const person = await newPerson();
    await add(person, 'Words');
    await later(person, pointsKeptDays - 1);
    await run(service, 'select public.purge_restore_points()');
    expect(await pointsOf(person)).toHaveLength(1);
    await later(person, 1);
    await run(service, 'select public.purge_restore_points()');
    expect(await pointsOf(person)).toEqual([]);
    // And the next change begins a new one.
    await run(person.actor, `update public.tasks set title = 'Other words'`);
    expect(await whys(person)).toEqual(['daily']);
  });

  test('[ARCHIVE-01] the oldest go first when there are too many, or they hold too much; the newest stays', async () => {
    const person = await newPerson();
    await open.adminQuery(
      `insert into public.restore_points (user_id, why, rows) select $1, 'bulk', 1 from generate_series(1, $2)`,
      [person.id, mostPoints + 5],
    );
    await make(person);
    expect(await pointsOf(person)).toHaveLength(mostPoints);
    expect((await whys(person)).at(-1)).toBe('by-hand');
    await open.adminQuery('update public.restore_points set bytes = $2 where user_id = $1', [
      person.id,
      mostPointBytes,
    ]);
    await run(service, 'select public.purge_restore_points()');
    expect(await whys(person)).toEqual(['by-hand']);
  });
});
