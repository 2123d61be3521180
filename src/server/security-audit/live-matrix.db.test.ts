import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditActors } from '#domain/security/audit/audit-actors.ts';
import { expectations } from '#domain/security/audit/expectations.ts';
import { service } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { runLiveMatrix } from './live-matrix.ts';
import { readCatalogue } from './read-catalogue.ts';
import { runAudit } from './run-audit.ts';
import { scenesOf } from './scenes.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

describe('[AUDIT-01] the live matrix', () => {
  test('comes out as declared for every table, operation and actor of the product as it is', async () => {
    const { cells } = await runAudit(open.db);
    expect(cells.filter(({ test_result }) => test_result !== 'passed')).toEqual([]);
    const { rows } = await open.adminQuery<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
    );
    for (const { name } of rows) {
      const table = name.includes('.') ? name : `public.${name}`;
      for (const operation of ['select', 'insert', 'update', 'delete']) {
        const actors = cells.filter((cell) => cell.table === table && cell.operation === operation);
        expect(new Set(actors.map(({ actor }) => actor)), `${table} ${operation}`).toEqual(
          new Set(auditActors),
        );
      }
    }
  });

  test('has an expectation for every scene of every open table, and for no other', async () => {
    const { rows } = await open.adminQuery<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'storage')`,
    );
    expect(Object.keys(expectations).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (const [table, declared] of Object.entries(expectations)) {
      expect(Object.keys(declared).toSorted(), table).toEqual(
        scenesOf(table)
          .map(({ name }) => name)
          .toSorted(),
      );
    }
  });

  test('leaves nothing behind, and could not', async () => {
    const count = async (): Promise<unknown> =>
      (
        await open.adminQuery(
          'select (select count(*) from auth.users) + (select count(*) from public.tasks) as n',
        )
      ).rows[0];
    const before = await count();
    await runAudit(open.db);
    expect(await count()).toEqual(before);
    await expect(
      open.db.tx({ role: 'service_role', claims: {} }, async (query) => {
        await query(`select set_config('role', 'none', true)`);
        await query(`select kindling.plant_row('storage.buckets', '{"id": "kept", "name": "kept"}')`);
      }),
    ).rejects.toThrow('A rehearsal is rolled back, never kept');
  });

  test('planting is for the host’s own login and for no role of a token', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'] as const) {
      await expect(
        open.db.tx({ role, claims: { role } }, (query) =>
          query(`select kindling.plant_row('public.tasks', '{}')`),
        ),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('tells tables whose turn did not come as untried', async () => {
    let clock = 0;
    const { cells } = await runAudit(open.db, () => (clock += 20_000));
    const late = cells.filter(({ outcome }) => outcome === 'untried');
    expect(late.length).toBeGreaterThan(50);
    expect(new Set(late.map(({ test_result }) => test_result))).toEqual(new Set(['warning']));
  });

  test('knows rows that are there already from the one it tries things on', async () => {
    await open.adminQuery(
      `insert into storage.buckets (id, name) values ('adhd-music', 'adhd-music') on conflict do nothing;
       insert into storage.objects (bucket_id, name) values ('adhd-music', 'a.mp3'), ('adhd-music', 'b.mp3')`,
    );
    const wrong = async (): Promise<readonly string[]> =>
      (await runAudit(open.db)).cells
        .filter(({ test_result }) => test_result !== 'passed')
        .map(({ table, scene, operation, actor }) => [table, scene, operation, actor].join(' '));
    expect(await wrong()).toEqual([]);
    // A hole in the same table, hidden behind the reading policies, still shows beside them.
    await open.adminQuery(
      `create policy planted on storage.objects for delete to authenticated using (public.is_current_user_admin())`,
    );
    expect(await wrong()).toEqual([
      'storage.objects staged delete admin',
      'storage.objects offered delete admin',
      'storage.objects copy delete admin',
    ]);
    await open.adminQuery('drop policy planted on storage.objects');
    await open.adminQuery(`delete from storage.objects where bucket_id = 'adhd-music'`);
  });

  test('tries things on the only row there can be, where there is one already', async () => {
    await open.adminQuery(
      `insert into public.ai_provider (preset, base_url, model) values ('ollama', 'http://127.0.0.1:1/v1', 'small')`,
    );
    const catalogue = await open.db.tx(service, (query) => readCatalogue(query));
    const cells = await runLiveMatrix(open.db, catalogue, {
      now: Date.now,
      deadline: Infinity,
      only: ['public.ai_provider'],
    });
    await open.adminQuery('delete from public.ai_provider');
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter(({ test_result }) => test_result !== 'passed')).toEqual([]);
  });

  test('fails for a new table that is open, though nobody declared it', async () => {
    await open.adminQuery(
      `create table public.planted (id uuid primary key default gen_random_uuid(), user_id uuid, note text);
       grant select on public.planted to authenticated`,
    );
    const { cells, findings } = await runAudit(open.db);
    const failed = cells.filter(({ test_result }) => test_result === 'failed');
    expect(failed.map(({ table, operation, actor }) => `${table} ${operation} ${actor}`)).toEqual([
      'public.planted select owner',
      'public.planted select stranger',
      'public.planted select admin',
      'public.planted unanswered owner',
    ]);
    expect(findings.filter(({ exception }) => !exception).map(({ check }) => check)).toEqual([
      'table-without-rls',
      'second-factor-unguarded',
    ]);
    await open.adminQuery('drop table public.planted');
  });
});
