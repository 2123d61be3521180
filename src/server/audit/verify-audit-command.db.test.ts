import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditKey } from '#server/audit/audit-checkpoints.ts';
import { keepAudit } from '#server/audit/keep-audit.ts';
import { lastSignedIn } from '#server/audit/last-signed.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { service } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { quickFolder } from '#server/testing/quick-folder.ts';
import { testSecrets } from '#server/testing/test-cluster.ts';

const script = path.resolve(import.meta.dirname, '../../../scripts/verify-audit.ts');
let open: OpenDatabase;
let dataDirectory: string;
let variables: Record<string, string>;

beforeAll(async () => {
  open = await openDatabase();
  dataDirectory = await mkdtemp(path.join(quickFolder(), 'kindling-audit-'));
  variables = {
    KINDLING_DATA: dataDirectory,
    DATABASE_URL: open.adminUrl,
    PUBLISHABLE_KEY: testSecrets.publishableKey,
    SECRET_KEY: testSecrets.secretKey,
  };
  const environment = parseEnvironment(variables, dataDirectory);
  const key = auditKey(await loadSecrets({ dataDirectory, environment }));
  await open.db.tx(service, (query) =>
    query(`select public.record_audit('testing', 'try_it', 'low', 'success') from generate_series(1, 3)`),
  );
  await keepAudit({ db: open.db, key, lastSigned: lastSignedIn(dataDirectory) });
});
afterAll(async () => {
  await open.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const run = (given: Readonly<Record<string, string>> = {}): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', ...variables, ...given };
    execFile(process.execPath, [script], { env }, (error, out, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + errors });
    });
  });

test('[FN-01] the command says that an audit is whole, and ends with 1 where it is not', async () => {
  const whole = await run();
  expect(whole.code).toBe(0);
  expect(whole.said).toContain('3 rows, 1 signatures');

  const other = await run({ SECRET_KEY: 'sb_secret_another-key-that-is-long-enough-0123456789' });
  expect(other.code).toBe(1);
  expect(other.said).toContain('checkpoint at row 3 was not signed');

  await open.adminQuery(`set session_replication_role = 'replica'`);
  await open.adminQuery('create temp table kept as select * from public.audit_checkpoints');
  await open.adminQuery('delete from public.audit_checkpoints');
  const unsealed = await run();
  expect(unsealed.code).toBe(1);
  expect(unsealed.said).toContain('signed row 3, and the database no longer has that checkpoint');
  await open.adminQuery('insert into public.audit_checkpoints select * from kept');

  await open.adminQuery(`update public.audit_events set outcome = 'denied' where seq = 2`);
  const broken = await run();
  expect(broken.code).toBe(1);
  expect(broken.said).toContain('broken at row 2 (hash)');
});
