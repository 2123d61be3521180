import { z } from 'zod';
import { measureAttacks } from './fairness-rounds.ts';
import { attackNames } from './fairness-attacks.ts';
import { meetPeople } from './fairness-people.ts';
import { measureStreams } from './fairness-stream-rounds.ts';
import type { FairnessLoad } from './fairness-work.ts';
import { defineBench, type Figure, figuresFor, type Measured } from './harness/bench.ts';
import type { Stage } from './harness/stage.ts';
import { nextMessage, startProcess } from './load-process.ts';

// What the others notice while somebody attacks. Quiet rounds and rounds under attack take turns; each ratio is the
// median of the rounds' own. The host has the limits it has when nobody sets any.

/** Nobody waits more than twice as long as when it is quiet, not even one time in a hundred. */
const TARGET = 2;

const latencies = (subject: string, target: number | undefined): Readonly<Record<string, Figure>> => {
  const judged = { unit: 'ms', better: 'less', ...(target === undefined ? {} : { target }) } as const;
  return {
    [`${subject}: read, p99`]: judged,
    [`${subject}: read, p50`]: { unit: 'ms', better: 'less' },
    [`${subject}: write, p99`]: judged,
    [`${subject}: write, p50`]: { unit: 'ms', better: 'less' },
    [`${subject}: /ready, p99`]: judged,
    [`${subject}: refresh, p99`]: judged,
    [`${subject}: sign-in, p99`]: judged,
  };
};

const controls = ['machine: 40 connections at a bare 401', 'machine: one processor busy'] as const;
const sameAddress = 'same address: guest reads';

const figures: Readonly<Record<string, Figure>> = {
  ...figuresFor(attackNames, (name) => latencies(name, TARGET)),
  ...figuresFor([...controls, sameAddress], (name) => latencies(name, undefined)),
  [`${sameAddress}: refused`]: { unit: '%', better: 'less' },
  'streams: a reader beside idle ones, p50': { unit: 'ms', better: 'less', target: 1.2 },
  'streams: a reader beside those of the writers, p50': { unit: 'ms', better: 'less' },
};

const hello = z.object({ url: z.string(), publishableKey: z.string() });

const measure = async (load: FairnessLoad, stage: Stage): Promise<Record<string, Measured>> => {
  await stage.cluster();
  const { url, publishableKey } = hello.parse(await nextMessage(startProcess(stage, 'fairness-host.ts', {})));
  const host = { url, key: publishableKey };
  const people = await meetPeople(host);
  return {
    ...(await measureAttacks(load, stage, { host, people, controls, sameAddress })),
    ...(await measureStreams(load, stage, { host, people })),
  };
};

export const bench = defineBench({
  about:
    'what a member, a monitor and people who sign in notice of an attack, against the same when it is quiet',
  figures,
  full: {
    rounds: 5,
    milliseconds: 2500,
    rest: 800,
    margin: 100,
    atLeast: 1,
    most: 50_000,
    rows: 1000,
    signers: 60,
    streams: 2000,
    streamRounds: 5,
    writesPerSecond: 200,
    writers: 20,
  },
  smoke: {
    rounds: 1,
    milliseconds: 40,
    rest: 0,
    margin: 0,
    atLeast: 1,
    most: 40,
    rows: 50,
    signers: 1,
    streams: 20,
    streamRounds: 1,
    writesPerSecond: 50,
    writers: 1,
  },
  measure,
});
