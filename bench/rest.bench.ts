import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { setup } from '#server/testing/shared-cluster.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { testClusterVariable } from '#server/testing/test-cluster.ts';
import { cpuOf, cpuOfFamily, median, parentOf } from './measure.ts';
import { newTask } from './rest-work.ts';
import type { PieceOfWork } from './rest-work.ts';

// GET of twenty rows under row-level security and POST of one row through the running host, against the same
// statements sent straight to the same database. Loads, host and database are processes of their own; the two
// loads take turns, so that whatever else the machine does falls on both.

const LANES = 8;
const ROUNDS = 5;
const TURN_MS = 1200;
const WARM_UP_MS = 800;
const TASKS = 200;
const TARGET = 0.35;

const hello = z.object({
  url: z.string(),
  publishableKey: z.string(),
  database: z.string(),
  backend: z.number(),
  password: z.string(),
});
const done = z.object({ count: z.number() });

function start(file: string, variables: Readonly<Record<string, string>>): ChildProcess {
  return fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, BENCH_LANES: String(LANES), ...variables },
  });
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

interface Measured {
  readonly perSecond: number;
  /** Milliseconds of CPU per request; nothing where there is no /proc. */
  readonly host: number | undefined;
  readonly database: number | undefined;
  /** The process that makes the load: for the bare statements it is the database's only client. */
  readonly load: number | undefined;
}

const stopCluster = await setup();
const children: ChildProcess[] = [];
try {
  const host = start('rest-host.ts', {});
  children.push(host);
  const { url, publishableKey, database, backend, password } = hello.parse(await nextMessage(host));
  const { session } = await signIn({ url, publishableKey }, { email: 'ada@example.org', name: 'Ada' });
  const claims = Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString();
  const direct = new URL(process.env[testClusterVariable] ?? '');
  direct.pathname = `/${database}`;
  direct.username = 'authenticator';
  direct.password = password;
  const postmaster = (await parentOf(backend)) ?? 0;

  const rest = start('rest-http-load.ts', {
    BENCH_URL: url,
    BENCH_KEY: publishableKey,
    BENCH_TOKEN: session.access_token,
  });
  children.push(rest);
  await nextMessage(rest);
  const sql = start('rest-sql-load.ts', { BENCH_DATABASE: direct.href, BENCH_CLAIMS: claims });
  children.push(sql);
  await nextMessage(sql);

  const turn = async (load: ChildProcess, work: PieceOfWork): Promise<Measured> => {
    const hostBefore = await cpuOf(host.pid ?? 0);
    const databaseBefore = await cpuOfFamily(postmaster);
    const loadBefore = await cpuOf(load.pid ?? 0);
    const began = performance.now();
    load.send(work);
    const { count } = done.parse(await nextMessage(load));
    const seconds = (performance.now() - began) / 1000;
    const spent = (after: number | undefined, before: number | undefined): number | undefined =>
      after === undefined || before === undefined ? undefined : (after - before) / count;
    return {
      perSecond: count / seconds,
      host: spent(await cpuOf(host.pid ?? 0), hostBefore),
      database: spent(await cpuOfFamily(postmaster), databaseBefore),
      load: spent(await cpuOf(load.pid ?? 0), loadBefore),
    };
  };

  const filled = await fetch(`${url}/rest/v1/tasks`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: `[${Array.from({ length: TASKS }, () => newTask).join(',')}]`,
  });
  if (filled.status !== 201) throw new Error(`the tasks could not be made: ${await filled.text()}`);

  for (const kind of ['read', 'write'] as const) {
    const measured = { rest: [] as Measured[], sql: [] as Measured[] };
    for (const load of [sql, rest]) await turn(load, { kind, milliseconds: WARM_UP_MS });
    for (let round = 0; round < ROUNDS; round += 1) {
      measured.sql.push(await turn(sql, { kind, milliseconds: TURN_MS }));
      measured.rest.push(await turn(rest, { kind, milliseconds: TURN_MS }));
    }
    report(kind, measured.rest, measured.sql);
  }
} finally {
  const [host, ...loads] = children;
  for (const load of loads) load.disconnect();
  if (host?.connected === true) {
    const gone = new Promise((resolve) => host.once('exit', resolve));
    host.send('stop');
    await gone;
  }
  await stopCluster();
}

function report(kind: PieceOfWork['kind'], rest: readonly Measured[], sql: readonly Measured[]): void {
  const ratios = rest.map(({ perSecond }, round) => perSecond / (sql[round]?.perSecond ?? Number.NaN));
  const ratio = median(ratios);
  const name = kind === 'read' ? 'GET 20 rows' : 'POST 1 row';
  const rate = (list: readonly Measured[]): string =>
    median(list.map(({ perSecond }) => perSecond)).toFixed(0);
  console.log(
    `${name}: ${(ratio * 100).toFixed(0)} % of the throughput of the same statements sent straight to the database ` +
      `(target ${String(TARGET * 100)} %: ${ratio >= TARGET ? 'met' : 'missed'}; ${rate(rest)} and ${rate(sql)} per second here, ` +
      `rounds ${ratios.map((each) => each.toFixed(2)).join(' ')})`,
  );
  const cpu = (list: readonly Measured[], part: 'host' | 'database' | 'load'): number =>
    median(list.map((each) => each[part] ?? Number.NaN));
  const inHost = cpu(rest, 'host');
  const inDatabase = cpu(rest, 'database');
  const straight = cpu(sql, 'database');
  if (Number.isNaN(inHost) || Number.isNaN(straight)) {
    console.log('  CPU per request is not known here: there is no /proc');
    return;
  }
  const bare = straight + cpu(sql, 'load');
  console.log(
    `  CPU per request: the host spends ${(inHost / straight).toFixed(2)} × and PostgreSQL ${(inDatabase / straight).toFixed(2)} × ` +
      `what PostgreSQL spends on the bare statements (${inHost.toFixed(2)}, ${inDatabase.toFixed(2)} and ${straight.toFixed(2)} ms here); ` +
      `host and PostgreSQL together ${((inHost + inDatabase) / bare).toFixed(2)} × client and PostgreSQL (${bare.toFixed(2)} ms)`,
  );
}
