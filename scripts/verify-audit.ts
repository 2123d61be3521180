import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { auditKey } from '#server/audit/audit-checkpoints.ts';
import { lastSignedIn } from '#server/audit/last-signed.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { ConfigurationError, parseEnvironment } from '#server/config/environment.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { runningDatabaseUrl } from '#server/engine/database/running-database-url.ts';

// npm run verify-audit: whether the record of what was done is whole, from its first row to its last, and every signature on
// it this server's own. Ends with 1 where it is not.

const root = path.resolve(import.meta.dirname, '..');

const run = async (): Promise<void> => {
  const environment = parseEnvironment(process.env, root);
  const { dataDirectory } = environment;
  const secrets = await loadSecrets({ dataDirectory, environment });
  const url = environment.databaseUrl ?? (await runningDatabaseUrl(dataDirectory, secrets.databasePassword));
  if (url === undefined) {
    throw new ConfigurationError('Kindling is not running here: start it, then ask again');
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('request.jwt.claims', '{"role": "service_role"}', false)`);
    const verdict = await verifyAudit((text, values = []) => client.query(text, [...values]), {
      key: auditKey(secrets),
      lastSigned: lastSignedIn(dataDirectory),
    });
    console.log(JSON.stringify(verdict, null, 2));
    if (verdict.ok) {
      console.log(`The audit is whole: ${verdict.checked} rows, ${verdict.checkpoints} signatures.`);
      return;
    }
    process.exitCode = 1;
    if (verdict.first_broken !== null) {
      console.error(`The audit is broken at row ${verdict.first_broken} (${verdict.why}).`);
    }
    if (verdict.missing_checkpoint !== null) {
      console.error(
        `This server signed row ${verdict.missing_checkpoint}, and the database no longer has that checkpoint.`,
        `If you put an older copy of the database back yourself, delete audit-signed.json in ${dataDirectory}.`,
      );
    }
    if (verdict.forged_checkpoint !== null) {
      console.error(
        `The checkpoint at row ${verdict.forged_checkpoint} was not signed with this server's SECRET_KEY.`,
      );
    }
  } finally {
    await client.end();
  }
};

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
