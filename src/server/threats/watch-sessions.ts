import type { Context } from 'hono';
import { protectedReads } from '#domain/security/security-facts.ts';
import { minuteMs, thresholds } from '#domain/security/threats/thresholds.ts';
import { clientAddress } from '#server/engine/auth/http/client-address.ts';
import type { Actor } from '#server/engine/database/database.ts';
import type { RestOutcome } from '#server/engine/rest/rest-outcome.ts';
import type { SecurityEvents } from '#server/observability/security-events.ts';
import { createCounts } from '#server/observability/window-counts.ts';
import type { PlaceLookup } from './places/place-lookup.ts';
import type { ThreatDesk } from './threat-desk.ts';

export interface SessionWatch {
  /** Somebody with a token is at a door. */
  readonly call: (context: Context, actor: Actor) => void;
  /** The same, and what they got. */
  readonly rest: (context: Context, outcome: RestOutcome) => void;
}

/** Remembered in this process alone, and all of it forgotten when there are more. */
const bounds = { sessions: 5000, addresses: 8 } as const;

const { twoPlaces, readBurst } = thresholds;

/** Looks at who comes from where and how much they read, without keeping either: only what is odd is told. */
export const createSessionWatch = (deps: {
  readonly lookup: Pick<PlaceLookup, 'isOn'>;
  readonly threats: Pick<ThreatDesk, 'seenApart'>;
  readonly events: Pick<SecurityEvents, 'record'>;
  readonly trustedProxies: number;
  readonly now?: () => number;
}): SessionWatch => {
  const now = deps.now ?? Date.now;
  const reads = createCounts(now);
  const lists = createCounts(now);
  const sessions = new Map<string, Map<string, number>>();

  const call = (context: Context, { role, claims, sessionId }: Actor): void => {
    const userId = claims['sub'];
    if (
      !deps.lookup.isOn ||
      role !== 'authenticated' ||
      sessionId === undefined ||
      typeof userId !== 'string'
    ) {
      return;
    }
    const address = clientAddress(context, deps.trustedProxies);
    const seen = sessions.get(sessionId) ?? new Map<string, number>();
    const oldest = now() - twoPlaces.withinMinutes * minuteMs;
    for (const [other, at] of seen) if (at < oldest) seen.delete(other);
    const isNew = !seen.has(address);
    if (isNew && seen.size >= bounds.addresses) return;
    seen.set(address, now());
    if (sessions.size >= bounds.sessions) sessions.clear();
    sessions.set(sessionId, seen);
    if (!isNew || seen.size < 2) return;
    const sightings = [...seen].map(([from, at]) => ({ address: from, at }));
    deps.threats.seenApart(
      { userId, sessionId },
      sightings.toSorted((a, b) => a.at - b.at),
    );
  };

  return {
    call,
    rest: (context, outcome) => {
      call(context, outcome.actor);
      const userId = outcome.actor.claims['sub'];
      if (
        outcome.code !== undefined ||
        outcome.actor.role !== 'authenticated' ||
        typeof userId !== 'string'
      ) {
        return;
      }
      const { isCall, method, place } = outcome;
      const tell = (details: Readonly<Record<string, number>>): void =>
        deps.events.record(context, { type: 'data_access', userId, details });
      if (isCall && protectedReads.includes(place)) {
        if (lists.add(userId) === readBurst.protectedReads) tell({ lists: readBurst.protectedReads });
      } else if (!isCall && method === 'GET' && reads.add(userId) === readBurst.reads) {
        tell({ reads: readBurst.reads });
      }
    },
  };
};
