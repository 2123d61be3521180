import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditActors } from '#domain/security/audit/audit-actors.ts';
import { expectations } from '#domain/security/audit/expectations.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { runAudit } from './run-audit.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
afterAll(() => open.close());

describe('[AUDIT-01] the live matrix', () => {
  test('comes out as declared for every table, operation and actor of the product as it is', async () => {
    const t = performance.now();
    const { cells } = await runAudit(open.db);
    console.log(performance.now() - t, cells.length, JSON.stringify(cells).length);
    expect(cells.filter(({ test_result }) => test_result !== 'passed')).toEqual([]);
  });
});
