import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { quickFolder } from '#server/testing/quick-folder.ts';

export interface ReleaseFolder {
  /** To be given to `migrate` as its `supabaseDirectory`. */
  readonly directory: string;
  readonly files: readonly string[];
  readonly remove: () => Promise<void>;
}

/**
 * The migrations of version 0.1.0, before they were squashed to one per area; the functions stood in them. Packed, so that
 * a search for a function finds the one that runs.
 */
export const unpackRelease = async (): Promise<ReleaseFolder> => {
  const packed = await readFile(path.join(import.meta.dirname, 'testdata/migrations-0.1.0.sql.gz'));
  const [, ...parts] = gunzipSync(packed)
    .toString('utf8')
    .split(/^-- file: /m);
  const directory = await mkdtemp(path.join(quickFolder(), 'kindling-release-'));
  await mkdir(path.join(directory, 'migrations'));
  await mkdir(path.join(directory, 'routines'));
  const files: string[] = [];
  for (const part of parts) {
    const end = part.indexOf('\n');
    files.push(part.slice(0, end));
    await writeFile(path.join(directory, 'migrations', part.slice(0, end)), part.slice(end + 1));
  }
  const seed = path.resolve(import.meta.dirname, '../../../../supabase/seed.sql');
  await writeFile(path.join(directory, 'seed.sql'), await readFile(seed));
  return { directory, files, remove: () => rm(directory, { recursive: true, force: true }) };
};
