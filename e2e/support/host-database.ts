import { Client } from 'pg';
import { parseEnvironment } from '#server/config/environment.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { runningDatabaseUrl } from '#server/engine/database/running-database-url.ts';
import type { Person } from './fixtures.ts';
import type { HostProcess } from './host-process.ts';

/** As the owner of the host's database, past every policy: for what no page can arrange. */
export const inDatabase = async (
  { dataDirectory }: HostProcess,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly unknown[]> => {
  const environment = parseEnvironment({ KINDLING_DATA: dataDirectory }, dataDirectory);
  const { databasePassword } = await loadSecrets({ dataDirectory, environment });
  const url = await runningDatabaseUrl(dataDirectory, databasePassword);
  if (url === undefined) throw new Error('The host has no database running');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
};

/** Somebody who has an account becomes an admin, as the operator would do it. */
export const makeAdmin = async (host: HostProcess, { email }: Person): Promise<void> => {
  await inDatabase(
    host,
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role": "admin"}' where email = $1`,
    [email],
  );
};
