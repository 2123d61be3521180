import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '#server/engine/database/migration-files.ts';
import { readSchemaCatalogue } from '#server/engine/database/schema-catalogue.fixture.ts';
import { splitStatements } from '#server/engine/database/split-statements.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const textsOf = async (folder: string): Promise<Map<string, string>> => {
  const directory = path.join(root, 'supabase', folder);
  const files = (await readdir(directory)).toSorted();
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(directory, file), 'utf8')] as const),
    ),
  );
};

/** Name by name, the files that define it, in the order they run; what a later one drops is not there. */
const definitions = (texts: ReadonlyMap<string, string>): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const [, name = ''] of text.matchAll(
      /create (?:or replace )?(?:function|procedure) public\.(\w+)/g,
    )) {
      found.set(name, [...(found.get(name) ?? []), file]);
    }
    for (const [, name = ''] of text.matchAll(/drop function public\.(\w+)/g)) found.delete(name);
  }
  return found;
};

let open: OpenDatabase;
let migrations: Map<string, string>;
let routines: Map<string, string>;
beforeAll(async () => {
  open = await openDatabase();
  migrations = await textsOf('migrations');
  routines = await textsOf('routines');
});
afterAll(() => open.close());

describe('the functions of the database', () => {
  test('each stand in one file, so that whoever looks finds the one that runs', async () => {
    const { rows } = await open.adminQuery<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by proname`,
    );
    const all = definitions(new Map([...migrations, ...routines]));
    expect([...all.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    // A function of a migration that has to change moves to the routines: they run later, so theirs counts.
    for (const found of [definitions(migrations), definitions(routines)]) {
      expect([...found].filter(([, files]) => files.length > 1)).toEqual([]);
    }
  });

  test('stand in migrations only where a policy, a trigger, a check or a default of the same files names them', async () => {
    const { rows } = await open.adminQuery<{ name: string }>(
      `select distinct p.proname as name from pg_depend d join pg_proc p on p.oid = d.refobjid
       where d.refclassid = 'pg_proc'::regclass and p.pronamespace = 'public'::regnamespace
         and d.classid in (
           'pg_policy'::regclass, 'pg_trigger'::regclass, 'pg_constraint'::regclass, 'pg_attrdef'::regclass)`,
    );
    const needed = new Set(rows.map(({ name }) => name));
    const unneeded = [...definitions(migrations).keys()].filter((name) => !needed.has(name));
    // Called while migrations run: two by them, one by the trigger that stamps rows.
    expect(unneeded.toSorted()).toEqual(['journal_record_table', 'make_record_table', 'server_stamp']);
  });
});

describe('files of functions', () => {
  test('hold only what can be run any number of times', async () => {
    for (const [file, text] of routines) {
      for (const statement of await splitStatements(text)) {
        const bare = statement.replaceAll(/^\s*--.*$/gm, '').trim();
        expect(bare, file).toMatch(/^(?:create or replace function|revoke|grant|do \$\$)/);
      }
    }
  });

  test('run again change nothing', async () => {
    const before = await readSchemaCatalogue(open.adminQuery);
    for (const text of routines.values()) await open.adminQuery(text);
    expect(await readSchemaCatalogue(open.adminQuery)).toEqual(before);
  });
});

test('the page about hosted projects names every migration that is repaired, and each file of functions runs by it', async () => {
  const page = await readFile(path.join(root, 'docs/hosted-upgrade.md'), 'utf8');
  const listed = (status: string): string[] =>
    (new RegExp(`repair --status ${status}((?:[\\s\\\\]+\\d{14})+)`).exec(page)?.[1] ?? '').match(
      /\d{14}/g,
    ) ?? [];
  const squashed = (await readMigrations(path.join(root, 'supabase/migrations'))).filter(
    ({ replaces }) => replaces.length > 0,
  );
  expect(listed('applied')).toEqual(squashed.map(({ version }) => version));
  expect(listed('reverted')).toEqual(
    squashed.flatMap(({ replaces }) => replaces.map(({ version }) => version)).toSorted(),
  );
  expect(page).toContain('supabase/routines/*.sql');
});
