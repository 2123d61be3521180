import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { temporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import { freePort } from '#server/testing/free-port.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';

// Cold and warm start of the whole host, against the same database started alone by the same launcher in the same
// run: the ratio is what migrations, services and the web app add to PostgreSQL's own start.

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

/** Milliseconds from spawning the process until it says it is ready; then it is stopped and waited for. */
const start = async (args: readonly string[], dataDirectory: string): Promise<number> => {
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
  child.kill('SIGINT');
  await gone;
  return ready;
};

export const bench = defineBench({
  about: 'the host’s start against that of its database alone',
  figures: {
    'cold start': { unit: 'ms', better: 'less' },
    'warm start': { unit: 'ms', better: 'less' },
  },
  full: { rounds: 5 },
  smoke: { rounds: 1 },
  measure: async ({ rounds }) => {
    const times: Record<keyof typeof subjects, { cold: number[]; warm: number[] }> = {
      host: { cold: [], warm: [] },
      'database alone': { cold: [], warm: [] },
    };
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['host', 'database alone'] as const) {
        const directory = await temporaryDataDirectory();
        try {
          times[name].cold.push(await start(subjects[name], directory.path));
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
    return { 'cold start': against('cold'), 'warm start': against('warm') };
  },
});
