import { readdir } from 'node:fs/promises';
import type { Client } from 'pg';

/** Names of a folder's SQL files, in the order they are applied. */
export const sqlFiles = async (directory: string): Promise<string[]> =>
  (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();

/** Whoever reads the message of a failed start has to know which file it is about. */
export const runSqlFile = async (client: Client, file: string, sql: string): Promise<void> => {
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
};
