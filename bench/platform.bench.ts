import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { setup } from '#server/testing/shared-cluster.ts';
import { createTestDatabase, testClusterVariable } from '#server/testing/test-cluster.ts';
import { median } from './measure.ts';
import { measureGrowth } from './platform-growth.ts';
import type { Growth } from './platform-growth.ts';
import type { PieceOfPlatformWork } from './platform-work.ts';

// The platform services as their clients use them, each against the least that could do the same work: the same
// statements straight to the same database, or a bare file server. Loads, host and database are processes of their
// own and take turns, so that whatever else the machine does falls on both. Then what the policies cost when
// everybody else's rows grow a hundredfold.

const LANES = 8;
const ROUNDS = 5;
const TURN_MS = 700;
const WARM_UP_MS = 400;
const GROWTH = [10_000, 1_000_000] as const;
const GROWTH_TARGET = 1.2;

const hello = z.object({
  url: z.string(),
  publishableKey: z.string(),
  database: z.string(),
  password: z.string(),
});
const files = z.object({ url: z.string() });
const done = z.object({ count: z.number() });

const children: ChildProcess[] = [];

function start(file: string, variables: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const child = fork(path.join(import.meta.dirname, file), [...args], {
    env: { ...process.env, BENCH_LANES: String(LANES), ...variables },
  });
  children.push(child);
  return child;
}

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void =>
      reject(new Error(`a process ended early with ${String(code)}`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      resolve(message);
    });
  });
}

/** How many per second. */
async function turn(load: ChildProcess, work: PieceOfPlatformWork): Promise<number> {
  const began = performance.now();
  load.send(work);
  const { count } = done.parse(await nextMessage(load));
  return (count * 1000) / (performance.now() - began);
}

interface Subject {
  readonly load: ChildProcess;
  readonly kind: PieceOfPlatformWork['kind'];
}

/** Both in turns; the ratio is the median of the rounds' own ratios. */
async function compare(sentence: string, ours: Subject, baseline: Subject): Promise<void> {
  const rates: { readonly ours: number; readonly baseline: number }[] = [];
  for (const { load, kind } of [baseline, ours]) await turn(load, { kind, milliseconds: WARM_UP_MS });
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await turn(baseline.load, { kind: baseline.kind, milliseconds: TURN_MS });
    rates.push({ baseline: bare, ours: await turn(ours.load, { kind: ours.kind, milliseconds: TURN_MS }) });
  }
  const ratios = rates.map((rate) => rate.ours / rate.baseline);
  console.log(
    `${sentence.replace('%', `${(median(ratios) * 100).toFixed(0)} %`)} ` +
      `(${median(rates.map((rate) => rate.ours)).toFixed(0)} and ${median(rates.map((rate) => rate.baseline)).toFixed(0)} per second here, ` +
      `rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')})`,
  );
}

function reportGrowth({ name, indexes, pages: [small, large], milliseconds }: Growth): void {
  const ratio = large / small;
  const verdict =
    ratio <= GROWTH_TARGET
      ? 'met'
      : large - small <= indexes
        ? 'missed by the level that each index gained'
        : 'missed';
  console.log(
    `  ${name}: ${ratio.toFixed(2)} × the pages (${String(small)} and ${String(large)}; target ${String(GROWTH_TARGET)} ×: ${verdict}), ` +
      `${(milliseconds[1] / milliseconds[0]).toFixed(2)} × the time (${milliseconds[0].toFixed(2)} and ${milliseconds[1].toFixed(2)} ms here)`,
  );
}

async function stopEverything(): Promise<void> {
  const gone = children
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) if (child.connected) child.disconnect();
  await Promise.all(gone);
  await stopCluster();
}

const stopCluster = await setup();
let cleaning: Promise<void> | undefined;
const cleanUp = (): Promise<void> => (cleaning ??= stopEverything());
// Ctrl+C reaches the children too, but the database is a process group of its own.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));
}
try {
  const host = start('platform-host.ts', {});
  const { url, publishableKey, database, password } = hello.parse(await nextMessage(host));
  const direct = new URL(process.env[testClusterVariable] ?? '');
  direct.pathname = `/${database}`;
  direct.username = 'authenticator';
  direct.password = password;
  const http = start('platform-http-load.ts', { BENCH_URL: url, BENCH_KEY: publishableKey });
  await nextMessage(http);
  // After the other load: it signs in the accounts that the other one has made.
  const sql = start('platform-sql-load.ts', { BENCH_DATABASE: direct.href });
  await nextMessage(sql);
  const fileServer = start('platform-file-load.ts', {}, ['serve']);
  const { url: fileUrl } = files.parse(await nextMessage(fileServer));
  const file = start('platform-file-load.ts', { BENCH_URL: fileUrl });
  await nextMessage(file);

  await compare(
    'Sign-in with a password: % of the same statements and the same hash without a server',
    { load: http, kind: 'signIn' },
    { load: sql, kind: 'signIn' },
  );
  await compare(
    'Sign-in with a password: % of the statements alone; the rest is the password’s hash, slow on purpose',
    { load: http, kind: 'signIn' },
    { load: sql, kind: 'signInBare' },
  );
  await compare(
    'Token refresh: % of the same statements straight to the database',
    { load: http, kind: 'refresh' },
    { load: sql, kind: 'refresh' },
  );
  await compare(
    'REST, four reads of 20 rows to one write: % of the same statements straight to the database',
    { load: http, kind: 'mix' },
    { load: sql, kind: 'mix' },
  );
  await compare(
    'Upload of 1 MB: % of a bare server that writes and syncs the same bytes',
    { load: http, kind: 'upload' },
    { load: file, kind: 'upload' },
  );
  await compare(
    'Download of 64 KB out of 1 MB: % of a bare server that streams the same file',
    { load: http, kind: 'range' },
    { load: file, kind: 'range' },
  );

  const grown = await createTestDatabase();
  console.log(
    `Cost of one person’s request in the database when there are ${String(GROWTH[1])} tasks instead of ${String(GROWTH[0])}, ` +
      'everybody with 20 of them, and as many times more rows in the other tables:',
  );
  for (const growth of await measureGrowth({ ...grown, tasks: GROWTH })) reportGrowth(growth);
  await grown.drop();
} finally {
  await cleanUp();
}
