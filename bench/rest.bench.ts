import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { z } from 'zod';
import { signIn } from '#server/testing/sign-in.ts';
import { testClusterVariable } from '#server/testing/test-cluster.ts';
import { defineBench, type Figure, figuresFor, type Measured as MeasuredFigure } from './harness/bench.ts';
import type { Stage } from './harness/stage.ts';
import { nextMessage, startProcess, takeTurn } from './load-process.ts';
import { comparePairs, cpuOf, cpuOfFamily, median, parentOf } from './measure.ts';
import { newTask } from './rest-work.ts';
import type { peopleSchema } from './rest-work.ts';
import type { PieceOfWork } from './rest-work.ts';

// Reads, writes and the two calls of a device's sync through the running host, against the same statements sent straight to
// the same database by a plain client. Loads, host and database are processes of their own; the two
// loads take turns, so that whatever else the machine does falls on both.

const kinds = {
  read: 'GET 20 rows',
  write: 'POST 1 row',
  edit: 'apply_edits, 5 edits',
  pull: 'pull_records, 20 rows',
} as const;
const targets: Readonly<Record<string, number>> = { [kinds.read]: 0.55, [kinds.write]: 0.75 };

/** The host's own time, and the whole against a client of the bare statements. There is none without /proc. */
const cpuIsKnown = existsSync('/proc/self/stat');
const cpuFigures = (name: string): Readonly<Record<string, Figure>> =>
  cpuIsKnown
    ? {
        [`${name}, CPU of the host`]: { unit: 'ms', better: 'less' },
        [`${name}, CPU of PostgreSQL`]: { unit: 'ms', better: 'less' },
        [`${name}, CPU of host and PostgreSQL`]: { unit: 'ms', better: 'less' },
      }
    : {};
const figures = figuresFor(Object.values(kinds), (name) => ({
  [name]: { unit: '/s', better: 'more', ...(targets[name] === undefined ? {} : { target: targets[name] }) },
  ...cpuFigures(name),
}));

interface Load {
  readonly lanes: number;
  readonly rounds: number;
  readonly turn: Omit<PieceOfWork, 'kind'>;
  readonly warmUp: Omit<PieceOfWork, 'kind'>;
  readonly tasks: number;
}

const hello = z.object({
  url: z.string(),
  publishableKey: z.string(),
  database: z.string(),
  backend: z.number(),
  password: z.string(),
});

interface Measured {
  readonly perSecond: number;
  /** Milliseconds of CPU per request; nothing where there is no /proc. */
  readonly host: number | undefined;
  readonly database: number | undefined;
  /** The process that makes the load: for the bare statements it is the database's only client. */
  readonly load: number | undefined;
}

const measure = async (load: Load, stage: Stage): Promise<Record<string, MeasuredFigure>> => {
  await stage.cluster();
  const host = startProcess(stage, 'rest-host.ts', { BENCH_LANES: String(load.lanes) });
  const { url, publishableKey, database, backend, password } = hello.parse(await nextMessage(host));
  const people = [];
  for (let number = 0; number < load.lanes; number += 1) {
    people.push(await arrive({ url, publishableKey }, number, load.tasks));
  }
  const direct = new URL(process.env[testClusterVariable] ?? '');
  direct.pathname = `/${database}`;
  direct.username = 'authenticator';
  direct.password = password;
  const postmaster = (await parentOf(backend)) ?? 0;

  const rest = startProcess(stage, 'rest-http-load.ts', {
    BENCH_PEOPLE: JSON.stringify(people),
    BENCH_URL: url,
    BENCH_KEY: publishableKey,
  });
  await nextMessage(rest);
  const sql = startProcess(stage, 'rest-sql-load.ts', {
    BENCH_PEOPLE: JSON.stringify(people),
    BENCH_DATABASE: direct.href,
  });
  await nextMessage(sql);

  const turn = async (process: ChildProcess, work: PieceOfWork): Promise<Measured> => {
    const hostBefore = await cpuOf(host.pid ?? 0);
    const databaseBefore = await cpuOfFamily(postmaster);
    const loadBefore = await cpuOf(process.pid ?? 0);
    const { count, perSecond } = await takeTurn(process, work);
    const spent = (after: number | undefined, before: number | undefined): number | undefined =>
      after === undefined || before === undefined ? undefined : (after - before) / count;
    return {
      perSecond,
      host: spent(await cpuOf(host.pid ?? 0), hostBefore),
      database: spent(await cpuOfFamily(postmaster), databaseBefore),
      load: spent(await cpuOf(process.pid ?? 0), loadBefore),
    };
  };

  const results: Record<string, MeasuredFigure> = {};
  for (const kind of ['read', 'pull', 'edit', 'write'] as const) {
    const measured = { rest: [] as Measured[], sql: [] as Measured[] };
    for (const process of [sql, rest]) await turn(process, { kind, ...load.warmUp });
    for (let round = 0; round < load.rounds; round += 1) {
      measured.sql.push(await turn(sql, { kind, ...load.turn }));
      measured.rest.push(await turn(rest, { kind, ...load.turn }));
    }
    Object.assign(results, figuresOf(kinds[kind], measured.rest, measured.sql));
  }
  return results;
};

/** Somebody with so many tasks, of which they edit the first five. */
const arrive = async (
  host: { readonly url: string; readonly publishableKey: string },
  number: number,
  tasks: number,
): Promise<z.infer<typeof peopleSchema>[number]> => {
  const { session } = await signIn(host, { email: `ada${number}@example.org`, name: 'Ada' });
  const filled = await fetch(`${host.url}/rest/v1/tasks?select=id`, {
    method: 'POST',
    headers: {
      apikey: host.publishableKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: `[${Array.from({ length: tasks }, () => newTask).join(',')}]`,
  });
  const made = z.array(z.object({ id: z.string() })).parse(await filled.json());
  return { token: session.access_token, ids: made.slice(0, 5).map(({ id }) => id) };
};

const figuresOf = (
  name: string,
  rest: readonly Measured[],
  sql: readonly Measured[],
): Record<string, MeasuredFigure> => {
  const rates = (list: readonly Measured[]): number[] => list.map(({ perSecond }) => perSecond);
  const throughput = { [name]: comparePairs(rates(rest), rates(sql)) };
  if (!cpuIsKnown) return throughput;
  const cpu = (list: readonly Measured[], part: 'host' | 'database' | 'load'): number =>
    median(list.map((each) => each[part] ?? Number.NaN));
  const [host, database, bare] = [cpu(rest, 'host'), cpu(rest, 'database'), cpu(sql, 'database')];
  return {
    ...throughput,
    // What PostgreSQL spends on the bare statements is the measure of both.
    [`${name}, CPU of the host`]: { value: host, baseline: bare },
    [`${name}, CPU of PostgreSQL`]: { value: database, baseline: bare },
    [`${name}, CPU of host and PostgreSQL`]: { value: host + database, baseline: bare + cpu(sql, 'load') },
  };
};

export const bench = defineBench({
  about: 'REST through the host against the same statements sent straight to the database',
  figures,
  full: {
    lanes: 8,
    rounds: 5,
    turn: { milliseconds: 1200, atLeast: 0 },
    warmUp: { milliseconds: 800, atLeast: 0 },
    tasks: 200,
  },
  smoke: {
    lanes: 2,
    rounds: 1,
    // Enough for a few ticks of each process.
    turn: { milliseconds: 0, atLeast: 150 },
    warmUp: { milliseconds: 0, atLeast: 2 },
    tasks: 20,
  },
  measure,
});
