import type { Client } from 'pg';
import { ConfigurationError } from '#server/config/environment.ts';
import type { MigrationFile } from './migration-files.ts';
import { readMigrations } from './migration-files.ts';
import { splitStatements } from './split-statements.ts';
import { runSqlFile } from './sql-files.ts';

/**
 * Runs what was not run yet, inside the caller's transaction. Recorded the way Supabase's own tool does, so that it finds
 * nothing left to do here and we nothing there.
 */
export const applyMigrations = async (client: Client, directory: string): Promise<string[]> => {
  await client.query('create schema if not exists supabase_migrations');
  await client.query(
    `create table if not exists supabase_migrations.schema_migrations (
       version text not null primary key, statements text[], name text)`,
  );
  await client.query(
    `create table if not exists supabase_migrations.replaced_migrations (
       version text not null primary key, statements text[], name text,
       replaced_by text not null, replaced_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const done = new Set(rows.map((row) => row.version));
  const applied: string[] = [];
  for (const migration of await readMigrations(directory)) {
    if (done.has(migration.version)) continue;
    if (isReplacement(migration, done)) {
      await forgetReplaced(client, migration);
    } else {
      await runSqlFile(client, migration.file, migration.sql);
      applied.push(migration.file);
    }
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [migration.version, migration.name, await splitStatements(migration.sql)],
    );
  }
  return applied;
};

/** Whether everything in it is there already, made by the migrations it was squashed from. */
const isReplacement = ({ replaces }: MigrationFile, done: ReadonlySet<string>): boolean => {
  const missing = replaces.filter(({ version }) => !done.has(version));
  if (missing.length === replaces.length) return false;
  if (missing.length === 0) return true;
  const names = missing.map(({ version, name }) => `${version}_${name}`).join(', ');
  throw new ConfigurationError(
    `this database is older than version 0.1.0 and lacks ${names}: start version 0.1.0 on it once, then this one`,
  );
};

/** What `supabase migration repair --status reverted` does, but for keeping a record of it. */
const forgetReplaced = async (client: Client, { version, replaces }: MigrationFile): Promise<void> => {
  await client.query(
    `with gone as (
       delete from supabase_migrations.schema_migrations where version = any ($1)
       returning version, statements, name
     )
     insert into supabase_migrations.replaced_migrations (version, statements, name, replaced_by)
     select version, statements, name, $2 from gone`,
    [replaces.map((replaced) => replaced.version), version],
  );
};
