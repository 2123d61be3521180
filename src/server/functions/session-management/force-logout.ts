import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { inRole } from '#server/functions/function-context.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';

/**
 * Ends the sign-ins themselves and not only their records: every door asks for the sign-in before it opens, so the
 * tokens that were given out are useless from the next request on. Answers how many sign-ins ended.
 */
export const forceLogout = async (
  context: FunctionContext,
  options: { readonly sessionToken?: string | undefined; readonly exceptCurrent?: boolean | undefined },
): Promise<number> => {
  const { userId, actor, address } = context;
  const token = options.sessionToken ?? null;
  const spared = options.exceptCurrent === true ? (actor.sessionId ?? null) : null;
  return context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
    const signIns = await query<{ id: string }>(
      `delete from auth.sessions a
       where a.user_id = $1 and ($3::uuid is null or a.id <> $3) and (
         $2::text is null or a.id::text = $2 or a.id in (
           select r.auth_session_id from public.client_session_records($1) r where r.session_token = $2))
       returning a.id`,
      [userId, token, spared],
    );
    const records = await query<{ id: string }>(
      'select ended as id from public.end_client_sessions($1, $2, $3) as ended',
      [userId, token, spared],
    );
    const ended = new Set([...signIns.rows, ...records.rows].map(({ id }) => id));
    if (ended.size > 0) {
      const email = actor.claims['email'];
      await writeAudit(query, {
        action: 'logout',
        userId,
        email: typeof email === 'string' ? email : null,
        address,
        traits: { forced: true, sessions: ended.size },
      });
    }
    return ended.size;
  });
};
