import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { runSqlFile, sqlFiles } from './sql-files.ts';

/**
 * Files that are edited in place and can be run any number of times: the functions of each area, then the seed. Each is
 * run when it is not the text that was run last, inside the caller's transaction. Recorded where Supabase's own tool
 * records its seeds (config.toml names the same files).
 */
export const applyRepeatable = async (client: Client, supabaseDirectory: string): Promise<string[]> => {
  await client.query(
    'create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null)',
  );
  const { rows } = await client.query<{ path: string; hash: string }>(
    'select path, hash from supabase_migrations.seed_files',
  );
  const known = new Map(rows.map((row) => [row.path, row.hash]));
  const routines = await sqlFiles(path.join(supabaseDirectory, 'routines'));
  const applied: string[] = [];
  for (const file of [...routines.map((name) => `routines/${name}`), 'seed.sql']) {
    const sql = await readFile(path.join(supabaseDirectory, file), 'utf8');
    const hash = sha256(sql);
    if (known.get(`supabase/${file}`) === hash) continue;
    await runSqlFile(client, file, sql);
    await client.query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash`,
      [`supabase/${file}`, hash],
    );
    applied.push(file);
  }
  return applied;
};

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
