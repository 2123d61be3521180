import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditAnswer } from '#domain/security/audit/audit-answer.ts';
import { diffRuns } from '#domain/security/audit/diff-runs.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { securityAudit } from './security-audit.ts';

let open: OpenDatabase;
let person: Account;
let admin: Account;
let runs = 0;
let call: (who: Account, body: unknown) => Promise<Response>;

beforeAll(async () => {
  open = await openDatabase();
  person = await createAccount(open.adminQuery);
  admin = await createAccount(open.adminQuery, { admin: true });
  const run = securityAudit({
    db: open.db,
    logError: () => undefined,
    limits: {
      take: async (...turns) => {
        runs += turns.filter(({ limit }) => limit === 'securityAuditAccount').length;
      },
    },
  });
  call = (who, body) =>
    run(new Request('http://localhost', { method: 'POST', body: JSON.stringify(body) }), {
      actor: who.actor,
      userId: who.id,
      db: open.db,
      address: '192.0.2.1',
    });
});
afterAll(() => open.close());

const answerOf = async (who: Account, action: 'read' | 'run') =>
  auditAnswer.parse(await (await call(who, { action })).json());

const storedRuns = async (): Promise<number> =>
  (await open.adminQuery('select from public.security_runs')).rows.length;

const rowsOf = async (who: Account): Promise<ReadonlyArray<Record<string, unknown>>> =>
  (
    await open.db.tx(who.actor, (query) =>
      query<Record<string, unknown>>('select * from public.test_rls_policies()'),
    )
  ).rows;

const auditOf = async (who: Account): Promise<unknown> =>
  (
    await open.db.tx(who.actor, (query) =>
      query<{ a: unknown }>('select public.perform_security_audit() as a'),
    )
  ).rows[0]?.a;

describe('[AUDIT-01] the function security-audit', () => {
  test('has no run to show before the first, and gives no points for tests that did not run', async () => {
    expect(await answerOf(admin, 'read')).toMatchObject({
      run: null,
      result: null,
      score: 100,
      isPerfect: false,
    });
    expect(await rowsOf(admin)).toEqual([]);
  });

  test('runs once for all who ask at the same time, stores it, and is perfect for the product as it is', async () => {
    const answers = await Promise.all([
      answerOf(admin, 'run'),
      answerOf(admin, 'run'),
      answerOf(admin, 'run'),
    ]);
    expect(await storedRuns()).toBe(1);
    expect(runs).toBe(3);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        scope: 'installation',
        score: 105,
        grade: 'A+',
        isPerfect: true,
        failedPolicies: 0,
        lowSecurityPolicies: 0,
        warningPolicies: 0,
        audit: { status: 'SECURE', tables_without_rls: 0 },
        previous: null,
      });
      expect(answer.run?.age_seconds).toBeLessThan(60);
    }
    const rows = await rowsOf(admin);
    expect(rows.length).toBeGreaterThan(1500);
    expect(rows[0]).toMatchObject({
      test_result: 'passed',
      security_level: 'high',
    });
  });

  test('shows somebody who is no admin their own tables and nothing else', async () => {
    await open.adminQuery(`insert into public.tasks (user_id, title) values ($1, 'Fold the laundry')`, [
      person.id,
    ]);
    const answer = await answerOf(person, 'run');
    // The last run is young enough.
    expect(await storedRuns()).toBe(1);
    expect(answer.scope).toBe('own');
    const tables = [
      'public.profiles',
      'public.record_counts',
      'public.restore_points',
      'public.restore_rows',
      'public.tasks',
      'public.users',
    ];
    expect([...new Set(answer.result?.cells.map(({ table }) => table))].toSorted()).toEqual(tables);
    expect([...new Set((await rowsOf(person)).map((row) => String(row['table_name'])))].toSorted()).toEqual(
      tables,
    );
  });

  test('says what is different once something was changed', async () => {
    await open.adminQuery('drop policy "People delete their own tasks" on public.tasks');
    const answer = await answerOf(admin, 'run');
    expect(answer).toMatchObject({ failedPolicies: 1, isPerfect: false, audit: { status: 'CRITICAL' } });
    // One failed try, and a grant that no policy stands behind any more.
    expect(answer).toMatchObject({ lowSecurityPolicies: 1, score: 60, grade: 'B+' });
    if (answer.previous === null || answer.result === null) throw new Error('There are two runs');
    const diff = diffRuns(answer.previous.result, answer.result);
    expect(diff.cells).toMatchObject([
      {
        now: {
          table: 'public.tasks',
          operation: 'delete',
          actor: 'owner',
          outcome: 'nothing',
          test_result: 'failed',
        },
        before: { outcome: 'allowed' },
      },
    ]);
    expect(diff.findingsNew).toMatchObject([
      { check: 'grant-wider-than-policies', mend: 'revoke delete on public.tasks from authenticated;' },
    ]);
    expect(diff.policiesGone.map(({ name }) => name)).toEqual(['People delete their own tasks']);
    expect(await auditOf(person)).toMatchObject({ status: 'CRITICAL', scope: 'own' });
  });

  test('refuses a body that asks for something else', async () => {
    await expect(call(admin, { action: 'drop' })).rejects.toMatchObject({ status: 400 });
  });
});

const old = `now() - interval '31 days'`;
const plantSession = (who: Account): Promise<unknown> =>
  open.adminQuery(
    `insert into public.user_sessions (user_id, session_token, created_at, expires_at)
     values ($1, $2, now() - interval '8 days', now() - interval '1 minute')`,
    [who.userRowId, `expired-${who.id}`],
  );
const plantPlace = (who: Account): Promise<unknown> =>
  open.adminQuery(
    `insert into public.login_locations (user_id, country, region, city, latitude, longitude, recorded_at)
     values ($1, 'Portugal', 'Norte', 'Porto', 41.15, -8.61, ${old}), ($1, 'Portugal', 'Norte', 'Porto', 41.15, -8.61, now())`,
    [who.id],
  );
const cleanUp = async (who: Account): Promise<unknown> =>
  (
    await open.db.tx(who.actor, (query) =>
      query<{ a: unknown }>('select public.automated_security_cleanup() as a'),
    )
  ).rows[0]?.a;

describe('[AUDIT-01] the procedures of the audit', () => {
  test('count what is real, everybody’s for an admin and one’s own for anybody else', async () => {
    for (const who of [person, admin]) {
      await plantSession(who);
      await plantPlace(who);
    }
    expect(await auditOf(admin)).toMatchObject({
      scope: 'installation',
      expired_active_sessions: 2,
      location_data_needing_anonymization: 2,
    });
    expect(await auditOf(person)).toMatchObject({
      scope: 'own',
      expired_active_sessions: 1,
      location_data_needing_anonymization: 1,
    });
  });

  test('tidy up one’s own, and everybody’s for an admin', async () => {
    expect(await cleanUp(person)).toEqual({ expired_sessions_ended: 1, locations_coarsened: 1 });
    expect(await auditOf(person)).toMatchObject({
      expired_active_sessions: 0,
      location_data_needing_anonymization: 0,
    });
    expect(await cleanUp(admin)).toEqual({ expired_sessions_ended: 1, locations_coarsened: 1 });
    expect(await auditOf(admin)).toMatchObject({
      expired_active_sessions: 0,
      location_data_needing_anonymization: 0,
    });
    const { rows } = await open.adminQuery(
      `select country, region, city, latitude, longitude, coarse from public.login_locations
       where user_id = $1 order by recorded_at`,
      [person.id],
    );
    expect(rows).toEqual([
      { country: 'Portugal', region: null, city: null, latitude: null, longitude: null, coarse: true },
      {
        country: 'Portugal',
        region: 'Norte',
        city: 'Porto',
        latitude: 41.15,
        longitude: -8.61,
        coarse: false,
      },
    ]);
  });

  test('are refused to visitors, and the history to everybody but admins', async () => {
    for (const name of [
      'perform_security_audit',
      'test_rls_policies',
      'automated_security_cleanup',
      'read_security_runs',
    ]) {
      await expect(
        open.db.tx(anonymous, (query) => query(`select public.${name}()`)),
        name,
      ).rejects.toMatchObject({ code: '42501' });
    }
    const history = 'select public.read_security_runs() as run';
    await expect(open.db.tx(person.actor, (query) => query(history))).rejects.toMatchObject({
      code: '42501',
    });
    const { rows } = await open.db.tx(admin.actor, (query) => query<{ run: unknown }>(history));
    expect(rows.map(({ run }) => run)).toMatchObject([{ score: 60 }, { score: 105, grade: 'A+' }]);
    for (const who of [person.actor, admin.actor]) {
      const store = `select public.store_security_run(now(), 105, 'A+', '{}', null)`;
      await expect(open.db.tx(who, (query) => query(store))).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('tell how a table without row-level security makes the audit critical', async () => {
    await open.adminQuery('alter table public.contact_sends disable row level security');
    expect(await auditOf(admin)).toMatchObject({
      status: 'CRITICAL',
      tables_without_rls: 1,
      open_tables: ['public.contact_sends'],
    });
    await open.adminQuery('alter table public.contact_sends enable row level security');
  });

  test('keep the fifty newest runs', async () => {
    for (let run = 0; run < 55; run += 1) {
      await open.db.tx(service, (query) =>
        query(
          `select public.store_security_run(now(), 100, 'A+', '{"cells": [], "findings": [], "policies": []}', null)`,
        ),
      );
    }
    expect(await storedRuns()).toBe(50);
  });
});
