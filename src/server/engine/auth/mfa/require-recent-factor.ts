import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { Query } from '#server/engine/database/database.ts';
import { amrMethod, RECOVERY_METHOD } from './factor.ts';
import type { Member } from './require-member.ts';

/** A page left open must not be enough to take a second factor away. */
const RECENT = '10 minutes';

const methods = [amrMethod('totp'), amrMethod('phone'), RECOVERY_METHOD];

/** The second factor was shown with this session, and not long ago. */
export const requireRecentFactor = async (query: Query, { sessionId }: Member): Promise<void> => {
  const { rowCount } = await query(
    `select 1 from auth.mfa_amr_claims where session_id = $1 and authentication_method = any ($2::text[])
       and updated_at > now() - $3::interval limit 1`,
    [sessionId, methods, RECENT],
  );
  if (rowCount === 0) {
    throw new AuthError(403, 'reauthentication_needed', 'Show the second factor again to do this');
  }
};
