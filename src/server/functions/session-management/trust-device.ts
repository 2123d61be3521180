import type { TrustLevel } from '#domain/sessions/trust.ts';
import { keptDeviceId } from '#server/functions/kept-device-id.ts';
import { inRole } from '#server/functions/function-context.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import { FunctionError } from '#server/functions/function-error.ts';

/**
 * Only a device that one has been seen on; so nobody fills the table with devices that do not exist. By its id, or as the list of
 * sessions names it. A sign-in that is new itself trusts none.
 */
export const trustDevice = async (
  context: FunctionContext,
  deviceId: string,
  trustLevel: TrustLevel,
): Promise<number> => {
  const affected = await context.db.tx(inRole(context, 'service_role'), async (query) => {
    const { rows } = await query<{ user_id: string; device_id: string; sessions: number }>(
      `select s.user_id, s.device_id, count(*)::int as sessions from public.user_sessions s
       join public.users u on u.id = s.user_id
       where u.google_id = $1 and s.device_id = any($2) group by s.user_id, s.device_id`,
      [context.userId, [deviceId, keptDeviceId(deviceId)]],
    );
    const [known] = rows;
    if (known === undefined) return 0;
    if (trustLevel === 'trusted') {
      const { rows: allowed } = await query<{ may: boolean }>('select public.may_vouch($1, $2) as may', [
        context.userId,
        context.actor.sessionId ?? null,
      ]);
      if (allowed[0]?.may !== true) {
        throw new FunctionError(409, 'device_too_new', 'Please do this on a device you’ve used before');
      }
    }
    await query(
      `insert into public.trusted_devices (user_id, device_id, trust_level) values ($1, $2, $3)
       on conflict (user_id, device_id) do update set trust_level = excluded.trust_level, updated_at = now()`,
      [known.user_id, known.device_id, trustLevel],
    );
    return known.sessions;
  });
  if (affected === 0) throw new FunctionError(404, 'device_not_found', 'You’re not signed in on this device');
  return affected;
};
