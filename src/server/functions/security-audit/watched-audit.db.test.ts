import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditAnswer } from '#domain/security/audit/audit-answer.ts';
import { installationRuns, ownRuns, scoreOwnRun } from '#domain/security/audit/audit-history.ts';
import { type AuditEvent, auditEvent, percentDone } from '#domain/security/audit/audit-progress.ts';
import { anonymous, createAccount } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { securityAudit } from './security-audit.ts';

let open: OpenDatabase;
let person: Account;
let admin: Account;
let call: (who: Account, body: unknown) => Promise<Response>;
const logged: string[] = [];

beforeAll(async () => {
  open = await openDatabase();
  person = await createAccount(open.adminQuery);
  admin = await createAccount(open.adminQuery, { admin: true });
  await open.adminQuery(`insert into public.tasks (user_id, title) values ($1, 'Water the plants')`, [
    person.id,
  ]);
  const run = securityAudit({
    db: open.db,
    limits: { take: async () => undefined },
    logError: (message) => void logged.push(message),
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

const eventsOf = async (answer: Response): Promise<readonly AuditEvent[]> =>
  (await answer.text())
    .split('\n\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => auditEvent.parse(JSON.parse(line.slice(6))));

const history = async (who: Account, name: string): Promise<unknown> =>
  (
    await open.db.tx(who.actor, (query) => query<{ run: unknown }>(`select public.${name}() as run`))
  ).rows.map(({ run }) => run);

describe('[AUDIT-01] a run that somebody watches', () => {
  test('tells each step as it is done, and the answer at the end', async () => {
    const answer = await call(admin, { action: 'run', watch: true, brief: true });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const events = await eventsOf(answer);
    const steps = events.flatMap((event) => (event.type === 'progress' ? [event] : []));
    expect([...new Set(steps.map(({ step }) => step))]).toEqual(['rules', 'tables', 'functions', 'result']);
    const percents = steps.map(percentDone);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(percents.at(-1)).toBe(100);
    // A step is told when it is over, so there are as many as there are tables, or fewer for a slow reader.
    expect(steps.filter(({ step }) => step === 'tables').length).toBeGreaterThan(10);
    expect(events.at(-1)).toMatchObject({ type: 'answer', answer: { isPerfect: true, grade: 'A+' } });
  });

  test('is answered briefly with the counts, and without what came out as it should', async () => {
    const brief = auditAnswer.parse(await (await call(admin, { action: 'read', brief: true })).json());
    expect(brief).toMatchObject({ score: 105, previous: null });
    expect(brief.tests).toBeGreaterThan(1500);
    expect(brief.result).toEqual({ cells: [], findings: [], policies: [] });
  });

  test('is not made anew for somebody who is no admin while the last is young', async () => {
    const events = await eventsOf(await call(person, { action: 'run', watch: true, brief: true }));
    expect(events.map(({ type }) => type)).toEqual(['answer']);
    expect(events[0]).toMatchObject({ answer: { scope: 'own', isPerfect: true } });
  });

  test('ends with a problem in words where the database cannot be tried, and says so in the log', async () => {
    await open.adminQuery('alter function kindling.plant_row(text, jsonb) rename to plant_row_gone');
    const events = await eventsOf(await call(admin, { action: 'run', watch: true }));
    expect(events.at(-1)).toEqual({
      type: 'problem',
      code: 'audit_unavailable',
      message: 'This database cannot be tried from here',
    });
    expect(logged).toEqual(['A security audit ended early']);
    await open.adminQuery('alter function kindling.plant_row_gone(text, jsonb) rename to plant_row');
  });
});

describe('[AUDIT-01] the history of runs', () => {
  test('has the counts of what is somebody’s for them, and of everything for an admin', async () => {
    await open.adminQuery('drop policy "People delete their own tasks" on public.tasks');
    await open.adminQuery('drop policy "People delete their own" on public.projects');
    await eventsOf(await call(admin, { action: 'run', watch: true }));
    const [newest, first] = installationRuns.parse(await history(admin, 'read_security_runs'));
    expect(first).toMatchObject({ score: 105, grade: 'A+', failed: 0, low: 0, warnings: 0, open_tables: 0 });
    expect(newest).toMatchObject({ score: 20, grade: 'B+', failed: 2, low: 2 });
    // Nothing of theirs is in projects.
    const mine = ownRuns.parse(await history(person, 'own_security_runs')).map(scoreOwnRun);
    expect(mine).toMatchObject([
      { failed: 1, low: 1, score: 60, grade: 'B+' },
      { failed: 0, low: 0, score: 105, grade: 'A+' },
    ]);
    expect(mine[0]?.tests).toBeLessThan(newest?.tests ?? 0);
  });

  test('is refused to visitors', async () => {
    await expect(
      open.db.tx(anonymous, (query) => query('select public.own_security_runs()')),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      open.db.tx(person.actor, (query) => query(`select public.security_run_counts('{}', null)`)),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
