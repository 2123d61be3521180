import type { Query } from '#server/engine/database/database.ts';
import { sweepTokens } from '#server/engine/auth/tokens/one-time-tokens.ts';
import { sweepRateLimits } from '#server/limits/rate-limits.ts';

/**
 * Runs with every sign-in, and each delete is bounded: what expired goes away at least as fast as new rows
 * come, without a timer and without a long pause. `skip locked` keeps two sweeps out of each other's way.
 */
export const sweepExpired = async (query: Query): Promise<void> => {
  // Far longer than the five minutes a code lives: a link in a mail works for an hour before there is a code,
  // and until the row goes the answer can still say "expired".
  await query(
    `delete from auth.flow_state where id in (
       select id from auth.flow_state where created_at < now() - interval '90 minutes'
       order by created_at limit 50 for update skip locked)`,
  );
  await query(
    `delete from kindling.used_sign_in_states where id in (
       select id from kindling.used_sign_in_states where expires_at < now()
       order by expires_at limit 50 for update skip locked)`,
  );
  await sweepTokens(query);
  await sweepRateLimits(query);
  await query(
    `delete from auth.sessions where id in (
       select id from auth.sessions where not_after < now()
       order by not_after limit 20 for update skip locked)`,
  );
};
