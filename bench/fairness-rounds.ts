import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { attackNames } from './fairness-attacks.ts';
import type { People, Person } from './fairness-people.ts';
import type { HostAddress } from './fairness-requests.ts';
import {
  type Attacked,
  attacked,
  type AttackWork,
  type FairnessLoad,
  p50,
  p99,
  type ProbeKind,
  probeKinds,
  type ProbeWork,
  type Probed,
  probed,
} from './fairness-work.ts';
import type { Measured } from './harness/bench.ts';
import type { Stage } from './harness/stage.ts';
import { nextMessage, startProcess } from './load-process.ts';
import { comparePairs } from './measure.ts';
import { openLane } from './http-lane.ts';
import { requestsTo } from './fairness-requests.ts';

const NOBODY = { from: '192.0.2.9', token: '', profile: '', user: '' } as const;

export interface Scene {
  readonly host: HostAddress;
  readonly people: People;
  readonly controls: readonly [bare: string, busy: string];
  readonly sameAddress: string;
}

/** Rounds of one attack, each beside a quiet one. */
interface Rounds {
  readonly quiet: Probed[];
  readonly loud: Probed[];
  readonly attacks: Attacked[];
}

export const measureAttacks = async (
  load: FairnessLoad,
  stage: Stage,
  scene: Scene,
): Promise<Record<string, Measured>> => {
  const probe = await startProbe(load, stage, scene);
  const attacker = await startAttacker(stage, scene.host);
  const bare = z
    .object({ url: z.string() })
    .parse(await nextMessage(startProcess(stage, 'fairness-bare-load.ts', {}, ['serve'])));
  const bareAttacker = await startAttacker(stage, { ...scene.host, url: bare.url });
  const spinner = startProcess(stage, 'fairness-bare-load.ts', {}, ['spin']);
  await nextMessage(spinner);

  const ask = async (work: Partial<ProbeWork> = {}): Promise<Probed> => {
    probe.send({ milliseconds: load.milliseconds, atLeast: load.atLeast, kinds: [...probeKinds], ...work });
    return probed.parse(await nextMessage(probe));
  };
  const rounds = async (
    by: ChildProcess,
    workOf: () => Promise<AttackWork>,
    from?: (work: AttackWork) => string,
  ): Promise<Rounds> => {
    const result: Rounds = { quiet: [], loud: [], attacks: [] };
    for (let round = 0; round < load.rounds; round += 1) {
      const work = await workOf();
      // What the last attack has left behind is not quiet yet.
      await setTimeout(load.rest);
      const place = from === undefined ? {} : { from: from(work) };
      result.quiet.push(await ask(place));
      by.send(work);
      const done = nextMessage(by);
      result.loud.push(await ask(place));
      result.attacks.push(attacked.parse(await done));
    }
    return result;
  };
  const timing = { milliseconds: load.milliseconds + load.margin, most: load.most };

  const results: Record<string, Measured> = {};
  await ask();
  for (const attack of attackNames) {
    const workOf = async (): Promise<AttackWork> => ({
      attack,
      ...timing,
      ...(await arm(load, scene, attack)),
    });
    Object.assign(results, figuresOf(attack, await rounds(attacker, workOf)));
  }
  const nobody = async (): Promise<AttackWork> => ({ attack: 'guest reads', ...timing, ...NOBODY });
  Object.assign(results, figuresOf(scene.controls[0], await rounds(bareAttacker, nobody)));
  Object.assign(results, figuresOf(scene.controls[1], await rounds(spinner, nobody)));
  const neighbour = async (): Promise<AttackWork> => ({
    ...(await nobody()),
    from: scene.people.freshNetwork(),
  });
  const shared = await rounds(attacker, neighbour, ({ from }) => from);
  Object.assign(results, figuresOf(scene.sameAddress, shared));
  results[`${scene.sameAddress}: refused`] = { value: refusedShare(shared.loud) * 100 };
  return results;
};

const startProbe = async (
  load: FairnessLoad,
  stage: Stage,
  { host, people }: Scene,
): Promise<ChildProcess> => {
  const member = await people.arrive();
  await people.tasksOf(member, 200);
  const keeper = await people.arrive();
  const others: Person[] = [];
  while (others.length < load.signers) others.push(await people.arrive());
  const probe = startProcess(stage, 'fairness-probe-load.ts', {
    BENCH_PROBE: JSON.stringify({ host, member, keeper, others }),
  });
  await nextMessage(probe);
  return probe;
};

const startAttacker = async (stage: Stage, host: HostAddress): Promise<ChildProcess> => {
  const attacker = startProcess(stage, 'fairness-attack-load.ts', { BENCH_HOST: JSON.stringify(host) });
  await nextMessage(attacker);
  return attacker;
};

const ids = z.array(z.object({ id: z.string() })).min(1);

/** Somebody new from a new network each time: whatever has been used up by then is theirs again. */
const arm = async (
  { rows }: FairnessLoad,
  { host, people }: Scene,
  attack: string,
): Promise<Omit<AttackWork, 'attack' | 'milliseconds' | 'most'>> => {
  if (attack.startsWith('guest') || attack === 'wrong passwords') {
    return { ...NOBODY, from: people.freshNetwork() };
  }
  const who = await people.arrive();
  const lane = await openLane(new URL(host.url));
  const make = requestsTo(host);
  const idIn = async (table: string): Promise<string> => {
    const path = `/rest/v1/${table}?select=id`;
    const answer = await lane.ask(
      make({ method: 'GET', path, from: who.network, token: who.token }),
      'HTTP/1.1 200',
    );
    return ids.parse(JSON.parse(answer.body))[0]?.id ?? '';
  };
  const own = {
    from: who.network,
    token: who.token,
    profile: await idIn('profiles'),
    user: await idIn('users'),
  };
  lane.close();
  if (attack.includes('casts')) {
    await people.give(
      who,
      '/rest/v1/tasks',
      Array.from({ length: rows }, (_, index) => ({ title: String(index).padStart(100, '7') })),
    );
  }
  if (attack.includes('embedding')) {
    await people.give(
      who,
      '/rest/v1/user_sessions',
      Array.from({ length: rows }, (_, index) => ({
        user_id: own.user,
        session_token: `${own.user} ${String(index)}`,
      })),
    );
  }
  return own;
};

const names: Readonly<Record<ProbeKind, string>> = {
  read: 'read',
  write: 'write',
  ready: '/ready',
  refresh: 'refresh',
  signIn: 'sign-in',
};

const figuresOf = (subject: string, { quiet, loud, attacks }: Rounds): Record<string, Measured> => {
  const compare = (kind: ProbeKind, of: (times: readonly number[]) => number): Measured => {
    const each = (list: readonly Probed[]): number[] => list.map((one) => of(one[kind]?.times ?? []));
    return comparePairs(each(loud), each(quiet));
  };
  const results: Record<string, Measured> = {};
  for (const kind of probeKinds) {
    const refused = loud.reduce((sum, one) => sum + (one[kind]?.refused ?? 0), 0);
    const remark = refused === 0 ? {} : { remark: `${String(refused)} refused` };
    results[`${subject}: ${names[kind]}, p99`] = { ...compare(kind, p99), ...remark };
    if (kind !== 'read' && kind !== 'write') continue;
    results[`${subject}: ${names[kind]}, p50`] = compare(kind, p50);
  }
  const first = results[`${subject}: read, p50`];
  if (first !== undefined) results[`${subject}: read, p50`] = { ...first, remark: summary(attacks) };
  return results;
};

/** What the attacker was told, so that a reader can see what the attack came to. */
const summary = (attacks: readonly Attacked[]): string => {
  const sums = new Map<string, number>();
  for (const { statuses } of attacks) {
    for (const [status, count] of Object.entries(statuses)) sums.set(status, (sums.get(status) ?? 0) + count);
  }
  return [...sums].map(([status, count]) => `${String(count)} × ${status}`).join(', ') || 'no requests';
};

const refusedShare = (loud: readonly Probed[]): number => {
  const all = loud.flatMap((one) => Object.values(one));
  const count = all.reduce((sum, { times }) => sum + times.length, 0);
  return all.reduce((sum, { refused }) => sum + refused, 0) / Math.max(1, count);
};
