import type { ChildProcess } from 'node:child_process';
import process from 'node:process';
import { z } from 'zod';
import { createTestDatabase, testClusterVariable } from '#server/testing/test-cluster.ts';
import { defineBench, figuresFor, type Measured } from './harness/bench.ts';
import type { Stage } from './harness/stage.ts';
import { nextMessage, startProcess, takeTurn } from './load-process.ts';
import { comparePairs } from './measure.ts';
import { grownRequests, measureGrowth } from './platform-growth.ts';
import type { Growth } from './platform-growth.ts';
import type { PieceOfPlatformWork } from './platform-work.ts';

// The platform services as their clients use them, each against the least that could do the same work: the same
// statements straight to the same database, or a bare file server. Loads, host and database are processes of their
// own and take turns, so that whatever else the machine does falls on both. Then what the policies cost when
// everybody else's rows grow a hundredfold.

const GROWTH_TARGET = 1.2;

const names = {
  /** Against the same statements and the same hash without a server. */
  signIn: 'sign-in with a password',
  /** What is lost here is the password's hash, slow on purpose. */
  signInBare: 'sign-in against its statements without the hash',
  refresh: 'token refresh',
  mix: 'REST, four reads of 20 rows to one write',
  upload: 'upload of 1 MB',
  range: 'download of 64 KB out of 1 MB',
} as const;

/** One person's request in the database, with everybody else's rows a hundred times as many. */
const growthFigures = figuresFor(grownRequests, (name) => ({
  [`grown, ${name}`]: { unit: 'pages', better: 'less', target: GROWTH_TARGET },
  [`grown, ${name}, time`]: { unit: 'ms', better: 'less' },
}));

const figures = {
  ...figuresFor(Object.values(names), (name) => ({ [name]: { unit: '/s', better: 'more' } })),
  ...growthFigures,
};

interface Load {
  readonly lanes: number;
  readonly rounds: number;
  readonly turn: number;
  readonly warmUp: number;
  readonly growth: readonly [small: number, large: number];
  readonly growthRuns: number;
}

const hello = z.object({
  url: z.string(),
  publishableKey: z.string(),
  database: z.string(),
  password: z.string(),
});
const files = z.object({ url: z.string() });

interface Subject {
  readonly load: ChildProcess;
  readonly kind: PieceOfPlatformWork['kind'];
}

const compare = async (
  { rounds, turn, warmUp }: Load,
  ours: Subject,
  baseline: Subject,
): Promise<Measured> => {
  const perSecond = async ({ load, kind }: Subject, milliseconds: number): Promise<number> => {
    const work: PieceOfPlatformWork = { kind, milliseconds };
    return (await takeTurn(load, work)).perSecond;
  };
  const rates = { ours: new Array<number>(), baseline: new Array<number>() };
  for (const subject of [baseline, ours]) await perSecond(subject, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    rates.baseline.push(await perSecond(baseline, turn));
    rates.ours.push(await perSecond(ours, turn));
  }
  return comparePairs(rates.ours, rates.baseline);
};

const growthOf = ({ name, indexes, pages: [small, large], milliseconds }: Growth) => {
  const byLevels = large / small > GROWTH_TARGET && large - small <= indexes;
  return {
    [`grown, ${name}`]: {
      value: large,
      baseline: small,
      ...(byLevels ? { remark: 'by the level that each index gained' } : {}),
    },
    [`grown, ${name}, time`]: { value: milliseconds[1], baseline: milliseconds[0] },
  };
};

const measure = async (load: Load, stage: Stage): Promise<Record<string, Measured>> => {
  await stage.cluster();
  const lanes = { BENCH_LANES: String(load.lanes) };
  const host = startProcess(stage, 'platform-host.ts', lanes);
  const { url, publishableKey, database, password } = hello.parse(await nextMessage(host));
  const direct = new URL(process.env[testClusterVariable] ?? '');
  direct.pathname = `/${database}`;
  direct.username = 'authenticator';
  direct.password = password;
  const http = startProcess(stage, 'platform-http-load.ts', {
    ...lanes,
    BENCH_URL: url,
    BENCH_KEY: publishableKey,
  });
  await nextMessage(http);
  // After the other load: it signs in the accounts that the other one has made.
  const sql = startProcess(stage, 'platform-sql-load.ts', { ...lanes, BENCH_DATABASE: direct.href });
  await nextMessage(sql);
  const fileServer = startProcess(stage, 'platform-file-load.ts', lanes, ['serve']);
  const { url: fileUrl } = files.parse(await nextMessage(fileServer));
  const file = startProcess(stage, 'platform-file-load.ts', { ...lanes, BENCH_URL: fileUrl });
  await nextMessage(file);

  const results: Record<string, Measured> = {};
  for (const [name, kind, baseline] of [
    [names.signIn, 'signIn', { load: sql, kind: 'signIn' }],
    [names.signInBare, 'signIn', { load: sql, kind: 'signInBare' }],
    [names.refresh, 'refresh', { load: sql, kind: 'refresh' }],
    [names.mix, 'mix', { load: sql, kind: 'mix' }],
    [names.upload, 'upload', { load: file, kind: 'upload' }],
    [names.range, 'range', { load: file, kind: 'range' }],
  ] as const) {
    results[name] = await compare(load, { load: http, kind }, baseline);
  }

  const grown = await createTestDatabase();
  const growths = await measureGrowth({ ...grown, tasks: load.growth, runs: load.growthRuns });
  for (const growth of growths) Object.assign(results, growthOf(growth));
  await grown.drop();
  return results;
};

export const bench = defineBench({
  about:
    'sign-in, refresh, REST and files against bare SQL and bare files; a request when everybody else’s rows grow from 10 000 to 1 000 000',
  figures,
  full: { lanes: 8, rounds: 5, turn: 700, warmUp: 400, growth: [10_000, 1_000_000], growthRuns: 31 },
  smoke: { lanes: 2, rounds: 1, turn: 50, warmUp: 0, growth: [200, 400], growthRuns: 3 },
  measure,
});
