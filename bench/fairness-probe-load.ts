import process from 'node:process';
import { z } from 'zod';
import { hostAddress, requestsTo } from './fairness-requests.ts';
import { PASSWORD, person } from './fairness-people.ts';
import { type Lane, openLane } from './http-lane.ts';
import { newTask, readQuery } from './rest-work.ts';
import { type Latencies, type ProbeKind, type ProbeWork, probeWork } from './fairness-work.ts';

// Somebody who uses the host as people do, and how long each answer takes: a member reads twenty tasks and writes
// one, somebody else keeps their session fresh, others sign in, and a monitor asks whether the host is ready.

/** Milliseconds between two of a kind: some sixty requests a second, together less than half of what the host can do. */
const PACE: Readonly<Record<ProbeKind, number>> = {
  read: 40,
  write: 60,
  ready: 50,
  refresh: 150,
  signIn: 500,
};

const setUp = z.object({ host: hostAddress, member: person, keeper: person, others: z.array(person) });
const { host, member, keeper, others } = setUp.parse(JSON.parse(process.env['BENCH_PROBE'] ?? '{}'));
const make = requestsTo(host);
const url = new URL(host.url);
const session = z.object({ refresh_token: z.string() });

let refreshToken = keeper.refreshToken;
let turn = 0;
/** Whoever signs in does it from elsewhere each time: ten tries in a row would be a guesser's. */
const elsewhere = (): string => {
  turn += 1;
  return `172.16.${String((turn >> 8) & 255)}.${String(turn & 255)}`;
};

const requestOf = (kind: ProbeKind, from: string | undefined): Buffer => {
  switch (kind) {
    case 'read':
      return make({
        method: 'GET',
        path: `/rest/v1/tasks?${readQuery}`,
        from: from ?? member.network,
        token: member.token,
      });
    case 'write':
      return make({
        method: 'POST',
        path: '/rest/v1/tasks',
        from: from ?? member.network,
        token: member.token,
        json: newTask,
        headers: 'Prefer: return=minimal\r\n',
      });
    case 'ready':
      return make({ method: 'GET', path: '/ready', from: from ?? '192.0.2.1' });
    case 'refresh':
      return make({
        method: 'POST',
        path: '/auth/v1/token?grant_type=refresh_token',
        from: from ?? elsewhere(),
        json: JSON.stringify({ refresh_token: refreshToken }),
      });
    default: {
      const someone = others[turn % others.length];
      return make({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        from: from ?? elsewhere(),
        json: JSON.stringify({ email: someone?.email, password: PASSWORD }),
      });
    }
  }
};

const lanes = new Map<ProbeKind, Lane>();
const laneOf = async (kind: ProbeKind): Promise<Lane> => {
  const lane = lanes.get(kind) ?? (await openLane(url));
  lanes.set(kind, lane);
  return lane;
};

const probe = async (kind: ProbeKind, work: ProbeWork): Promise<Latencies> => {
  const lane = await laneOf(kind);
  const times: number[] = [];
  let refused = 0;
  const end = performance.now() + work.milliseconds;
  let due = performance.now() + Math.random() * Math.min(PACE[kind], work.milliseconds);
  while (performance.now() < end || times.length < work.atLeast) {
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const began = performance.now();
    const answer = await lane.ask(requestOf(kind, work.from), 'HTTP/1.1 ');
    times.push(performance.now() - began);
    const isFine = answer.head.startsWith('HTTP/1.1 2');
    if (!isFine) refused += 1;
    if (isFine && kind === 'refresh') refreshToken = session.parse(JSON.parse(answer.body)).refresh_token;
    due = Math.max(due + PACE[kind], performance.now());
  }
  return { times, refused };
};

process.on('message', (message) => {
  const work = probeWork.parse(message);
  void Promise.all(work.kinds.map(async (kind) => [kind, await probe(kind, work)] as const)).then((all) =>
    process.send?.(Object.fromEntries(all)),
  );
});
process.once('disconnect', () => process.exit());
process.send?.({ ready: true });
