import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#server/engine/database/database.ts';
import { migrate } from '#server/engine/database/migrate.ts';
import { fillRelease } from '#server/engine/database/release-0.1.0-rows.fixture.ts';
import { unpackRelease } from '#server/engine/database/release-0.1.0.fixture.ts';
import type { ReleaseFolder } from '#server/engine/database/release-0.1.0.fixture.ts';
import { readSchemaCatalogue } from '#server/engine/database/schema-catalogue.fixture.ts';
import { service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { ageRecords } from '#server/testing/age-records.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

type Row = Readonly<Record<string, unknown>>;

/** Every row of every table, but for the notes of the runner itself. */
const readEverything = async (open: OpenDatabase): Promise<Map<string, readonly Row[]>> => {
  const { rows: tables } = await open.adminQuery<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'storage', 'kindling') order by 1`,
  );
  const everything = new Map<string, readonly Row[]>();
  for (const { name } of tables) {
    const { rows } = await open.adminQuery<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
    everything.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  const { rows: sequences } = await open.adminQuery<Row>(
    `select schemaname || '.' || sequencename as name, last_value from pg_sequences`,
  );
  for (const sequence of sequences) everything.set(`sequence ${String(sequence['name'])}`, [sequence]);
  return everything;
};

/** The rows with the columns that there were: later versions may add some, and tables of their own. */
const withColumnsOf = (before: readonly Row[], rows: readonly Row[]): readonly string[] => {
  const columns = Object.keys(before[0] ?? {});
  return rows.map((row) => JSON.stringify(columns.map((column) => [column, row[column]]))).toSorted();
};

/** Devices are kept by the hash of their id since. */
const withKeptDevice = (row: Row): Row => ({
  ...row,
  device_id: createHash('sha256').update(String(row['device_id'])).digest('hex').slice(0, 32),
});

const readPages = async (open: OpenDatabase, actor: Actor): Promise<unknown[]> => {
  const { rows } = await open.db.tx(actor, (query) =>
    query<{ page: unknown }>(
      `select public.pull_records(after, most) as page
       from unnest(array[-1, 0, 3, 8, 1000, null]) after, unnest(array[-1, 1, 5, 500, 5000, null]) most`,
      [],
    ),
  );
  return rows.map(({ page }) => page);
};

const stamp = (milliseconds: number): string => `${String(milliseconds).padStart(15, '0')}-0000-0000000a`;

/** One edit of each fate, under ids that are the same on both sides. */
const edits = (id: string, other: string): unknown[] => {
  const whole = { kind: 'tasks', id, fields: { title: 'Water the plants' }, stamps: { '*': stamp(5) } };
  return [
    whole,
    whole,
    { ...whole, fields: { title: 'Earlier' }, stamps: { '*': stamp(4) } },
    { ...whole, fields: { title: 'Later', energy: 'low' }, stamps: { title: stamp(6), '*': stamp(5) } },
    { ...whole, fields: { title: 'ab' }, stamps: { '*': stamp(7) } },
    { ...whole, fields: { no_such_column: 1 }, stamps: { '*': stamp(7) } },
    { ...whole, fields: { updated_at: '2026-01-01' }, stamps: { '*': stamp(7) } },
    { ...whole, fields: { estimated_minutes: 'many' }, stamps: { '*': stamp(7) } },
    { ...whole, stamps: { '*': 'tomorrow' } },
    { ...whole, stamps: { '*': stamp(Date.now() * 2) } },
    { ...whole, id: 'not an id' },
    { ...whole, id: other, fields: { energy: 'low' } },
    { ...whole, fields: null },
    ...['users', 'record_counts', 'pg_class', 'public.tasks', '"tasks"', '', 'x'.repeat(80), null, 7].map(
      (kind) => Object.assign({}, whole, { kind }),
    ),
    {},
    'nothing',
  ];
};

/** What the server says, without keeping any of it. */
const readVerdicts = async (open: OpenDatabase, actor: Actor, list: readonly unknown[]): Promise<unknown> => {
  let verdicts: unknown;
  const undo = new Error('undo');
  await open.db
    .tx(actor, async (query) => {
      const { rows } = await query<{ verdicts: unknown }>(
        'select public.apply_edits($1::jsonb) as verdicts',
        [JSON.stringify(list)],
      );
      verdicts = rows[0]?.verdicts;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return verdicts;
};

let release: ReleaseFolder;
let fresh: OpenDatabase;
beforeAll(async () => {
  release = await unpackRelease();
  fresh = await openDatabase();
});
afterAll(async () => {
  await fresh.close();
  await release.remove();
});

describe('a database that version 0.1.0 made', () => {
  let upgraded: OpenDatabase;
  let people: { owner: Account; admin: Account };
  let before: Map<string, readonly Row[]>;
  let pagesBefore: unknown[];
  let verdictsBefore: unknown;
  let sent: unknown[];
  beforeAll(async () => {
    upgraded = await openDatabase('template0');
    await migrate({ ...upgraded, supabaseDirectory: release.directory });
    people = await fillRelease(upgraded);
    sent = edits(randomUUID(), randomUUID());
    verdictsBefore = await readVerdicts(upgraded, people.owner.actor, sent);
    pagesBefore = await readPages(upgraded, people.owner.actor);
    before = await readEverything(upgraded);
    await Promise.all([migrate(upgraded), migrate(upgraded)]);
  });
  afterAll(() => upgraded.close());

  test('had something in every table of the product', () => {
    const empty = [...before].filter(([name, rows]) => name.startsWith('public.') && rows.length === 0);
    expect(empty).toEqual([]);
    expect(before.get('public.tasks')).toHaveLength(4);
  });

  test('has every row it had, and no other', async () => {
    const after = await readEverything(upgraded);
    for (const [name, rows] of before) {
      expect({ [name]: withColumnsOf(rows, after.get(name) ?? []) }).toEqual({
        [name]: withColumnsOf(rows, name === 'public.trusted_devices' ? rows.map(withKeptDevice) : rows),
      });
    }
  });

  test('has the schema of a new one, by the catalogue: columns, checks, policies, grants, triggers, functions', async () => {
    const expected = await readSchemaCatalogue(fresh.adminQuery);
    expect(expected.length).toBeGreaterThan(1000);
    expect(await readSchemaCatalogue(upgraded.adminQuery)).toEqual(expected);
  });

  test('is recorded like a new one, and remembers what was replaced', async () => {
    const recorded =
      'select version, name, statements from supabase_migrations.schema_migrations order by version';
    const { rows } = await upgraded.adminQuery(recorded);
    expect(rows).toEqual((await fresh.adminQuery(recorded)).rows);
    const { rows: replaced } = await upgraded.adminQuery<{ file: string }>(
      `select version || '_' || name || '.sql' as file from supabase_migrations.replaced_migrations order by version`,
    );
    expect(replaced.map(({ file }) => file)).toEqual(release.files);
  });

  test('gives devices the same pages of records as before', async () => {
    expect(pagesBefore).toHaveLength(36);
    // Columns that a later version adds come along.
    expect(await readPages(upgraded, people.owner.actor)).toMatchObject(pagesBefore);
  });

  test('says the same of every edit as before', async () => {
    expect(verdictsBefore).toEqual(
      expect.arrayContaining(['kept', 'missing', 'refused: kind', 'refused: stamps']),
    );
    expect(await readVerdicts(upgraded, people.owner.actor, sent)).toEqual(verdictsBefore);
  });

  test('counts, purges and moves the horizon from where it stood', async () => {
    const read = async (): Promise<{ rows: number; horizon: number }> => {
      const { rows } = await upgraded.adminQuery<{ rows: number; horizon: number }>(
        `select c.rows::int, h.seq::int as horizon from public.record_counts c
         join public.record_horizons h using (user_id) where user_id = $1`,
        [people.owner.id],
      );
      return rows[0] ?? { rows: 0, horizon: 0 };
    };
    const earlier = await read();
    await ageRecords(upgraded, 'tasks');
    await upgraded.db.tx(service, async (query) => {
      const { rows } = await query<{ gone: number }>(
        'select public.purge_deleted_records()::int as gone',
        [],
      );
      expect(rows).toEqual([{ gone: 1 }]);
    });
    const later = await read();
    expect(later.rows).toBe(earlier.rows - 1);
    expect(later.horizon).toBeGreaterThan(earlier.horizon);
  });

  test('is not touched by the next start', async () => {
    expect(await migrate(upgraded)).toEqual({ applied: [] });
  });
});

/** As an earlier version left it, with only so many of the migrations. */
const openWithFirst = async (count: number): Promise<OpenDatabase> => {
  const open = await openDatabase('template0');
  const part = await unpackRelease();
  for (const file of part.files.slice(count)) await rm(path.join(part.directory, 'migrations', file));
  await migrate({ ...open, supabaseDirectory: part.directory });
  await part.remove();
  return open;
};

describe('a database that is older still', () => {
  test('is refused in one line that names the version to start first, and is left as it was', async () => {
    const old = await openWithFirst(10);
    const before = await readSchemaCatalogue(old.adminQuery);
    await expect(migrate(old)).rejects.toThrow(
      /^this database is older than version 0\.1\.0 and lacks [^\n]+: start version 0\.1\.0 on it once, then this one$/,
    );
    expect(await readSchemaCatalogue(old.adminQuery)).toEqual(before);
    await old.close();
  });

  test('gets what it lacks, where that is whole areas', async () => {
    const old = await openWithFirst(release.files.length - 1);
    expect((await migrate(old)).applied).toContain('20261116101000_contact.sql');
    expect(await readSchemaCatalogue(old.adminQuery)).toEqual(await readSchemaCatalogue(fresh.adminQuery));
    await old.close();
  });

  test('keeps a row that is older than a rule, and the rule with it', async () => {
    const old = await openWithFirst(release.files.length);
    const rule = 'client_logs_metric_value_check';
    const { rows } = await old.adminQuery<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [rule],
    );
    await old.adminQuery(`alter table public.client_logs drop constraint ${rule}`);
    await old.adminQuery(`insert into public.client_logs (level, message) values ('metric', 'LCP')`);
    await old.adminQuery(
      `alter table public.client_logs add constraint ${rule} ${rows[0]?.definition ?? ''}`,
    );
    await migrate(old);
    expect((await old.adminQuery('select message from public.client_logs')).rows).toEqual([
      { message: 'LCP' },
    ]);
    const open = await old.adminQuery('select conname from pg_constraint where not convalidated');
    expect(open.rows).toEqual([{ conname: rule }]);
    await old.close();
  });
});

test('a difference of one grant, one policy or one function shows in the catalogue', async () => {
  const open = await openDatabase();
  const before = await readSchemaCatalogue(open.adminQuery);
  const changes = [
    'grant select on public.tasks to anon',
    'alter policy "People read their own tasks" on public.tasks using (true)',
    'alter function public.pull_records(bigint, integer) volatile',
    'alter table public.tasks disable trigger stamp_record',
  ];
  for (const change of changes) await open.adminQuery(change);
  const after = new Set(await readSchemaCatalogue(open.adminQuery));
  expect(before.filter((line) => !after.has(line))).toHaveLength(changes.length);
  await open.close();
});
