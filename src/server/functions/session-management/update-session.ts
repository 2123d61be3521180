import { inRole } from '#server/functions/function-context.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';

/** A sign of life. None affected tells the client that its record is over, though its sign-in is not. */
export const updateSession = async (context: FunctionContext, sessionToken: string): Promise<number> => {
  const { rowCount } = await context.db.tx(inRole(context, 'service_role'), (query) =>
    query(
      `update public.user_sessions s set last_active_at = now(), ip_address = nullif($4, '')
       from public.users u
       where u.id = s.user_id and u.google_id = $1 and s.auth_session_id is not distinct from $2::uuid
         and s.session_token = $3 and s.is_active and s.expires_at > now()`,
      [context.userId, context.actor.sessionId ?? null, sessionToken, context.address],
    ),
  );
  return rowCount ?? 0;
};
