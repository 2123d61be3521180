import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { ConfigurationError, parseEnvironment } from '#server/config/environment.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { openOutbox, outboxBox } from '#server/engine/auth/mail/open-outbox.ts';
import { runningDatabaseUrl } from '#server/engine/database/running-database-url.ts';

// npm run outbox [-- address]: the letters that no mail server took, for whoever runs this machine. They hold ways into
// accounts, which is why no page shows them; pass one on to the person it is for, and to nobody else.

const root = path.resolve(import.meta.dirname, '..');

const run = async (recipient: string | undefined): Promise<void> => {
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
    const letters = await openOutbox(
      (text, values = []) => client.query(text, [...values]),
      outboxBox(secrets),
      recipient,
    );
    if (letters.length === 0) console.log('Nothing is waiting.');
    for (const letter of letters.toReversed()) {
      console.log(`\n${letter.createdAt.toISOString()}  to ${letter.recipient}\n${letter.subject}`);
      if (letter.error !== null) console.log(`It could not be sent: ${letter.error}`);
      console.log(`\n${letter.text.trim()}\n`);
    }
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
