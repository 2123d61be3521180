import { lockAccount } from '#server/engine/auth/email-phone/email-phone-account.ts';
import { factorsTakenMail } from '#server/engine/auth/mail/factors-taken-mail.ts';
import { downgradeSessions } from '#server/engine/auth/mfa/factor.ts';
import type { FactorRow } from '#server/engine/auth/mfa/factor.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import type { InviteDeps } from './invite.ts';

/**
 * The way out for somebody whose phone and codes are gone, or whose phone gets no texts any more. The last statement asks who
 * the admin is, for a fresh sign-in and a reason, and records it: what it refuses has not happened.
 */
export const removeFactors = async (
  deps: Pick<InviteDeps, 'mail'>,
  context: FunctionContext,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> => {
  const letter = await context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
    const account = await lockAccount(query, id);
    if (account === undefined) throw new FunctionError(404, 'refused', 'There is no such person');
    const { rows } = await query<Pick<FactorRow, 'id' | 'factor_type' | 'status'>>(
      'delete from auth.mfa_factors where user_id = $1 returning id, factor_type, status',
      [id],
    );
    for (const factor of rows) await downgradeSessions(query, id, factor);
    const { mailer } = deps.mail.deps;
    const after =
      account.email === null ? () => {} : await mailer.post(query, factorsTakenMail(account.email));
    await query(`select set_config('request.address', $1, true)`, [context.address]);
    const counting = rows.filter(({ status }) => status === 'verified');
    await query('select public.record_factor_removal($1, $2, $3)', [id, reason, counting.length]);
    return after;
  });
  letter();
};
