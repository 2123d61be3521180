import { execFile } from 'node:child_process';
import { link, readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isErrno, readSlice } from './read-slice.ts';

const run = promisify(execFile);

interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** The lines of postmaster.pid: pid, data directory, start, port, socket folder, address, memory key, status. */
export const parsePostmasterPid = (text: string): Postmaster | undefined => {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = wholeNumber(lines[0]);
  const port = wholeNumber(lines[3]);
  if (pid === undefined || port === undefined || port > 65_535) return undefined;
  return { pid, port, ready: lines[7] === 'ready' };
};

/** The postmaster that serves this cluster now, whoever started it. */
export const findPostmaster = async (directory: string): Promise<Postmaster | undefined> => {
  const postmaster = parsePostmasterPid((await readSlice(pidFile(directory), 4096)) ?? '');
  return postmaster && (await serves(postmaster.pid, directory)) ? postmaster : undefined;
};

/**
 * Whether the process is the postmaster of this cluster. Pids are reused, and the file's word alone must not
 * decide whom we signal or send a password to. A postmaster's working directory is its cluster; a process that
 * has ended but was not collected has none.
 */
export const serves = async (pid: number, directory: string): Promise<boolean> => {
  try {
    if (process.platform === 'linux') {
      const [workingDirectory, name, running, cluster] = await Promise.all([
        readlink(`/proc/${pid}/cwd`),
        readFile(`/proc/${pid}/comm`, 'utf8'),
        stat(`/proc/${pid}`),
        stat(directory),
      ]);
      return workingDirectory === directory && name.trim() === 'postgres' && running.uid === cluster.uid;
    }
    if (process.platform === 'win32') return process.kill(pid, 0);
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)], { timeout: 10_000 });
    return stdout.includes('postgres') && stdout.includes(directory);
  } catch {
    return false;
  }
};

/**
 * PostgreSQL will not start while the pid in a left-over file belongs to any live process of its user, as
 * happens after a reboot or in a container, nor while the file is empty, as after a power cut. Moves such a file
 * away if it still is the one that was judged.
 */
export const setAsideStalePidFile = async (directory: string): Promise<void> => {
  const path = pidFile(directory);
  const judged = await readSlice(path, 4096);
  if (judged === undefined) return;
  const pid = wholeNumber(judged.split('\n')[0]?.trim());
  if (pid === undefined ? await isFresh(path) : await serves(pid, directory)) return;
  const aside = `${path}.stale`;
  try {
    await rename(path, aside);
    // Another start may have put its own file there between the look and the rename.
    if ((await readSlice(aside, 4096)) !== judged) await link(aside, path);
  } catch (error) {
    if (!isErrno(error, 'ENOENT', 'EEXIST')) throw error;
  }
  await rm(aside, { force: true });
};

/** A postmaster makes the file and writes its pid a moment later. */
const isFresh = async (path: string): Promise<boolean> => {
  const written = await stat(path).catch(() => undefined);
  return written === undefined || Math.abs(Date.now() - written.mtimeMs) < 3000;
};

const pidFile = (directory: string): string => join(directory, 'postmaster.pid');

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
