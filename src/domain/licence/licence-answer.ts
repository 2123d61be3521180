import * as z from 'zod/mini';
import { features, tiers } from '#domain/licence/tiers.ts';

const amount = z.number();
const moment = z.nullable(z.string().check(z.minLength(1), z.maxLength(40)));

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const consumptionSchema = z.object({
  allowed: z.boolean(),
  tier: z.enum(tiers),
  feature: z.enum(features),
  limit: z.nullable(amount),
  used: z.nullable(amount),
  remaining: z.nullable(amount),
  resets_at: moment,
});

/** What `consume_feature` answers. A feature that is not counted has no limit, use or rest. */
export const consumptionOf = (data: unknown) => {
  const { resets_at, ...answer } = z.parse(consumptionSchema, data);
  return { ...answer, resetsAt: dateOf(resets_at) };
};

export type Consumption = ReturnType<typeof consumptionOf>;

const licenceSchema = z.object({
  tier: z.enum(tiers),
  source: z.enum(['visitor', 'installation', 'licence']),
  valid_until: moment,
  features: z.array(consumptionSchema),
});

/** What `current_licence` answers. */
export const licenceOf = (data: unknown) => {
  const { valid_until, features: held, ...licence } = z.parse(licenceSchema, data);
  return { ...licence, validUntil: dateOf(valid_until), features: held.map(consumptionOf) };
};

export type Licence = ReturnType<typeof licenceOf>;
