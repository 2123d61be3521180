import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { guardFile, ownSupabaseDirectory, platformDirectory } from '#server/engine/database/sql-places.ts';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => path.join(folder, name));

/** All the SQL this version brings: what stands in no line of it was made, or changed, by somebody else. */
export const productSql = [
  ...filesIn(path.join(ownSupabaseDirectory, 'migrations')),
  ...filesIn(path.join(ownSupabaseDirectory, 'routines')),
  ...filesIn(platformDirectory),
  guardFile,
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
