import { z } from 'zod';
import { median } from './measure.ts';

export interface FairnessLoad {
  readonly rounds: number;
  /** Of a round. */
  readonly milliseconds: number;
  /** Before it is quiet again. */
  readonly rest: number;
  /** How much longer an attack goes on, so that it lasts for the whole round. */
  readonly margin: number;
  /** Requests of each kind in a round, however long they take. */
  readonly atLeast: number;
  /** Requests of the attacker in a round, however quick they are. */
  readonly most: number;
  /** What the attacker has to multiply. */
  readonly rows: number;
  /** Accounts that take turns in signing in. */
  readonly signers: number;
  readonly streams: number;
  readonly streamRounds: number;
  readonly writesPerSecond: number;
  readonly writers: number;
}

/** What the people who are measured do. */
export const probeKinds = ['read', 'write', 'ready', 'refresh', 'signIn'] as const;
export type ProbeKind = (typeof probeKinds)[number];

export const probeWork = z.object({
  milliseconds: z.number(),
  /** At least so many of each kind, however long it takes. */
  atLeast: z.number(),
  /** The network everybody comes from, instead of their own. */
  from: z.string().optional(),
  kinds: z.array(z.enum(probeKinds)),
});
export type ProbeWork = z.infer<typeof probeWork>;

const latencies = z.object({
  times: z.array(z.number()),
  /** Answers that were no success: over a share, or no place in time. */
  refused: z.number(),
});
export type Latencies = z.infer<typeof latencies>;

export const probed = z.partialRecord(z.enum(probeKinds), latencies);
export type Probed = z.infer<typeof probed>;

/** What one attacker does in a round. */
export const attackWork = z.object({
  attack: z.string(),
  milliseconds: z.number(),
  /** Not more requests than these, however quick the answers are. */
  most: z.number(),
  from: z.string(),
  token: z.string(),
  /** The row that is the attacker in `profiles` and in `users`. */
  profile: z.string(),
  user: z.string(),
});
export type AttackWork = z.infer<typeof attackWork>;

export const attacked = z.object({ count: z.number(), statuses: z.record(z.string(), z.number()) });
export type Attacked = z.infer<typeof attacked>;

export const streamWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), streams: z.number() }),
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('write'), perSecond: z.number(), milliseconds: z.number() }),
]);
export type StreamWork = z.infer<typeof streamWork>;

/** The value that so many of a hundred do not exceed. */
const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
};

export const p50 = (values: readonly number[]): number => median(values);
export const p99 = (values: readonly number[]): number => percentile(values, 99);
