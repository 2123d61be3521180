import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { parentOf } from './measure.ts';

/** Megabytes that a process has to itself and its share of what it has with others; nothing where there is no /proc. */
const ownMegabytes = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${String(pid)}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/mu.exec(text)?.[1] ?? 0) / 1024;
};

const everyProcess = async (): Promise<Map<number, number>> => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => Number.isInteger(pid));
  const parents = await Promise.all(pids.map(parentOf));
  return new Map(pids.map((pid, at) => [pid, parents[at] ?? 0]));
};

const childrenOf = (pid: number, all: ReadonlyMap<number, number>): readonly number[] => {
  const children = [...all.keys()].filter((child) => all.get(child) === pid);
  return children.concat(children.flatMap((child) => childrenOf(child, all)));
};

const sum = async (pids: readonly number[]): Promise<number> =>
  (await Promise.all(pids.map(ownMegabytes))).reduce((total, megabytes) => total + megabytes, 0);

export interface IdleMemory {
  readonly host: number;
  readonly children: number;
  readonly database: number;
}

/** Of the host, of what it has started, and of its PostgreSQL, whose shared memory counts once. */
export const idleMemory = async (host: number, dataDirectory: string): Promise<IdleMemory> => {
  const cluster = await realpath(path.join(dataDirectory, 'database'));
  const postmaster = Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
  const all = await everyProcess();
  const database = [postmaster, ...childrenOf(postmaster, all)];
  const children = childrenOf(host, all).filter((pid) => !database.includes(pid));
  return { host: await sum([host]), children: await sum(children), database: await sum(database) };
};
