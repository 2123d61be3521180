import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { findPostmaster } from './launcher/postmaster-pid.ts';

/** The owner's connection to a postmaster on this machine. */
export const adminUrlOf = (port: number, superuserPassword: string): string =>
  `postgres://postgres:${encodeURIComponent(superuserPassword)}@127.0.0.1:${port}/postgres`;

/** The database of this data directory, where one is running; nothing is started. */
export const runningDatabaseUrl = async (
  dataDirectory: string,
  superuserPassword: string,
): Promise<string | undefined> => {
  const directory = await realpath(path.join(dataDirectory, 'database')).catch(() => undefined);
  const postmaster = directory === undefined ? undefined : await findPostmaster(directory);
  return postmaster?.ready === true ? adminUrlOf(postmaster.port, superuserPassword) : undefined;
};
