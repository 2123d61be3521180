import type { statementTimeouts } from '#domain/security/statement-timeouts.ts';
import type { LaneShare } from './fair-queue.ts';

/** What of an actor decides where they queue. */
interface Queuer {
  readonly role: keyof typeof statementTimeouts;
  readonly claims: Readonly<Record<string, unknown>>;
}

/**
 * Sign-in, sessions and `/ready` never wait behind data; a member never waits behind guests, nor behind what another
 * member asks for; whoever holds the secret key is the operator.
 */
export type DatabaseLane = 'essential' | 'member' | 'service' | 'guest';

/** More than any page asks for in some seconds. */
const busyMs = 500;

/** A part of the connections, rounded down, one at least. */
const share = (connections: number, part: number): number => Math.max(1, Math.floor(connections * part));

export const databaseLanes = (connections: number): Readonly<Record<DatabaseLane, LaneShare>> => {
  // With very few connections there is nothing to keep free but one for sign-in; the only one is everybody's.
  const floor = (part: number): number => (connections < 5 ? 0 : share(connections, part));
  return {
    essential: {
      floor: connections === 1 ? 0 : share(connections, 0.2),
      ceiling: connections,
      perCaller: share(connections, 0.5),
      waitingPerCaller: 1000,
    },
    member: {
      floor: floor(0.4),
      ceiling: connections,
      perCaller: share(connections, 0.3),
      busyMs,
      waitingPerCaller: 200,
    },
    service: {
      floor: floor(0.1),
      ceiling: share(connections, 0.7),
      perCaller: share(connections, 0.7),
      waitingPerCaller: 1000,
    },
    guest: {
      floor: floor(0.1),
      ceiling: share(connections, 0.2),
      perCaller: share(connections, 0.1),
      busyMs,
      waitingPerCaller: 50,
    },
  };
};

const lanesOfRoles: Readonly<Record<Exclude<Queuer['role'], 'authenticated'>, DatabaseLane>> = {
  supabase_auth_admin: 'essential',
  // Files of members and guests alike; what they may do with them was asked before, in their own lane.
  supabase_storage_admin: 'member',
  service_role: 'service',
  anon: 'guest',
};

/**
 * Where a transaction queues, and as whom: a member under their own name wherever they call from, everybody else under the
 * network they call from.
 */
export const laneOf = (
  actor: Queuer,
  network: string | undefined,
): { readonly lane: DatabaseLane; readonly caller: string } => {
  // What no request asked for: migrations of content, mail, cleaning up. It is little, and it never competes by numbers.
  if (network === undefined) return { lane: 'service', caller: 'the host' };
  if (actor.role !== 'authenticated') return { lane: lanesOfRoles[actor.role], caller: network };
  const subject = actor.claims['sub'];
  return { lane: 'member', caller: typeof subject === 'string' ? subject : network };
};
