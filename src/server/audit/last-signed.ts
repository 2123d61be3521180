import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkpointSchema } from './audit-checkpoints.ts';
import type { Checkpoint } from './audit-checkpoints.ts';

/** The last checkpoint this server signed, kept where the database's password does not lead. */
export interface LastSigned {
  /** Undefined where it has signed none yet. */
  readonly read: () => Promise<Checkpoint | undefined>;
  readonly write: (checkpoint: Checkpoint) => Promise<void>;
}

/** Beside the secrets. Where an older copy of the database is put back on purpose, this file is deleted. */
const lastSignedFile = (dataDirectory: string): string => path.join(dataDirectory, 'audit-signed.json');

export const lastSignedIn = (dataDirectory: string): LastSigned => {
  const file = lastSignedFile(dataDirectory);
  return {
    read: async () => {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      });
      return text === undefined ? undefined : checkpointSchema.parse(JSON.parse(text));
    },
    // Whoever reads meanwhile gets the old one or the new one.
    write: async (checkpoint) => {
      await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
      const temporary = `${file}.${randomBytes(6).toString('hex')}`;
      try {
        await writeFile(temporary, JSON.stringify(checkpointSchema.parse(checkpoint), null, 2), {
          mode: 0o600,
          flag: 'wx',
          flush: true,
        });
        await rename(temporary, file);
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
};
