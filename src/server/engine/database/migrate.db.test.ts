import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taskLimits } from '#domain/tasks/task-rules.ts';
import { migrate } from '#server/engine/database/migrate.ts';
import { generateRowTypes } from '#server/engine/database/row-types.ts';
import { createAccount } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

describe('migrations', () => {
  test('records migrations as Supabase’s tool does: version, name and statements', async () => {
    const files = (await readdir(path.join(root, 'supabase/migrations'))).toSorted();
    const { rows } = await open.adminQuery<{ version: string; name: string; statements: string[] }>(
      'select version, name, statements from supabase_migrations.schema_migrations order by version',
    );
    expect(rows.map((row) => `${row.version}_${row.name}.sql`)).toEqual(files);
    expect(rows.some(({ statements }) => statements.length > 10)).toBe(true);
    for (const row of rows) {
      expect(row.statements).not.toEqual([]);
      // A function's body is full of semicolons and is one statement all the same.
      for (const statement of row.statements) expect(statement).not.toMatch(/;$/);
    }
  });

  test('applying the migrations a second time changes nothing', async () => {
    expect(await migrate(open)).toEqual({ applied: [] });
  });

  test('several hosts that start at once apply each migration once', async () => {
    await open.adminQuery(`delete from kindling.platform_files where name = '035-request.sql'`);
    const reports = await Promise.all([migrate(open), migrate(open), migrate(open)]);
    expect(reports.flatMap((report) => report.applied)).toEqual(['035-request.sql']);
  });

  test('refuses a database whose auth schema is somebody else’s', async () => {
    await open.adminQuery('alter table kindling.platform_files rename to elsewhere');
    try {
      await expect(migrate(open)).rejects.toThrow('already has an auth schema of its own');
    } finally {
      await open.adminQuery('alter table kindling.elsewhere rename to platform_files');
    }
  });

  test('[DATA-01] the schema has every field the specification lists', async () => {
    const { rows } = await open.adminQuery<{ table: string; columns: string[] }>(
      `select table_name as table, array_agg(column_name::text order by column_name) as columns
       from information_schema.columns where table_schema = 'public' group by table_name`,
    );
    const columns = new Map(rows.map((row) => [row.table, row.columns]));
    const listed: Readonly<Record<string, string>> = {
      profiles: 'id user_id',
      users: 'id google_id theme_preference',
      user_sessions:
        'user_id session_token device_id device_name device_type browser_info ip_address expires_at is_active',
      music_tracks:
        'id title artist genre file_path file_size duration_seconds focus_type energy_level bpm tags adhd_optimized mood_category',
      music_staging:
        'id title artist staging_file_path duration_seconds file_size uploader_id status consent_agreed ownership_confirmed file_hash energy_level focus_type genre mood_category adhd_optimized ai_analysis_status ai_analysis_results analyzed_at updated_at brainwave_frequency_hz brainwave_type bpm complexity_level adhd_suitability_score audio_characteristics',
      client_logs: 'user_id level message stack context',
    };
    for (const [table, names] of Object.entries(listed)) {
      expect(columns.get(table), table).toEqual(expect.arrayContaining(names.split(' ')));
    }
  });

  test('[DATA-01] sign-up creates a profile and a user row whose google_id is the account', async () => {
    const person = await createAccount(open.adminQuery);
    const { rows } = await open.adminQuery(
      `select p.user_id, u.google_id, u.theme_preference from public.profiles p, public.users u
       where p.id = $1 and u.id = $2`,
      [person.profileId, person.userRowId],
    );
    expect(rows).toEqual([{ user_id: person.id, google_id: person.id, theme_preference: null }]);
  });

  test('[AUTH-10] roles follow app_metadata, both granted and revoked', async () => {
    // Somebody else stays admin: the last one is never taken.
    await createAccount(open.adminQuery, { admin: true });
    const person = await createAccount(open.adminQuery, { admin: true });
    const rolesOf = async (): Promise<string[]> => {
      const { rows } = await open.adminQuery<{ role: string }>(
        'select role from public.user_roles where user_id = $1 order by role',
        [person.id],
      );
      return rows.map((row) => row.role);
    };
    expect(await rolesOf()).toEqual(['admin']);
    await open.adminQuery(
      `update auth.users set raw_app_meta_data = '{"roles":["reviewer","NOT A ROLE"]}' where id = $1`,
      [person.id],
    );
    expect(await rolesOf()).toEqual(['reviewer']);
    await open.adminQuery(
      `update auth.users set raw_app_meta_data = '{"role":7,"roles":"admin"}' where id = $1`,
      [person.id],
    );
    expect(await rolesOf()).toEqual([]);
  });

  test('deleting an account leaves nothing of it behind', async () => {
    const person = await createAccount(open.adminQuery);
    await open.adminQuery(`insert into public.tasks (user_id, title) values ($1, 'Water the plants')`, [
      person.id,
    ]);
    await open.adminQuery('delete from auth.users where id = $1', [person.id]);
    const { rows } = await open.adminQuery<{ left: string }>(
      `select (select count(*) from public.tasks where user_id = $1)
        + (select count(*) from public.profiles where user_id = $1)
        + (select count(*) from public.users where google_id = $1) as left`,
      [person.id],
    );
    expect(rows).toEqual([{ left: '0' }]);
  });
});

describe('[TASK-01] the table’s limits are the domain’s', () => {
  const { title, description, rewardText, estimatedMinutes } = taskLimits;
  const cases: ReadonlyArray<readonly [column: string, value: string | number, fits: boolean]> = [
    ['title', 'x'.repeat(title.min - 1), false],
    ['title', 'x'.repeat(title.min), true],
    ['title', '🔥'.repeat(title.max), true],
    ['title', 'x'.repeat(title.max + 1), false],
    ['description', 'x'.repeat(description.max), true],
    ['description', 'x'.repeat(description.max + 1), false],
    ['reward_text', 'x'.repeat(rewardText.max), true],
    ['reward_text', 'x'.repeat(rewardText.max + 1), false],
    ['estimated_minutes', estimatedMinutes.min - 1, false],
    ['estimated_minutes', estimatedMinutes.min, true],
    ['estimated_minutes', estimatedMinutes.max, true],
    ['estimated_minutes', estimatedMinutes.max + 1, false],
  ];

  test.each(cases.map(([column, value, fits], index) => ({ index, column, value, fits })))(
    'the table accepts $column, case $index: $fits',
    async ({ column, value, fits }) => {
      const person = await createAccount(open.adminQuery);
      const row = { title: 'A fine title', [column]: value };
      const names = Object.keys(row).join(', ');
      const places = Object.keys(row)
        .map((_, index) => `$${index + 2}`)
        .join(', ');
      const insert = open.adminQuery(`insert into public.tasks (user_id, ${names}) values ($1, ${places})`, [
        person.id,
        ...Object.values(row),
      ]);
      const result = await insert.then(
        () => 'fits',
        (error: unknown) => (error instanceof DatabaseError ? error.code : 'other'),
      );
      expect(result).toBe(fits ? 'fits' : '23514');
    },
  );
});

test('the generated row types are those of the schema', async () => {
  const written = await readFile(path.join(root, 'src/domain/database.types.ts'), 'utf8');
  expect(await generateRowTypes((text) => open.adminQuery(text))).toBe(written);
});
