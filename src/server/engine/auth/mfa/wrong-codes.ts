import type { Context } from 'hono';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { manyWrongCodesMail } from '#server/engine/auth/mail/notice-mails.ts';
import { noteTry } from '#server/engine/auth/sessions/sign-in-events.ts';
import type { UserRow } from '#server/engine/auth/users/auth-user.ts';
import type { Query } from '#server/engine/database/database.ts';
import { authLimits } from '#server/limits/auth-limits.ts';
import { recordFactorAct } from './record-factor-act.ts';

const DAY = '24 hours';

const mostOf = (parts: AuthParts): number => authLimits.wrongCodesPerDay * parts.deps.auth.rateFactor;

/**
 * Codes of apps and phones are six digits: after a day's worth of wrong ones none is looked at. Recovery codes are, so that
 * a guesser does not keep the owner out; those are too long to guess.
 */
export const requireCodesLeftToday = async (
  query: Query,
  parts: AuthParts,
  userId: string,
): Promise<void> => {
  const { rows } = await query<{ wait: number }>(
    `select ceil(extract(epoch from window_start + $2::interval - now()))::int4 as wait from kindling.wrong_codes
     where user_id = $1 and window_start > now() - $2::interval and failures >= $3`,
    [userId, DAY, mostOf(parts)],
  );
  if (rows[0] !== undefined) {
    throw new AuthError(
      429,
      'over_request_rate_limit',
      'Too many wrong codes today. Use a recovery code, or try again tomorrow.',
      { retryAfterSeconds: Math.max(1, rows[0].wait) },
    );
  }
};

/**
 * Counts a wrong code and leaves it in the audit, up to the day's number; the last one is told by mail. The last statements of
 * the transaction, which has to end well. Gives what is to be done after it.
 */
export const countWrongCode = async (
  query: Query,
  c: Context,
  parts: AuthParts,
  user: UserRow,
  way: 'app' | 'phone' | 'recovery_code',
): Promise<() => void> => {
  noteTry(c, user.id);
  const { rows } = await query<{ failures: number }>(
    `insert into kindling.wrong_codes as w (user_id, failures) values ($1, 1)
     on conflict (user_id) do update set
       failures = case when w.window_start > now() - $2::interval then w.failures + 1 else 1 end,
       window_start = case when w.window_start > now() - $2::interval then w.window_start else now() end
     returning failures`,
    [user.id, DAY],
  );
  const failures = rows[0]?.failures ?? 1;
  const most = mostOf(parts);
  if (failures > most) return () => {};
  const after =
    failures === most && user.email !== null
      ? await parts.deps.mailer.post(query, manyWrongCodesMail(user.email))
      : () => {};
  await recordFactorAct(query, c, parts, {
    action: failures === most ? 'reach_wrong_codes' : 'show_wrong_code',
    userId: user.id,
    details: { way, today: failures },
  });
  return after;
};
