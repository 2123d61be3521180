import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditCell } from '#domain/security/audit/audit-run.ts';
import type { Database, Query } from '#server/engine/database/database.ts';
import { service } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { runLiveMatrix } from './live-matrix.ts';
import { readCatalogue } from './read-catalogue.ts';
import type { Catalogue } from './read-catalogue.ts';

let open: OpenDatabase;
let catalogue: Catalogue;
let other: Client;
beforeAll(async () => {
  open = await openDatabase();
  catalogue = await open.db.tx(service, (query) => readCatalogue(query));
  other = new Client({ connectionString: open.adminUrl });
  await other.connect();
  await open.adminQuery(
    `insert into storage.buckets (id, name) values ('adhd-music', 'adhd-music') on conflict do nothing`,
  );
  await addFile();
  await addFile();
});
afterAll(async () => {
  await other.end();
  await open.close();
});

const addFile = (): Promise<unknown> =>
  open.adminQuery(
    `insert into storage.objects (bucket_id, name) values ('adhd-music', gen_random_uuid() || '.mp3')`,
  );

const wrongWith = async (db: Pick<Database, 'tx'>, ...only: readonly string[]): Promise<readonly string[]> =>
  (await runLiveMatrix(db, catalogue, { now: Date.now, deadline: Infinity, only }))
    .filter(({ test_result }) => test_result !== 'passed')
    .map(told);

const told = ({ table, scene, operation, actor, outcome, saw }: AuditCell): string =>
  [table, scene, operation, actor, outcome, saw].filter((word) => word !== '').join(' ');

/** While somebody else is in the middle of something. */
const whileHeld = async (statement: string, look: () => Promise<void>): Promise<void> => {
  await other.query('begin');
  try {
    await other.query(statement);
    await look();
  } finally {
    await other.query('rollback');
  }
};

/** The door, with something that happens before or after each statement of a kind. */
const around = (
  isMeant: (text: string) => boolean,
  before: (() => Promise<unknown>) | undefined,
  after?: () => Promise<unknown>,
): Pick<Database, 'tx'> => ({
  tx: (actor, fn) =>
    open.db.tx(actor, (query) => {
      const watched: Query = async (text, values, name) => {
        if (isMeant(text)) await before?.();
        const result = await query<never>(text, values, name);
        if (isMeant(text)) await after?.();
        return result;
      };
      return fn(watched);
    }),
});

describe('[AUDIT-01] a rehearsal keeps to the rows that it made', () => {
  test('holds none of the library’s files, whatever it tries', async () => {
    const free = `select from storage.objects where bucket_id = 'adhd-music' for update skip locked`;
    const all = (await other.query(free)).rowCount;
    const seen = new Set<number | null>();
    const db = around(
      (text) => /^(update|delete from) storage\.objects/.test(text),
      undefined,
      async () => seen.add((await other.query(free)).rowCount),
    );
    await wrongWith(db, 'storage.objects');
    expect([...seen]).toEqual([all]);
  });

  test('a file that comes while it runs is no lock that did not hold', async () => {
    const db = around((text) => text.startsWith('delete from storage.objects'), addFile);
    expect(await wrongWith(db, 'storage.objects')).toEqual([]);
  });

  test('where a hole reaches everybody’s rows, it is shown on its own alone', async () => {
    const { rows } = await open.adminQuery<{ id: string }>(
      'insert into auth.users (id) values (gen_random_uuid()) returning id',
    );
    await open.adminQuery(`insert into public.tasks (user_id, title) values ($1, 'Mend the gate')`, [
      rows[0]?.id,
    ]);
    await open.adminQuery(
      'create policy planted on public.tasks for delete to authenticated using (user_id is not null)',
    );
    await whileHeld('select from public.tasks for update', async () => {
      expect(await wrongWith(open.db, 'public.tasks')).toEqual([
        'public.tasks delete stranger allowed 1 without a condition',
        'public.tasks delete admin allowed 1 without a condition',
      ]);
    });
    await open.adminQuery('drop policy planted on public.tasks');
  });

  test('nobody waits for it to write in the audit, and it waits for nobody who does', () =>
    whileHeld('select from public.audit_head for update', async () => {
      expect(
        await wrongWith(open.db, 'storage.objects', 'public.board_cards', 'public.board_columns'),
      ).toEqual([]);
    }));
});
