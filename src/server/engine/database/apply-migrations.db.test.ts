import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '#server/engine/database/migrate.ts';
import { readSchemaCatalogue } from '#server/engine/database/schema-catalogue.fixture.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';

let open: OpenDatabase;
const folders: string[] = [];
beforeEach(async () => {
  open = await openDatabase();
});
afterEach(async () => {
  await open.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A folder as the runner reads it, from paths and what stands there. */
const folderWith = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(path.join(quickFolder(), 'kindling-migrations-'));
  folders.push(folder);
  await mkdir(path.join(folder, 'migrations'));
  await mkdir(path.join(folder, 'routines'));
  for (const [name, text] of Object.entries({ 'seed.sql': 'select 1', ...files })) {
    await writeFile(path.join(folder, name), text);
  }
  return folder;
};

const run = async (supabaseDirectory: string): Promise<readonly string[]> => {
  const { applied } = await migrate({ ...open, supabaseDirectory });
  return applied.filter((file) => file !== 'seed.sql');
};

const history = async (table: string): Promise<unknown[]> => {
  const { rows } = await open.adminQuery<{ version: string }>(
    `select version from supabase_migrations.${table} where version like '2099%' order by version`,
  );
  return rows.map(({ version }) => version);
};

const first = 'migrations/20990101000100_first.sql';
const second = 'migrations/20990101000200_second.sql';
const squash = 'migrations/20990102000100_squash.sql';
const earlier = {
  [first]: 'create table public.kept_one (at integer); insert into public.kept_one values (1);',
  [second]: 'alter table public.kept_one add column also integer default 2;',
};
const squashed = {
  [squash]: `-- replaces: 20990101000100_first, 20990101000200_second
create table public.kept_one (at integer, also integer default 2);`,
};

describe('a squashed migration', () => {
  test('runs where none of those it replaces was applied', async () => {
    expect(await run(await folderWith(squashed))).toEqual(['20990102000100_squash.sql']);
    expect(await history('schema_migrations')).toEqual(['20990102000100']);
    expect(await history('replaced_migrations')).toEqual([]);
  });

  test('is recorded without running where all of them were, and their records are put aside', async () => {
    expect(await run(await folderWith(earlier))).toHaveLength(2);
    expect(await run(await folderWith(squashed))).toEqual([]);
    expect((await open.adminQuery('select * from public.kept_one')).rows).toEqual([{ at: 1, also: 2 }]);
    expect(await history('schema_migrations')).toEqual(['20990102000100']);
    const { rows } = await open.adminQuery(
      `select version, name, cardinality(statements) as statements, replaced_by
       from supabase_migrations.replaced_migrations where version like '2099%' order by version`,
    );
    expect(rows).toEqual([
      { version: '20990101000100', name: 'first', statements: 2, replaced_by: '20990102000100' },
      { version: '20990101000200', name: 'second', statements: 1, replaced_by: '20990102000100' },
    ]);
  });

  test('refuses a database that has some of them, and changes nothing', async () => {
    await run(await folderWith({ [first]: earlier[first] ?? '' }));
    const before = await readSchemaCatalogue(open.adminQuery);
    const folder = await folderWith({
      'migrations/20990101500000_between.sql': 'create table public.between_them ();',
      ...squashed,
    });
    await expect(run(folder)).rejects.toThrow('lacks 20990101000200_second');
    expect(await readSchemaCatalogue(open.adminQuery)).toEqual(before);
    expect(await history('schema_migrations')).toEqual(['20990101000100']);
  });

  test('is recorded once when several hosts start together', async () => {
    await run(await folderWith(earlier));
    const folder = await folderWith({
      ...squashed,
      'migrations/20990103000100_next.sql': 'alter table public.kept_one add column third integer;',
      'routines/one.sql':
        'create or replace function public.one() returns integer language sql as $$ select 1 $$;',
    });
    const reports = await Promise.all([run(folder), run(folder), run(folder)]);
    expect(reports.flat()).toEqual(['20990103000100_next.sql', 'routines/one.sql']);
    expect(await history('replaced_migrations')).toHaveLength(2);
  });
});

const routine = (name: string, answer: number): Record<string, string> => ({
  [`routines/${name}.sql`]: `create or replace function public.${name}() returns integer
language sql as $$ select ${answer} $$;`,
});
const ask = async (name: string): Promise<unknown> =>
  (await open.adminQuery<{ answer: number }>(`select public.${name}() as answer`)).rows[0]?.answer;

describe('files of functions', () => {
  test('run after the migrations, and again only when their text changes', async () => {
    const tables = {
      'migrations/20990101000100_counted.sql': 'create table public.counted (at integer);',
    };
    const counting = {
      'routines/counting.sql': `create or replace function public.counting() returns bigint
language sql as $$ select count(*) from public.counted $$;
insert into public.counted values (1);`,
    };
    const before = await folderWith({ ...tables, ...counting, ...routine('other', 1) });
    expect(await run(before)).toEqual([
      '20990101000100_counted.sql',
      'routines/counting.sql',
      'routines/other.sql',
    ]);
    expect(await run(before)).toEqual([]);
    expect(await run(await folderWith({ ...tables, ...counting, ...routine('other', 2) }))).toEqual([
      'routines/other.sql',
    ]);
    expect(await ask('counting')).toBe('1');
    expect(await ask('other')).toBe(2);
  });

  test('one that fails is named, and leaves the database as it was', async () => {
    await run(await folderWith(routine('steady', 1)));
    const before = await readSchemaCatalogue(open.adminQuery);
    const failing = await folderWith({
      ...earlier,
      ...routine('steady', 2),
      'routines/wrong.sql':
        'create or replace function public.wrong() returns integer language sql as $$ select nothing $$;',
    });
    await expect(run(failing)).rejects.toThrow('routines/wrong.sql: column "nothing" does not exist');
    expect(await readSchemaCatalogue(open.adminQuery)).toEqual(before);
    expect(await ask('steady')).toBe(1);
    expect(await history('schema_migrations')).toEqual([]);
    // The next start, with the mistake mended, brings everything.
    expect(
      await run(await folderWith({ ...earlier, ...routine('steady', 2), ...routine('wrong', 3) })),
    ).toHaveLength(4);
    expect(await ask('wrong')).toBe(3);
  });
});
