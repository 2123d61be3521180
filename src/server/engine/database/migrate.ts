import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, DatabaseError, escapeLiteral } from 'pg';
import { ConfigurationError } from '#server/config/environment.ts';
import { applyMigrations } from './apply-migrations.ts';
import { applyRepeatable, sha256 } from './apply-repeatable.ts';
import { runSqlFile, sqlFiles } from './sql-files.ts';
import { guardFile, ownSupabaseDirectory, platformDirectory } from './sql-places.ts';

/** Any number that nothing else uses: several hosts may start on one database at the same moment. */
const MIGRATION_LOCK = 4_870_001;

export interface MigrationReport {
  readonly applied: readonly string[];
}

/**
 * Brings the database to what this version needs: platform SQL where there is no Supabase, the migrations in
 * order, the functions, the seed, and the guards around all of them. What comes after the platform is one transaction: a start that fails leaves the
 * database as it was. Connects as the owner, and only here.
 */
export const migrate = async (options: {
  readonly adminUrl: string;
  readonly authenticatorUrl: string;
  /** The folder with `migrations`, `routines` and `seed.sql`; for tests that bring their own. */
  readonly supabaseDirectory?: string;
}): Promise<MigrationReport> => {
  const directory = options.supabaseDirectory ?? ownSupabaseDirectory;
  const client = new Client({ connectionString: options.adminUrl, application_name: 'kindling-migrate' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireOwnAuthSchema(client);
    await client.query('begin');
    const platform = await applyPlatform(client);
    await client.query('commit');
    // Roles belong to the whole cluster: left alone when they are right, so that hosts starting together do not clash.
    if (!(await canLogIn(options.authenticatorUrl))) {
      await setAuthenticatorPassword(client, options.authenticatorUrl);
    }
    await client.query('begin');
    const migrations = await applyMigrations(client, path.join(directory, 'migrations'));
    const repeatable = await applyRepeatable(client, directory);
    await runSqlFile(client, 'guard-schemas.sql', await readFile(guardFile, 'utf8'));
    await client.query('commit');
    const applied = [...platform, ...migrations, ...repeatable];
    if (applied.length > 0) await client.query(`notify pgrst, 'reload schema'`);
    return { applied };
  } finally {
    // Closing the connection gives the lock back and ends an open transaction.
    await client.end();
  }
};

const requireOwnAuthSchema = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ foreign: boolean }>(
    `select to_regnamespace('auth') is not null and to_regclass('kindling.platform_files') is null as foreign`,
  );
  if (rows[0]?.foreign === true) {
    throw new ConfigurationError(
      'DATABASE_URL points at a database that already has an auth schema of its own (a Supabase project?): give Kindling a database of its own',
    );
  }
};

const applyPlatform = async (client: Client): Promise<string[]> => {
  await client.query(`create schema if not exists kindling`);
  await client.query(
    `create table if not exists kindling.platform_files (name text primary key, hash text not null)`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from kindling.platform_files',
  );
  const known = new Map(rows.map((row) => [row.name, row.hash]));
  const applied: string[] = [];
  for (const name of await sqlFiles(platformDirectory)) {
    const sql = await readFile(path.join(platformDirectory, name), 'utf8');
    const hash = sha256(sql);
    if (known.get(name) === hash) continue;
    await runSqlFile(client, name, sql);
    await client.query(
      `insert into kindling.platform_files (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash`,
      [name, hash],
    );
    applied.push(name);
  }
  return applied;
};

const canLogIn = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code?.startsWith('28') === true) return false;
    throw error;
  } finally {
    await client.end();
  }
};

/** `alter role` takes no parameters, so the driver quotes the literal. */
const setAuthenticatorPassword = async (client: Client, url: string): Promise<void> => {
  const password = decodeURIComponent(new URL(url).password);
  await client.query(`alter role authenticator login noinherit password ${escapeLiteral(password)}`);
};
