import type { DeviceInfo } from '#domain/sessions/device-info.ts';
import { inRole } from '#server/functions/function-context.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import { FunctionError } from '#server/functions/function-error.ts';

/** Sent a second time, as after an answer that was lost, it finds the record that is there. */
export async function createSession(
  context: FunctionContext,
  { sessionToken, deviceInfo }: { readonly sessionToken: string; readonly deviceInfo: DeviceInfo },
): Promise<number> {
  const { deviceId, deviceName, deviceType, browserInfo } = deviceInfo;
  const { rowCount } = await context.db.tx(inRole(context, 'service_role'), (query) =>
    query(
      `with written as (
         insert into public.user_sessions
           (user_id, auth_session_id, session_token, device_id, device_name, device_type, browser_info, ip_address)
         select u.id, $2, $3, $4, $5, $6, $7, nullif($8, '') from public.users u where u.google_id = $1
         on conflict (session_token) do nothing returning id
       )
       select id from written union all
       select s.id from public.user_sessions s join public.users u on u.id = s.user_id
       where s.session_token = $3 and u.google_id = $1 and s.auth_session_id is not distinct from $2::uuid
         and s.is_active and s.expires_at > now()`,
      [
        context.userId,
        context.actor.sessionId ?? null,
        sessionToken,
        deviceId,
        deviceName,
        deviceType,
        JSON.stringify(browserInfo),
        context.address,
      ],
    ),
  );
  if (rowCount !== 1) throw new FunctionError(409, 'conflict', 'This session token cannot be used');
  return 1;
}
