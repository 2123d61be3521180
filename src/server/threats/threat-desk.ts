import { findThreats } from '#domain/security/threats/find-threats.ts';
import type { TraceEvent } from '#domain/security/threats/trace.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { analyseSignIn } from './analyse-sign-in.ts';
import type { AnalyseDeps, SignInSeen } from './analyse-sign-in.ts';
import { storeFindings } from './store-findings.ts';

export interface Sighting {
  readonly address: string;
  readonly at: number;
}

export interface ThreatDesk {
  /** Refused once the session has ended: nothing is told of one that nobody can use any more. */
  readonly analyse: (actor: Actor, seen: SignInSeen) => ReturnType<typeof analyseSignIn>;
  /** Returns at once, as does the next: what was asked for does not wait for it. */
  readonly reused: (seen: { readonly userId: string; readonly sessionId: string }) => void;
  /** One session from several addresses, the oldest first. */
  readonly seenApart: (
    session: { readonly userId: string; readonly sessionId: string },
    sightings: readonly Sighting[],
  ) => void;
  readonly settled: () => Promise<void>;
}

/** So that a flood of them takes neither the memory nor the connections. */
const MOST_WAITING = 100;

/** Runs the rules where something happens, and keeps what they find. */
export const createThreatDesk = (deps: AnalyseDeps & { readonly now?: () => number }): ThreatDesk => {
  const now = deps.now ?? Date.now;
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      deps.logError('What looked odd about a sign-in was not kept', error);
    } finally {
      waiting -= 1;
    }
  };

  const later = (work: () => Promise<unknown>): void => {
    if (waiting >= MOST_WAITING) return;
    waiting += 1;
    line = line.then(() => attempt(work));
  };

  const judge = (userId: string, events: readonly TraceEvent[]): Promise<unknown> =>
    storeFindings(deps, userId, findThreats({ events, knownDevices: [], trustedDevices: [] }));

  return {
    analyse: async (actor, seen) => {
      await deps.db.tx(actor, (query) => query('select 1'));
      return analyseSignIn(deps, seen);
    },
    reused: ({ userId, sessionId }) => later(() => judge(userId, [{ kind: 'reuse', at: now(), sessionId }])),
    seenApart: ({ userId, sessionId }, sightings) =>
      later(async () => {
        const events: TraceEvent[] = [];
        for (const { address, at } of sightings) {
          events.push({ kind: 'seen', at, sessionId, place: await deps.lookup.find(address) });
        }
        await judge(userId, events);
      }),
    settled: () => line,
  };
};
