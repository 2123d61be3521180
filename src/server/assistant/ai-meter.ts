import { z } from 'zod';
import type { ModelUse } from '#domain/assistant/model-uses.ts';
import { takeRefusals } from '#domain/assistant/model-refusals.ts';
import type { TakeRefusal } from '#domain/assistant/model-refusals.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';

type Db = Pick<Database, 'tx'>;

/** What leaves, as its owner finds it in their list. */
export interface Leaving {
  readonly use: ModelUse;
  readonly host: string;
  readonly model: string;
  readonly sent: string;
  readonly memoryIds: readonly string[];
}

export type Taken =
  /** -1 left where there is no limit. */
  | { readonly allowed: true; readonly request: string; readonly remaining: number }
  | { readonly allowed: false; readonly reason: TakeRefusal };

const takenSchema = z.discriminatedUnion('allowed', [
  z.object({ allowed: z.literal(true), request: z.string(), remaining: z.number() }),
  z.object({ allowed: z.literal(false), reason: z.enum(takeRefusals) }),
]);

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

/**
 * Takes one request from the person's tier and the operator's limits and writes down what leaves, all or nothing. It is the
 * service that may, with the claims of the person it is for: by hand nobody can use up what everybody shares.
 */
export const takeRequest = async (
  { db, actor }: { readonly db: Db; readonly actor: Actor },
  leaving: Leaving,
): Promise<Taken> => {
  const { rows } = await db.tx({ ...actor, role: 'service_role' }, (query) =>
    query<{ answer: unknown }>(
      'select public.take_ai_request($1, $2, $3, $4, $5::uuid[]) as answer',
      [leaving.use, leaving.host, leaving.model, leaving.sent, [...leaving.memoryIds]],
      'take_ai_request',
    ),
  );
  return takenSchema.parse(rows[0]?.answer);
};

const ask = async (db: Db, text: string, values: readonly unknown[]): Promise<boolean> => {
  const { rows } = await db.tx(service, (query) => query<{ done: boolean }>(text, values));
  return rows[0]?.done === true;
};

/** For what a tool found: false where it may not leave, because it could not be written down. */
export const addToRequest = (
  db: Db,
  userId: string,
  request: string,
  more: { readonly text: string; readonly memoryIds: readonly string[] },
): Promise<boolean> =>
  ask(db, 'select public.add_to_ai_request($1, $2, $3, $4::uuid[]) as done', [
    userId,
    request,
    more.text,
    [...more.memoryIds],
  ]);

export const finishRequest = (
  db: Db,
  userId: string,
  request: string,
  outcome: 'answered' | 'stopped',
): Promise<boolean> =>
  ask(db, 'select public.finish_ai_request($1, $2, $3) as done', [userId, request, outcome]);

/** Whether it was given back by this call: of many, one. */
export const giveBackRequest = (db: Db, userId: string, request: string): Promise<boolean> =>
  ask(db, 'select public.give_back_ai_request($1, $2) as done', [userId, request]);
