import * as z from 'zod/mini';

/** Spec 2 §8: a blocked store returns failure. What did not reach the server is `unreachable`. */
export type StoreAnswer =
  | { readonly stored: true; readonly id: string }
  | { readonly stored: false; readonly reason: string; readonly retryAfterSeconds: number | null };

const schema = z.union([
  z.object({ stored: z.literal(true), id: z.string() }),
  z.object({ stored: z.literal(false), reason: z.string(), retry_after_seconds: z.optional(z.number()) }),
]);

export const storeAnswerFrom = (answer: unknown): StoreAnswer => {
  const read = schema.parse(answer);
  return read.stored
    ? read
    : { stored: false, reason: read.reason, retryAfterSeconds: read.retry_after_seconds ?? null };
};

const stateSchema = z.object({
  limits: z.array(z.object({ name: z.string(), limit: z.number(), used: z.number() })),
  blocked: z.nullable(z.object({ reason: z.string(), retry_after_seconds: z.number() })),
});

export interface MemoryLimitState {
  readonly limits: readonly { readonly name: string; readonly limit: number; readonly used: number }[];
  readonly blocked: { readonly reason: string; readonly retryAfterSeconds: number } | null;
}

export const limitStateFrom = (answer: unknown): MemoryLimitState => {
  const { limits, blocked } = stateSchema.parse(answer);
  return {
    limits,
    blocked: blocked && { reason: blocked.reason, retryAfterSeconds: blocked.retry_after_seconds },
  };
};
