import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportedTables } from '#domain/data-export/export-tables.ts';
import { heldOverviewSchema, type HeldOverview } from '#domain/held/held-overview.ts';
import { fullName } from '#domain/held/held-summary.ts';
import { tablesAboutNobody, tablesKept } from '#domain/privacy/tables-kept.ts';
import { recordKinds, recordRegistry } from '#domain/records/record-registry.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

const DENIED = { code: '42501' };

let open: OpenDatabase;
let ada: Account;
let ben: Account;
beforeAll(async () => {
  open = await openDatabase();
  ada = await createAccount(open.adminQuery);
  ben = await createAccount(open.adminQuery, { admin: true });
});
afterAll(() => open.close());

const ask = async (who: Account['actor'], text: string, values: readonly unknown[] = []) =>
  (await open.db.tx(who, (query) => query<Readonly<Record<string, unknown>>>(text, [...values]))).rows;

const overview = async (who: Account): Promise<HeldOverview> =>
  heldOverviewSchema.parse((await ask(who.actor, 'select public.held_overview() as answer'))[0]?.['answer']);

const heldIn = async (who: Account, name: string) =>
  (await overview(who)).tables.find((table) => table.name === name);

const addTask = async (
  who: Account,
  fields: {
    readonly state?: string;
    readonly doneDaysAgo?: number;
    readonly project?: string;
    readonly title?: string;
  },
): Promise<string> => {
  const { state = 'done', doneDaysAgo, project = null, title = 'A task' } = fields;
  const [row] = await ask(
    who.actor,
    `insert into public.tasks (title, state, done_at, project_id, created_at)
     values ($1, $2, now() - make_interval(days => $3), $4, now() - interval '400 days') returning id`,
    [title, state, doneDaysAgo ?? null, project],
  );
  return String(row?.['id']);
};

const archived = async (who: Account): Promise<readonly string[]> =>
  (await ask(who.actor, 'select title from public.tasks where archived_at is not null order by title')).map(
    (row) => String(row['title']),
  );
const choose = (who: Account, days: number | null) =>
  ask(
    who.actor,
    `insert into public.personal_settings (id, archive_after_days) values ($1, $2)
     on conflict (user_id, id) do update set archive_after_days = excluded.archive_after_days`,
    [who.id, days],
  );
const run = () => ask(service, 'select public.archive_old_things()');
const person = () => createAccount(open.adminQuery);

describe('[ARCHIVE-01] how much is held of a person', () => {
  test('counts every table with rows of one’s own, and no others', async () => {
    const names = (await overview(ada)).tables.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...recordKinds.map((kind) => recordRegistry[kind].table),
        ...exportedTables.map(({ table }) => table),
        'storage.objects',
        'storage.archives',
      ]),
    );
    const known = new Set(Object.values(tablesKept).flat());
    expect(names.filter((name) => !known.has(fullName(name)))).toEqual([]);
    expect(names.filter((name) => tablesAboutNobody.includes(`public.${name}`))).toEqual([]);
  });

  test('counts one’s own rows alone, also for an admin, with their size and their months', async () => {
    const before = await heldIn(ben, 'tasks');
    await addTask(ada, { title: 'Water the plants', state: 'open' });
    const gone = await addTask(ada, { title: 'Deleted', state: 'open' });
    await ask(ada.actor, 'update public.tasks set deleted_at = now() where id = $1', [gone]);
    const held = await heldIn(ada, 'tasks');
    expect(held).toMatchObject({ rows: 1, deleted: 1 });
    expect(held?.bytes).toBeGreaterThan(100);
    // Made before the window: it stands in the first month of it.
    expect(held?.months).toHaveLength(1);
    expect(held?.months[0]?.rows).toBe(1);
    expect(await heldIn(ben, 'tasks')).toEqual(before);
  });

  test('counts uploads by the size of their files', async () => {
    const [row] = await ask(ada.actor, 'select public.current_profile_id() as id');
    await open.adminQuery(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       values ('music-staging', $1, $2, '{"size": 12345}')`,
      [`${String(row?.['id'])}/song.mp3`, ada.id],
    );
    expect(await heldIn(ada, 'storage.objects')).toMatchObject({ rows: 1, bytes: 12_345 });
    expect(await heldIn(ben, 'storage.objects')).toMatchObject({ rows: 0, bytes: 0 });
  });

  test('counts copies that are kept here by the size of their files', async () => {
    await open.adminQuery(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       values ('archives', $1, $2, '{"size": 54321}')`,
      [`${ada.id}/kindling-a.zip`, ada.id],
    );
    expect(await heldIn(ada, 'storage.archives')).toMatchObject({ rows: 1, bytes: 54_321 });
    expect(await heldIn(ben, 'storage.archives')).toMatchObject({ rows: 0, bytes: 0 });
  });

  test('counts a restore point with what was written down for it', async () => {
    const who = await person();
    await ask(who.actor, `select public.make_restore_point('by-hand')`);
    await open.adminQuery('update public.restore_points set bytes = 100000 where user_id = $1', [who.id]);
    const held = await heldIn(who, 'restore_points');
    expect(held?.rows).toBe(1);
    expect(held?.bytes).toBeGreaterThanOrEqual(100_000);
  });

  test('answers nobody who is not signed in', async () => {
    await expect(ask(anonymous, 'select public.held_overview()')).rejects.toMatchObject(DENIED);
  });
});

describe('[ARCHIVE-01] finished things that are put away by themselves', () => {
  test('takes what has been over for the days somebody chose, and nothing that waits', async () => {
    const who = await person();
    await addTask(who, { title: 'Old and done', doneDaysAgo: 31 });
    await addTask(who, { title: 'Old and dropped', doneDaysAgo: 31, state: 'dropped' });
    await addTask(who, { title: 'Young', doneDaysAgo: 29 });
    await addTask(who, { title: 'Open', state: 'open' });
    await run();
    expect(await archived(who)).toEqual([]);
    await choose(who, 30);
    await run();
    expect(await archived(who)).toEqual(['Old and done', 'Old and dropped']);
  });

  test('leaves what was brought back for as many days again', async () => {
    const who = await person();
    await choose(who, 30);
    const id = await addTask(who, { title: 'Brought back', doneDaysAgo: 60 });
    await run();
    await ask(who.actor, 'update public.tasks set archived_at = null where id = $1', [id]);
    await run();
    expect(await archived(who)).toEqual([]);
    await open.adminQuery(
      `update public.tasks set stamps = jsonb_set(stamps, '{archived_at}', '"000001700000000-0000-00000000"')
       where id = $1`,
      [id],
    );
    await run();
    expect(await archived(who)).toEqual(['Brought back']);
  });

  test('takes a finished project when nothing in it waits or was finished since', async () => {
    const who = await person();
    await choose(who, 30);
    const ids: string[] = [];
    for (const name of ['quiet', 'busy', 'recent']) {
      const [row] = await ask(
        who.actor,
        `insert into public.projects (id, name, state, created_at)
         values (gen_random_uuid(), $1, 'done', now() - interval '400 days') returning id`,
        [name],
      );
      ids.push(String(row?.['id']));
    }
    const [quiet = '', busy = '', recent = ''] = ids;
    await addTask(who, { project: quiet, doneDaysAgo: 60 });
    await addTask(who, { project: busy, state: 'open' });
    await addTask(who, { project: recent, doneDaysAgo: 2 });
    await run();
    expect(await ask(who.actor, 'select name from public.projects where archived_at is not null')).toEqual([
      { name: 'quiet' },
    ]);
  });

  test('needs the feature dataArchival; by hand it is everybody’s', async () => {
    const who = await person();
    await open.adminQuery(
      `insert into public.licences (user_id, tier, valid_from, granted_at) values ($1, 'pro', now(), now())`,
      [who.id],
    );
    await choose(who, 30);
    const id = await addTask(who, { title: 'By hand', doneDaysAgo: 60 });
    await run();
    expect(await archived(who)).toEqual([]);
    await ask(who.actor, 'update public.tasks set archived_at = now() where id = $1', [id]);
    expect(await archived(who)).toEqual(['By hand']);
  });

  test('nobody starts it by hand, and no other age can be chosen', async () => {
    const who = await person();
    await expect(ask(who.actor, 'select public.archive_old_things()')).rejects.toMatchObject(DENIED);
    await expect(choose(who, 7)).rejects.toMatchObject({ code: '23514' });
  });
});
