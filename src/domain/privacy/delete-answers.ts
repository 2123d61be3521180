import * as z from 'zod/mini';

/** The wish to leave that stands. `here`: it was asked for from this very sign-in. */
export const deletionSchema = z.object({ asked_at: z.string(), due_at: z.string(), here: z.boolean() });
export type Deletion = z.infer<typeof deletionSchema>;

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
