import { readdir, readFile } from 'node:fs/promises';
import type { Measured } from './harness/bench.ts';

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Two that took turns: the ratio is the median of the rounds' own ratios. */
export const comparePairs = (values: readonly number[], baselines: readonly number[]): Measured => ({
  value: median(values),
  baseline: median(baselines),
  ratio: median(values.map((value, round) => value / (baselines[round] ?? Number.NaN))),
});

/** The fields of /proc/<pid>/stat behind the name, which may itself hold spaces and brackets. */
const statFields = async (pid: number): Promise<string[] | undefined> => {
  try {
    const stat = await readFile(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};

/** User and system time of a process so far, in milliseconds; nothing where there is no /proc. */
export const cpuOf = async (pid: number): Promise<number | undefined> => {
  const fields = await statFields(pid);
  if (fields === undefined) return undefined;
  // A clock tick is a hundredth of a second on every Linux that Node runs on.
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

export const parentOf = async (pid: number): Promise<number | undefined> => {
  const fields = await statFields(pid);
  return fields === undefined ? undefined : Number(fields[1]);
};

/** User and system time of a process and of the children it has now. */
export const cpuOfFamily = async (pid: number): Promise<number | undefined> => {
  const all = await readdir('/proc').catch(() => []);
  const pids = all.map(Number).filter((candidate) => Number.isInteger(candidate));
  const parents = await Promise.all(pids.map(parentOf));
  const family = pids.filter((candidate, index) => candidate === pid || parents[index] === pid);
  const times = await Promise.all(family.map(cpuOf));
  return times.length === 0 ? undefined : times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
};
