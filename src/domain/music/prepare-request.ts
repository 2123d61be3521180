import { z } from 'zod';

/** Tracks that one call may ask for. */
const mostTracksPrepared = 10;

export const prepareRequestSchema = z.object({
  trackIds: z
    .array(z.guid({ error: 'must be an id' }), { error: 'must be a list of ids' })
    .min(1, 'has no ids')
    .max(mostTracksPrepared, `has more than ${mostTracksPrepared} ids`),
});

export const prepareAnswerSchema = z.object({
  /** Whole in the library. */
  stored: z.array(z.string()),
  /** On their way: they can be played already. */
  preparing: z.array(z.string()),
});
export type PrepareAnswer = z.infer<typeof prepareAnswerSchema>;
