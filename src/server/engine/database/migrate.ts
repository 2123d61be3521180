import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client, DatabaseError, escapeLiteral } from 'pg';
import { ConfigurationError } from '#server/config/environment.ts';
import { splitStatements } from './split-statements.ts';

const platformDirectory = path.join(import.meta.dirname, 'platform');
const supabaseDirectory = path.resolve(import.meta.dirname, '../../../../supabase');

/** Any number that nothing else uses: several hosts may start on one database at the same moment. */
const MIGRATION_LOCK = 4_870_001;

export interface MigrationReport {
  readonly applied: readonly string[];
}

/**
 * Brings the database to what this version needs: platform SQL where there is no Supabase, the migrations in
 * order, the seed. Connects as the owner, and only here.
 */
export async function migrate(options: {
  readonly adminUrl: string;
  readonly authenticatorUrl: string;
}): Promise<MigrationReport> {
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
    const migrations = await applyMigrations(client);
    await applySeed(client);
    if (platform.length + migrations.length > 0) await client.query(`notify pgrst, 'reload schema'`);
    return { applied: [...platform, ...migrations] };
  } finally {
    // Closing the connection gives the lock back and ends an open transaction.
    await client.end();
  }
}

async function requireOwnAuthSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ foreign: boolean }>(
    `select to_regnamespace('auth') is not null and to_regclass('kindling.platform_files') is null as foreign`,
  );
  if (rows[0]?.foreign === true) {
    throw new ConfigurationError(
      'DATABASE_URL points at a database that already has an auth schema of its own (a Supabase project?): give Kindling a database of its own',
    );
  }
}

async function applyPlatform(client: Client): Promise<string[]> {
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
    await client.query(sql);
    await client.query(
      `insert into kindling.platform_files (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash`,
      [name, hash],
    );
    applied.push(name);
  }
  return applied;
}

async function canLogIn(url: string): Promise<boolean> {
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
}

/** `alter role` takes no parameters, so the driver quotes the literal. */
async function setAuthenticatorPassword(client: Client, url: string): Promise<void> {
  const password = decodeURIComponent(new URL(url).password);
  await client.query(`alter role authenticator login noinherit password ${escapeLiteral(password)}`);
}

/** Recorded the way Supabase's own tool does, so that it finds nothing left to do here and we nothing there. */
async function applyMigrations(client: Client): Promise<string[]> {
  await client.query('create schema if not exists supabase_migrations');
  await client.query(
    `create table if not exists supabase_migrations.schema_migrations (
       version text not null primary key, statements text[], name text)`,
  );
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map((row) => row.version));
  const directory = path.join(supabaseDirectory, 'migrations');
  const applied: string[] = [];
  for (const file of await sqlFiles(directory)) {
    const match = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file);
    const [, version, name] = match ?? [];
    if (version === undefined) throw new Error(`${file} is not named <timestamp>_<feature>.sql`);
    if (done.has(version)) continue;
    const sql = await readFile(path.join(directory, file), 'utf8');
    await client.query('begin');
    await client.query(sql);
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, await splitStatements(sql)],
    );
    await client.query('commit');
    applied.push(file);
  }
  return applied;
}

async function applySeed(client: Client): Promise<void> {
  await client.query(
    'create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)',
  );
  const seedPath = 'supabase/seed.sql';
  const sql = await readFile(path.join(supabaseDirectory, 'seed.sql'), 'utf8');
  const { rows } = await client.query<{ hash: string }>(
    'select hash from supabase_migrations.seed_files where path = $1',
    [seedPath],
  );
  if (rows[0]?.hash === sha256(sql)) return;
  await client.query('begin');
  await client.query(sql);
  await client.query(
    `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
     on conflict (path) do update set hash = excluded.hash`,
    [seedPath, sha256(sql)],
  );
  await client.query('commit');
}

async function sqlFiles(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
