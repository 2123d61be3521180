import type { ThreatFacts } from './threat-row.ts';
import type { ThreatRule } from './threat-rule.ts';

/** As rough as it is kept. Null is not known. */
export interface RoughPlace {
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Somebody signed in, as the server saw it. */
export interface SignedIn {
  readonly kind: 'sign_in';
  readonly at: number;
  readonly sessionId: string;
  /** Null where the client told of no device. */
  readonly deviceId: string | null;
  readonly device: string;
  readonly place: RoughPlace & { readonly region?: string | null; readonly city?: string | null };
}

/** A sign-in to this account that was refused. */
interface Refused {
  readonly kind: 'failure';
  readonly at: number;
}

/** A key for refreshing came a second time. */
interface Reused {
  readonly kind: 'reuse';
  readonly at: number;
  readonly sessionId: string;
}

/** A request of a session, from somewhere. */
interface Seen {
  readonly kind: 'seen';
  readonly at: number;
  readonly sessionId: string;
  readonly place: RoughPlace;
}

/** Something that only admins can do. */
interface Privileged {
  readonly kind: 'privileged';
  readonly at: number;
  readonly sessionId: string;
  readonly startedAt: number;
  readonly deviceId: string | null;
  /** A word of the audit. */
  readonly action: string;
}

interface Read {
  readonly kind: 'read';
  readonly at: number;
  readonly sessionId: string | null;
  /** Whether it shows what is about other people. */
  readonly isProtected: boolean;
  readonly count: number;
}

export type TraceEvent = SignedIn | Refused | Reused | Seen | Privileged | Read;

/** What is known of one account, the oldest event first. */
export interface Trace {
  readonly events: readonly TraceEvent[];
  /** Devices this account was used on before the last sign-in, and nobody has doubted since. */
  readonly knownDevices: readonly string[];
  /** Those its person called their own. */
  readonly trustedDevices: readonly string[];
}

export interface Finding {
  readonly rule: ThreatRule;
  readonly sessionId: string | null;
  readonly deviceId: string | null;
  readonly facts: ThreatFacts;
  /** What was seen: the same mark is told once. */
  readonly mark: string;
}

/** Pure: the same trace gives the same finding. */
export type Rule = (trace: Trace) => Finding | undefined;

type Kind = TraceEvent['kind'];

export const ofKind = <K extends Kind>(
  { events }: Pick<Trace, 'events'>,
  kind: K,
): ReadonlyArray<Extract<TraceEvent, { kind: K }>> =>
  events.filter((event): event is Extract<TraceEvent, { kind: K }> => event.kind === kind);
