import * as z from 'zod/mini';
import { tiers } from '#domain/licence/tiers.ts';

/** Who has an account, as admins see it: nothing that the person wrote, not even a name. */
const line = {
  id: z.string(),
  email: z.nullable(z.string()),
  is_you: z.boolean(),
  is_guest: z.boolean(),
  is_admin: z.boolean(),
  tier: z.enum(tiers),
  /** Given to this person; otherwise it is the site's own. */
  tier_is_own: z.boolean(),
  tier_until: z.nullable(z.string()),
  sessions: z.number(),
  factors: z.number(),
  created_at: z.nullable(z.string()),
  last_sign_in_at: z.nullable(z.string()),
  /** While nobody has used the invitation. */
  invited_at: z.nullable(z.string()),
  is_banned: z.boolean(),
  /** Without one, until it is lifted. */
  banned_until: z.nullable(z.string()),
};

const accountLineSchema = z.object(line);
export type AccountLine = z.infer<typeof accountLineSchema>;

export const accountPageSchema = z.object({
  total: z.number(),
  page: z.number(),
  size: z.number(),
  accounts: z.array(accountLineSchema),
});
export type AccountPage = z.infer<typeof accountPageSchema>;

export const accountSchema = z.object({
  ...line,
  providers: z.array(z.string()),
  sign_ins: z.array(
    z.object({
      started_at: z.nullable(z.string()),
      used_at: z.nullable(z.string()),
      second_factor: z.nullable(z.boolean()),
      is_this: z.nullable(z.boolean()),
    }),
  ),
  second_factors: z.array(z.object({ kind: z.string(), since: z.nullable(z.string()) })),
  is_last_admin: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

export const accountFilters = ['all', 'admins', 'banned', 'invited'] as const;
export type AccountFilter = (typeof accountFilters)[number];

/** The same bounds as `account_reason` in the database. */
export const reasonLimits = { shortest: 3, longest: 500 } as const;

export const isReason = (text: string): boolean => {
  const { length } = Array.from(text.trim());
  return length >= reasonLimits.shortest && length <= reasonLimits.longest;
};
