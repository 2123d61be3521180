import * as z from 'zod/mini';
import { type AccountAct, accountActs } from '#domain/accounts/account-acts.ts';
import { type AccountLine, reasonLimits } from '#domain/accounts/account.ts';
import { tiers } from '#domain/licence/tiers.ts';

/** One thing that an admin wants done to one account. */
export const accountWishSchema = z.object({
  act: z.enum(accountActs),
  accountId: z.string(),
  reason: z.string(),
  /** For a tier: without one, back to the site's own. */
  tier: z.nullable(z.enum(tiers)),
  /** For a tier and a ban: without one, until somebody changes it. */
  until: z.nullable(z.string()),
});
export type AccountWish = z.infer<typeof accountWishSchema>;

const opposites: Readonly<Partial<Record<AccountAct, AccountAct>>> = {
  'make-admin': 'take-admin',
  'take-admin': 'make-admin',
  ban: 'lift-ban',
  'lift-ban': 'ban',
  'set-tier': 'set-tier',
};

/** What would bring the account back to how it was; nothing where nothing can. */
export const undoOf = (
  { act, accountId, reason }: AccountWish,
  before: Pick<AccountLine, 'tier' | 'tier_is_own' | 'tier_until' | 'banned_until'>,
): AccountWish | null => {
  const opposite = opposites[act];
  if (opposite === undefined) return null;
  const isTier = act === 'set-tier' && before.tier_is_own;
  return {
    act: opposite,
    accountId,
    reason: Array.from(`Undo: ${reason}`).slice(0, reasonLimits.longest).join(''),
    tier: isTier ? before.tier : null,
    until: act === 'lift-ban' ? before.banned_until : isTier ? before.tier_until : null,
  };
};

/** Waits in the session's storage while an admin signs in again, to go on by itself. Cleared with `session_…` at sign-out. */
export const waitingWishKey = 'session_account_wish';

const waitingSchema = z.object({ by: z.string(), at: z.number(), wish: accountWishSchema });

/** As long as a sign-in at the provider may take; what is older was given up. */
const patienceMs = 10 * 60_000;

export const keepWaiting = (by: string, at: number, wish: AccountWish): string =>
  JSON.stringify({ by, at, wish });

/** The wish that waited, where it is this person's and not too old. */
export const readWaiting = (text: string | null, by: string, now: number): AccountWish | null => {
  if (text === null) return null;
  try {
    const parsed = waitingSchema.safeParse(JSON.parse(text));
    if (!parsed.success || parsed.data.by !== by) return null;
    const age = now - parsed.data.at;
    return age >= 0 && age <= patienceMs ? parsed.data.wish : null;
  } catch {
    return null;
  }
};
