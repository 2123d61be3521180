import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from '#server/config/secrets.ts';

/** The chain’s state at one place. A seal is made once a day; up to a trim the rows are gone for their age. */
const place = z.object({
  seq: z.number().int().positive(),
  kind: z.enum(['seal', 'trim']),
  hash: z.string(),
  /** In UTC with microseconds, as the database writes it: this text is what is signed. */
  made_at: z.string(),
});
export const checkpointPlace = place;
export const checkpointSchema = place.extend({ signature: z.string() });

export type CheckpointPlace = z.infer<typeof place>;
export type Checkpoint = z.infer<typeof checkpointSchema>;

/** Not in the database, and not in a copy of it: whoever has only those makes no checkpoint. */
export const auditKey = (secrets: Pick<Secrets, 'derive'>): Buffer => secrets.derive('audit checkpoints');

const digest = (key: Uint8Array, { seq, kind, hash, made_at: madeAt }: CheckpointPlace): Buffer =>
  createHmac('sha256', key)
    .update(['kindling-audit-checkpoint-1', seq, kind, hash, madeAt].join('\n'))
    .digest();

export const signCheckpoint = (key: Uint8Array, checkpoint: CheckpointPlace): string =>
  digest(key, checkpoint).toString('base64url');

export const isGenuine = (key: Uint8Array, checkpoint: Checkpoint): boolean => {
  const given = Buffer.from(checkpoint.signature, 'base64url');
  const own = digest(key, checkpoint);
  return given.length === own.length && timingSafeEqual(given, own);
};
