import type { Context } from 'hono';
import { protectedReads } from '#domain/security/security-facts.ts';
import type { SecurityEventType } from '#domain/security/security-event.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import type { RestOutcome } from '#server/engine/rest/rest-outcome.ts';
import type { SecurityEvents } from './security-events.ts';
import { createCounts } from './window-counts.ts';

/** Five refusals of one person within ten minutes are no mistake any more. What is told once is told once in that time. */
const refusalBounds = {
  suspicious: 5,
  waiting: 20,
  asked: 5,
} as const;

export interface RefusalWatch {
  /** After the answer, which it does not change. */
  readonly rest: (context: Context, outcome: RestOutcome) => void;
  /** A file in somebody else's place. */
  readonly storage: (context: Context, actor: Actor) => void;
  readonly settled: () => Promise<void>;
}

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Spec 1 §3. What was refused at the door, or would have changed a row of somebody else's and changed nothing, is noted for
 * whoever runs this place. Whoever asked learns nothing more: neither that the row exists nor that it was noted.
 */
export const createRefusalWatch = (deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly events: SecurityEvents;
  readonly logError: (message: string, cause: unknown) => void;
  readonly now?: () => number;
}): RefusalWatch => {
  const now = deps.now ?? Date.now;
  const refusals = createCounts(now);
  const reads = createCounts(now);
  const questions = createCounts(now);
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;

  const note = (
    context: Context,
    person: string,
    type: SecurityEventType,
    details: Readonly<Record<string, unknown>>,
  ): void => {
    deps.events.record(context, { type, userId: person, details });
    if (refusals.add(person) === refusalBounds.suspicious) {
      deps.events.record(context, {
        type: 'suspicious_activity',
        userId: person,
        details: { refusals: refusalBounds.suspicious },
      });
    }
  };

  /** One after the other, and few: it may take a look at every row of a table. */
  const askWhose = (
    context: Context,
    person: string,
    { place, method, id }: { readonly place: string; readonly method: string; readonly id: string },
  ): void => {
    const isAsked = uuid.test(id) && questions.add(person) <= refusalBounds.asked;
    if (!isAsked || waiting >= refusalBounds.waiting) return;
    waiting += 1;
    const ask = async (): Promise<void> => {
      try {
        const { rows } = await deps.db.tx(service, (query) =>
          query<{ foreign: boolean }>('select public.is_foreign_row($1, $2, $3) as foreign', [
            place,
            id,
            person,
          ]),
        );
        if (rows[0]?.foreign === true) note(context, person, typeOf(place), { table: place, method });
      } catch (error) {
        deps.logError('A refusal was not looked at', error);
      } finally {
        waiting -= 1;
      }
    };
    line = line.then(ask);
  };

  return {
    rest: (context, outcome) => {
      const person = personOf(outcome.actor);
      if (person === undefined) return;
      const { place, method, isCall } = outcome;
      const isWrite = !isCall && method !== 'GET' && method !== 'HEAD';
      if (outcome.code === '42501') {
        note(context, person, isWrite ? typeOf(place) : 'access_denied', {
          ...(isCall ? { procedure: place } : { table: place }),
          method,
        });
      } else if (outcome.edit !== undefined) {
        const { table, id, refused } = outcome.edit;
        if (refused) note(context, person, typeOf(table), { table, method: 'edit' });
        else askWhose(context, person, { place: table, method: 'edit', id });
      } else if (isWrite && outcome.affected === 0) {
        const { owner } = outcome.filter;
        if (owner !== undefined && uuid.test(owner) && owner.toLowerCase() !== person) {
          note(context, person, typeOf(place), { table: place, method });
        } else askWhose(context, person, { place, method, id: outcome.filter.id ?? '' });
      } else if (isCall && outcome.code === undefined && protectedReads.includes(place)) {
        if (reads.add(`${person} ${place}`) === 1) {
          deps.events.record(context, { type: 'data_access', userId: person, details: { procedure: place } });
        }
      }
    },
    storage: (context, actor) => {
      const person = personOf(actor);
      if (person !== undefined) {
        note(context, person, 'security_violation', { store: true, method: context.req.method });
      }
    },
    settled: () => line,
  };
};

const typeOf = (table: string): SecurityEventType =>
  table === 'tasks' ? 'task_ownership_violation' : 'security_violation';

const personOf = ({ role, claims }: Actor): string | undefined =>
  role === 'authenticated' && typeof claims['sub'] === 'string' ? claims['sub'].toLowerCase() : undefined;
