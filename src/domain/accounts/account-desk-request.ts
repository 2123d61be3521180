import * as z from 'zod/mini';
import { isReason } from '#domain/accounts/account.ts';

const reason = z.string('must be a text').check(z.refine(isReason, 'has to have 3 to 500 characters'));

/** What only the host can do for an admin: it has the keys for links, the letters, and the files that go with an account. */
export const accountDeskRequestSchema = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('about') }),
    z.object({
      action: z.literal('invite'),
      email: z.email('has to be an e-mail address').check(z.maxLength(254)),
      reason,
    }),
    z.object({ action: z.literal('remove-factors'), id: z.guid('has to be an id'), reason }),
    z.object({ action: z.literal('delete'), id: z.guid('has to be an id'), reason }),
  ],
  'must be about, invite, remove-factors or delete',
);

/** By a letter; by a link to hand over; or not needed, since whoever the sign-in service knows may come in. */
export const invitationWays = ['mail', 'link', 'open'] as const;

export const accountDeskAboutSchema = z.object({
  success: z.literal(true),
  invites: z.enum(invitationWays),
  address: z.string(),
});

export const invitationSchema = z.object({
  success: z.literal(true),
  id: z.string(),
  /** Shown once, where no mail server sends it. */
  link: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof invitationSchema>;
