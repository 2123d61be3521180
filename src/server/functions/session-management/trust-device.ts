import type { TrustLevel } from '#domain/sessions/trust.ts';
import { inRole } from '#server/functions/function-context.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import { FunctionError } from '#server/functions/function-error.ts';

/** Only a device that one has been seen on; so nobody fills the table with devices that do not exist. */
export const trustDevice = async (
  context: FunctionContext,
  deviceId: string,
  trustLevel: TrustLevel,
): Promise<number> => {
  const affected = await context.db.tx(inRole(context, 'service_role'), async (query) => {
    const { rows } = await query<{ user_id: string; sessions: number }>(
      `select s.user_id, count(*)::int as sessions from public.user_sessions s
       join public.users u on u.id = s.user_id
       where u.google_id = $1 and s.device_id = $2 group by s.user_id`,
      [context.userId, deviceId],
    );
    const [known] = rows;
    if (known === undefined) return 0;
    await query(
      `insert into public.trusted_devices (user_id, device_id, trust_level) values ($1, $2, $3)
       on conflict (user_id, device_id) do update set trust_level = excluded.trust_level, updated_at = now()`,
      [known.user_id, deviceId, trustLevel],
    );
    return known.sessions;
  });
  if (affected === 0) throw new FunctionError(404, 'device_not_found', 'You’re not signed in on this device');
  return affected;
};
