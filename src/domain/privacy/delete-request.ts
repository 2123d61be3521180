import * as z from 'zod/mini';
import { deletableKinds } from '#domain/privacy/deletable-kinds.ts';

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
