import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { ConfigurationError, parseEnvironment } from '#server/config/environment.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { runningDatabaseUrl } from '#server/engine/database/running-database-url.ts';

// npm run remove-pin -- name@example.org: for somebody who forgot theirs, by whoever runs this machine.

const root = path.resolve(import.meta.dirname, '..');

const run = async (email: string | undefined): Promise<void> => {
  if (email === undefined) throw new ConfigurationError('say whose: npm run remove-pin -- name@example.org');
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
    const { rowCount } = await client.query(
      'update kindling.local_accounts set pin_hash = null where email = lower($1) and pin_hash is not null',
      [email],
    );
    console.log(rowCount === 1 ? `${email} can sign in without a PIN.` : `${email} has no PIN here.`);
  } finally {
    await client.end();
  }
};

try {
  await run(process.argv[2]);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
