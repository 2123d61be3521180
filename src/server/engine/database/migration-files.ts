import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sqlFiles } from './sql-files.ts';

export interface MigrationFile extends MigrationName {
  readonly file: string;
  readonly sql: string;
  /** Earlier migrations that this one was squashed from; where all of them were applied, it has nothing to do. */
  readonly replaces: readonly MigrationName[];
}

export interface MigrationName {
  readonly version: string;
  readonly name: string;
}

/** The migrations of a folder, in order. */
export const readMigrations = async (directory: string): Promise<MigrationFile[]> => {
  const files = await sqlFiles(directory);
  return parseMigrations(
    await Promise.all(
      files.map(async (file) => ({ file, sql: await readFile(path.join(directory, file), 'utf8') })),
    ),
  );
};

/**
 * A squashed migration begins with lines such as
 * `-- replaces: 20261115000100_accounts, 20261115001900_theme_choice`.
 */
export const parseMigrations = (
  files: readonly { readonly file: string; readonly sql: string }[],
): MigrationFile[] => {
  const migrations = files.map(({ file, sql }) => ({
    ...parseName(path.basename(file, '.sql'), `${file} is not named <timestamp>_<feature>.sql`),
    file,
    sql,
    replaces: parseReplaces(file, sql),
  }));
  const seen = new Set<string>();
  for (const { file, version, replaces } of migrations) {
    for (const one of [version, ...replaces.map((replaced) => replaced.version)]) {
      if (seen.has(one)) throw new Error(`${file}: ${one} is another migration's already`);
      seen.add(one);
    }
  }
  return migrations;
};

const parseReplaces = (file: string, sql: string): MigrationName[] => {
  const lines = sql.split('\n');
  const start = '-- replaces: ';
  const end = lines.findIndex((line) => !line.startsWith(start));
  const stray = lines.slice(end).find((line) => /^\s*--\s*replaces\s*:/i.test(line));
  if (stray !== undefined) {
    throw new Error(`${file}: "${stray.trim()}" has to be one of the first lines, as "${start}a, b"`);
  }
  return lines
    .slice(0, end)
    .flatMap((line) => line.slice(start.length).split(', '))
    .map((text) => parseName(text, `${file} replaces "${text}", which is not <timestamp>_<feature>`));
};

const parseName = (text: string, complaint: string): MigrationName => {
  const [, version, name] = /^(\d{14})_([a-z0-9_]+)$/.exec(text) ?? [];
  if (version === undefined || name === undefined) throw new Error(complaint);
  return { version, name };
};
