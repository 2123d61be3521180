import type { Query } from '#server/engine/database/database.ts';

/** As has_fresh_sign_in() of the account desk counts it. */
const FRESH = '5 minutes';

/** Whether somebody showed with this session, a moment ago, who they are. A renewed token shows nothing. */
export const isFreshSignIn = async (query: Query, sessionId: string | undefined): Promise<boolean> => {
  const { rowCount } = await query(
    `select 1 from auth.mfa_amr_claims where session_id = $1 and updated_at > now() - $2::interval
       and authentication_method not in ('token_refresh', 'anonymous') limit 1`,
    [sessionId ?? null, FRESH],
  );
  return rowCount !== 0;
};
