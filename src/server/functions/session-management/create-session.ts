import { authAdmin } from '#server/engine/database/database.ts';
import type { DeviceInfo } from '#domain/sessions/device-info.ts';
import { keptDeviceId } from '#server/functions/kept-device-id.ts';
import { inRole } from '#server/functions/function-context.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import { FunctionError, notSignedIn } from '#server/functions/function-error.ts';

/** Sent a second time, as after an answer that was lost, it finds the record that is there. */
export const createSession = async (
  context: FunctionContext,
  { sessionToken, deviceInfo }: { readonly sessionToken: string; readonly deviceInfo: DeviceInfo },
): Promise<number> => {
  const { deviceId, deviceName, deviceType, browserInfo } = deviceInfo;
  const { rowCount } = await context.db.tx(inRole(context, 'service_role'), (query) =>
    query(
      `insert into public.user_sessions as s
         (user_id, auth_session_id, session_token, device_id, device_shown, device_name, device_type, browser_info, ip_address)
       select u.id, $2, $3, $4, true, $5, $6, $7, nullif($8, '') from public.users u where u.google_id = $1
       on conflict (session_token) do update set last_active_at = now()
       where s.user_id = excluded.user_id and s.auth_session_id is not distinct from excluded.auth_session_id
         and s.is_active and s.expires_at > now()
       returning s.id`,
      [
        context.userId,
        context.actor.sessionId ?? null,
        sessionToken,
        keptDeviceId(deviceId),
        deviceName,
        deviceType,
        JSON.stringify(browserInfo),
        context.address,
      ],
    ),
  );
  if (rowCount !== 1) throw new FunctionError(409, 'conflict', 'This session token can’t be used');
  if (!(await stillSignedIn(context, sessionToken))) throw notSignedIn('The session has ended');
  return 1;
};

/** A forced logout may have come between the check and the record: it is waited for, and the record ends with it. */
const stillSignedIn = async (
  { db, actor, userId }: FunctionContext,
  sessionToken: string,
): Promise<boolean> => {
  const { sessionId } = actor;
  if (sessionId === undefined) return true;
  return db.tx(authAdmin, async (query) => {
    const signIn = await query('select from auth.sessions where id = $1 for key share', [sessionId]);
    if (signIn.rowCount === 1) return true;
    await query('select public.end_client_sessions($1, $2, null)', [userId, sessionToken]);
    return false;
  });
};
