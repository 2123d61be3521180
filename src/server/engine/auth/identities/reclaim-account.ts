import type { Query } from '#server/engine/database/database.ts';

/**
 * The provider vouches for an address under which somebody else may have signed up without ever proving it. The
 * account goes to the address's owner, without anything by which the other could get in again or stay in.
 */
export const reclaimAccount = async (query: Query, userId: string): Promise<void> => {
  await query('select public.end_user_sessions($1, null, $2)', [userId, 'global']);
  for (const table of ['sessions', 'identities', 'one_time_tokens', 'mfa_factors']) {
    await query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
  await query(
    `update auth.users set encrypted_password = null, email_confirmed_at = null, phone = null,
       phone_confirmed_at = null, email_change = '', phone_change = '', raw_user_meta_data = '{}',
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"provider":"google","providers":[]}', updated_at = now()
     where id = $1`,
    [userId],
  );
};
