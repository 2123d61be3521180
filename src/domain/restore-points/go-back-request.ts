import * as z from 'zod/mini';

const mostKinds = 50;

/** What may take longer than the database waits for anybody else: looking at a point, going back to it, undoing a restore. */
export const goBackRequestSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('look'), point: z.uuid() }),
    z.object({
      action: z.literal('go'),
      point: z.uuid(),
      /** By the names of their tables. */
      kinds: z.array(z.string().check(z.minLength(1), z.maxLength(63))).check(z.maxLength(mostKinds)),
    }),
    z.object({ action: z.literal('undo'), restore: z.uuid() }),
  ],
  'must be look, go or undo',
);
export type GoBackRequest = z.infer<typeof goBackRequestSchema>;
