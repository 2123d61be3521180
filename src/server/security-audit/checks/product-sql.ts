import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const database = 'src/server/engine/database';
const folders = ['supabase/migrations', 'supabase/routines', `${database}/platform`];

const sqlIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => path.join(folder, name));

let read: string | null = null;

/** All the SQL this version brings: what stands in no line of it was made, or changed, by somebody else. */
export const productSql = (): string => {
  read ??= [...folders.flatMap(sqlIn), `${database}/guard-schemas.sql`]
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  return read;
};
