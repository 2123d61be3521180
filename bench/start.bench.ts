import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { temporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import { defineBench } from './harness/bench.ts';
import type { Figure, Measured } from './harness/bench.ts';
import { idleMemory } from './idle-memory.ts';
import type { IdleMemory } from './idle-memory.ts';
import { median } from './measure.ts';

// Cold and warm start of the whole host, against the same database started alone by the same launcher in the same
// run: the ratio is what migrations, services and the web app add to PostgreSQL's own start. And what the host holds in memory
// some seconds after a first start, while nobody uses it.

const root = path.resolve(import.meta.dirname, '..');

const databaseAlone = `
  const { launchDatabase } = await import('./src/server/engine/database/launch-database.ts');
  const database = await launchDatabase({
    dataDirectory: process.env.KINDLING_DATA, superuserPassword: 'only-for-measuring', holder: 'bench', log: () => {},
  });
  console.log('is ready');
  process.on('SIGINT', () => void database.stop().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
`;

const subjects = {
  host: ['scripts/start.mjs'],
  'database alone': ['--input-type=module', '-e', databaseAlone],
} as const;

/**
 * Milliseconds from spawning the process until it says it is ready; then it is looked at while nobody uses it, stopped and
 * waited for.
 */
const start = async (
  args: readonly string[],
  dataDirectory: string,
  look?: (pid: number) => Promise<void>,
): Promise<number> => {
  const started = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, KINDLING_DATA: dataDirectory, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready')) resolve(performance.now() - started);
    });
    child.once('exit', (code) => reject(new Error(`exited with ${code} before it was ready: ${said}`)));
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await look?.(child.pid ?? 0);
  child.kill('SIGINT');
  await gone;
  return ready;
};

/** There is none without /proc. */
const memoryIsKnown = existsSync('/proc/self/smaps_rollup');

const memoryFigures = ({ host, children, database }: IdleMemory): Record<string, Measured> => ({
  'idle host, all of it': { value: host + children + database },
  'idle host, its own process': { value: host },
  'idle host, what it has started': { value: children },
  'idle host, PostgreSQL': { value: database },
});

const figures: Readonly<Record<string, Figure>> = {
  'cold start': { unit: 'ms', better: 'less', target: 2.5 },
  'warm start': { unit: 'ms', better: 'less', target: 2.5 },
  ...(memoryIsKnown
    ? {
        // Half of the 764 MB that were seen before anybody looked at it.
        'idle host, all of it': { unit: 'MB', better: 'less', target: 382 },
        'idle host, its own process': { unit: 'MB', better: 'less' },
        'idle host, what it has started': { unit: 'MB', better: 'less' },
        'idle host, PostgreSQL': { unit: 'MB', better: 'less' },
      }
    : {}),
};

export const bench = defineBench({
  about: 'the host’s start against that of its database alone',
  figures,
  full: { rounds: 5, idleMs: 20_000 },
  smoke: { rounds: 1, idleMs: 0 },
  measure: async ({ rounds, idleMs }) => {
    const times: Record<keyof typeof subjects, { cold: number[]; warm: number[] }> = {
      host: { cold: [], warm: [] },
      'database alone': { cold: [], warm: [] },
    };
    const memory: IdleMemory[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['host', 'database alone'] as const) {
        const directory = await temporaryDataDirectory();
        try {
          // Once is enough: what is in memory hardly depends on what else the machine does.
          const looks = memoryIsKnown && name === 'host' && round === 0;
          const look = async (pid: number): Promise<void> => {
            await delay(idleMs);
            memory.push(await idleMemory(pid, directory.path));
          };
          times[name].cold.push(await start(subjects[name], directory.path, looks ? look : undefined));
          times[name].warm.push(await start(subjects[name], directory.path));
        } finally {
          await directory.remove();
        }
      }
    }
    const against = (kind: 'cold' | 'warm') => ({
      value: median(times.host[kind]),
      baseline: median(times['database alone'][kind]),
    });
    const [idle] = memory;
    return {
      'cold start': against('cold'),
      'warm start': against('warm'),
      ...(idle === undefined ? {} : memoryFigures(idle)),
    };
  },
});
