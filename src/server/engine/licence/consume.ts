import { type Consumption, consumptionOf } from '#domain/licence/licence-answer.ts';
import type { Feature, MeteredFeature } from '#domain/licence/tiers.ts';
import type { Actor, Database, Query } from '#server/engine/database/database.ts';

const consumeStatement = {
  name: 'consume_feature',
  text: 'select public.consume_feature($1, $2) as answer',
};

/**
 * The gate inside a transaction that already is the person's: what was taken is given back if it rolls back. The
 * counter stays locked until then, so nothing slow may follow.
 */
export const consumeWithin = async (query: Query, feature: Feature, amount = 1): Promise<Consumption> => {
  const { rows } = await query<{ answer: unknown }>(
    consumeStatement.text,
    [feature, amount],
    consumeStatement.name,
  );
  return consumptionOf(rows[0]?.answer);
};

/** The gate on its own, for work that is slow or cannot be undone: taken before it starts. */
export const consume = (
  database: Pick<Database, 'tx'>,
  actor: Actor,
  feature: Feature,
  amount = 1,
): Promise<Consumption> => database.tx(actor, (query) => consumeWithin(query, feature, amount));

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

/** Gives back part of a total after something was removed, or what was taken in vain; what is still in use then. */
export const release = (
  database: Pick<Database, 'tx'>,
  userId: string,
  feature: MeteredFeature,
  amount: number,
): Promise<number> =>
  database.tx(service, async (query) => {
    const { rows } = await query<{ used: string }>(
      'select public.release_feature($1, $2, $3) as used',
      [userId, feature, amount],
      'release_feature',
    );
    return Number(rows[0]?.used);
  });
