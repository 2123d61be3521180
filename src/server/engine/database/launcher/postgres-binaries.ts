import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, open, readdir, rename, rm, stat, type symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';
import { restoreLibraryLinks } from './library-links.ts';
import { makeOpenFolder } from './open-folder.ts';
import type { PostgresPackage } from './postgres-package.ts';
import { canReach } from './reachability.ts';
import { isErrno } from './read-slice.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

interface Wanted {
  readonly source: PostgresPackage;
  /** Who will run them; undefined for ourselves. */
  readonly user: DatabaseUser | undefined;
  /** A folder of ours where a copy may go. */
  readonly copies: string;
  readonly log: (line: string) => void;
  readonly link?: typeof symlink;
}

/** Binaries that `user` can run: the package's own where they can be used as they are, else a copy of them. */
export const preparePostgresBinaries = async (wanted: Wanted): Promise<PostgresBinaries> => {
  const { source, user } = wanted;
  const linked = await restoreLibraryLinks(source.directory, wanted.link);
  if (linked && (!user || (await usableBy(source.directory, user)))) return binariesIn(source.directory);
  return binariesIn(await copyBinaries(wanted));
};

const binariesIn = (root: string): PostgresBinaries => {
  const file = (name: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: file('initdb'), postgres: file('postgres'), pgCtl: file('pg_ctl') };
};

/** One file of each kind stands for the rest: an install under a strict umask closes all of them alike. */
const usableBy = async (root: string, user: DatabaseUser): Promise<boolean> => {
  const { initdb, postgres } = binariesIn(root);
  const native = join(root, 'native');
  const answers = await Promise.all([
    canReach(initdb, user, 'execute'),
    canReach(postgres, user, 'execute'),
    canReach(join(native, 'lib', 'postgresql'), user, 'execute'),
    canReach(join(native, 'share', 'postgresql', 'postgres.bki'), user, 'read'),
  ]);
  return answers.every(Boolean);
};

const copyBinaries = async ({ source, copies, log }: Wanted): Promise<string> => {
  const target = join(copies, `postgres-${source.version}-${source.platform}`);
  if (await isDirectory(target)) return target;
  log(`Copying PostgreSQL to ${target} (once)…`);
  await makeOpenFolder(copies);
  // Built beside its place and renamed when complete, so that a half-made copy is never used.
  const draft = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    await cp(join(source.directory, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    await restoreLibraryLinks(draft);
    await settle(draft);
    await rename(draft, target).catch((error: unknown) => {
      // Another start was first; its copy is the same.
      if (!isErrno(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  if (!(await isDirectory(target))) throw new Error(`PostgreSQL could not be copied to ${target}.`);
  return target;
};

/** Opens the copy to every user, and puts it on the disk before its name says that it is complete. */
const settle = async (root: string): Promise<void> => {
  await chmod(root, 0o755);
  for (const name of await readdir(root, { recursive: true })) {
    const path = join(root, name);
    const entry = await lstat(path);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (!entry.isFile()) continue;
    const program = (entry.mode & 0o100) !== 0 || dirname(path).endsWith('bin');
    const file = await open(path, 'r+');
    try {
      await file.chmod(program ? 0o755 : 0o644);
      await file.sync();
    } finally {
      await file.close();
    }
  }
};

const isDirectory = async (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
