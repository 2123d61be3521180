import process from 'node:process';
import { Client } from 'pg';
import { launchDatabase } from '#server/engine/database/launch-database.ts';
import { temporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import { migrate } from '#server/engine/database/migrate.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { TEMPLATE_DATABASE, testPasswordVariable, testClusterVariable, testSecrets } from './test-cluster.ts';

/** One real PostgreSQL for the whole run; each test file gets a database of its own, copied from a migrated one. */
export const setup = async (): Promise<() => Promise<void>> => {
  const directory = await temporaryDataDirectory();
  const dataDirectory = directory.path;
  const database = await launchDatabase({
    dataDirectory,
    superuserPassword: 'only-for-tests-0123456789',
    holder: 'tests',
    log: () => {},
  });
  const { authenticatorPassword } = await loadSecrets({ dataDirectory, environment: testSecrets });
  const template = new URL(database.adminUrl);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  const authenticator = new URL(template);
  authenticator.username = 'authenticator';
  authenticator.password = authenticatorPassword;

  const client = new Client({ connectionString: database.adminUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  await migrate({ adminUrl: template.href, authenticatorUrl: authenticator.href });
  process.env[testClusterVariable] = database.adminUrl;
  process.env[testPasswordVariable] = authenticatorPassword;

  return async () => {
    await database.stop();
    await directory.remove();
  };
};
