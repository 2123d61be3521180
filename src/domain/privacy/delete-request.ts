import * as z from 'zod/mini';
import { deletableKinds } from '#domain/privacy/deletable-kinds.ts';

/** The wish to leave that stands. `here`: it was asked for from this very sign-in. */
export const deletionSchema = z.object({ asked_at: z.string(), due_at: z.string(), here: z.boolean() });
export type Deletion = z.infer<typeof deletionSchema>;

const moment = z.nullable(z.iso.datetime({ offset: true }));

/** What only the host can do for somebody who deletes: the letter about it, and the bytes of files. */
export const deleteDataRequestSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('ask') }),
    z.object({
      action: z.literal('kinds'),
      kinds: z.array(z.enum(deletableKinds)).check(z.minLength(1), z.maxLength(deletableKinds.length)),
      from: moment,
      to: moment,
      for_good: z.boolean(),
    }),
  ],
  'must be ask or kinds',
);
export type DeleteDataRequest = z.infer<typeof deleteDataRequestSchema>;
export type KindsToDelete = Omit<Extract<DeleteDataRequest, { action: 'kinds' }>, 'action'>;

export const askedAnswerSchema = z.object({ success: z.literal(true), deletion: deletionSchema });

export const deletedAnswerSchema = z.object({
  success: z.literal(true),
  deleted: z.record(z.string(), z.number()),
  /** Where one can go back to; null when it was for good, or when nothing that went is in restore points. */
  restore_point: z.nullable(z.string()),
});
export type DeletedAnswer = z.infer<typeof deletedAnswerSchema>;

/** What a deletion would take, kind by kind: out of the lists, and out of the bin, where only "for good" reaches. */
export const deletePreviewSchema = z.record(z.string(), z.object({ now: z.number(), bin: z.number() }));
export type DeletePreview = z.infer<typeof deletePreviewSchema>;
