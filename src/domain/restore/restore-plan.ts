import * as z from 'zod/mini';

/** What is done with one kind: merged with mine kept where both changed, the copy's taken there, or nothing at all. */
export const restoreChoices = ['keep', 'take', 'skip'] as const;
export type RestoreChoice = (typeof restoreChoices)[number];

/** By table. What is not named is kept. */
export const choicesSchema = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/u)),
  z.enum(restoreChoices),
);
export type RestoreChoices = z.output<typeof choicesSchema>;

/** How a row of the copy stands to what is held. */
export const rowStates = ['new', 'changed', 'same', 'conflict'] as const;
export type RowState = (typeof rowStates)[number];

const count = z.number().check(z.int(), z.nonnegative());
const cannotCome = z.object({ why: z.string(), rows: count });

const kindPlan = z.object({
  /** The table. */
  name: z.string(),
  new: count,
  /** Newer in the copy, field by field. */
  changed: count,
  same: count,
  /** Different, and mine is newer or nobody knows: the person chooses. */
  conflict: count,
  /** How many of those I have deleted since. */
  deletedHere: count,
  cannot: z.array(cannotCome),
  examples: z.array(z.object({ state: z.enum(rowStates), text: z.string() })),
});
export type KindPlan = z.output<typeof kindPlan>;

export const restorePlan = z.object({
  sha256: z.string(),
  madeAt: z.nullable(z.string()),
  site: z.string(),
  /** Whether the copy was made from this account. */
  ofThisAccount: z.boolean(),
  kinds: z.array(kindPlan),
  /** What is in the copy for reading only. */
  stays: z.array(z.object({ name: z.string(), rows: count, why: z.string() })),
});
export type RestorePlan = z.output<typeof restorePlan>;

export const restoreAnswer = z.object({
  plan: restorePlan,
  /** Null after a dry run, and where nothing had to be changed. */
  restore: z.nullable(z.object({ id: z.uuid() })),
});
export type RestoreAnswer = z.output<typeof restoreAnswer>;
