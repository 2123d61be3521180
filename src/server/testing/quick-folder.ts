import { readFileSync, statfsSync } from 'node:fs';
import os from 'node:os';

const memory = '/dev/shm';
const roomy = 2 ** 31;

/**
 * Where tests keep what they write. A disk makes a database wait for every commit and a new cluster for every file, which
 * is most of what such tests take; what they kill are processes, and those lose nothing in memory either.
 */
export const quickFolder = (): string => (process.platform === 'linux' && isRoomy() ? memory : os.tmpdir());

/** Containers often have a sliver of it, from which nothing may be run. */
const isRoomy = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === memory);
    const runs = mount?.[3]?.split(',').includes('noexec') === false;
    return runs && bavail * bsize >= roomy && os.freemem() >= roomy;
  } catch {
    return false;
  }
};
