import { deviceNameOf, deviceTypeOf } from '#domain/sessions/device-name.ts';
import type { DeviceType } from '#domain/sessions/device-name.ts';
import type { ClientSession } from '#domain/sessions/session-answer.ts';
import type { TrustLevel } from '#domain/sessions/trust.ts';
import { inRole } from '#server/functions/function-context.ts';
import type { FunctionContext } from '#server/functions/function-context.ts';
import { functionLimits } from '#server/limits/function-limits.ts';

interface Row {
  readonly token: string;
  readonly device_id: string | null;
  readonly device_name: string | null;
  readonly device_type: DeviceType | null;
  readonly user_agent: string | null;
  readonly address: string | null;
  readonly created_at: Date;
  readonly last_active_at: Date;
  readonly is_active: boolean;
  readonly signed_in: boolean;
  readonly is_current: boolean;
  readonly trust_level: TrustLevel | null;
}

/**
 * One entry per sign-in: each tab has a record of its own, but a person thinks in devices. A sign-in without any
 * record is there too, since that is the one somebody may want to find.
 */
export const listSessions = async (context: FunctionContext): Promise<ClientSession[]> => {
  const { rows } = await context.db.tx(inRole(context, 'supabase_auth_admin'), (query) =>
    query<Row>(
      `with newest as (
         select distinct on (coalesce(r.auth_session_id, r.id)) r.* from public.client_session_records($1) r
         order by coalesce(r.auth_session_id, r.id), r.is_live desc, r.last_active_at desc
       ), living as (
         select a.* from auth.sessions a where a.user_id = $1 and (a.not_after is null or a.not_after > now())
       )
       select coalesce(n.session_token, l.id::text) as token, n.device_id, n.device_name, n.device_type,
         l.user_agent, coalesce(n.ip_address, host(l.ip)) as address,
         coalesce(l.created_at, n.created_at) as created_at,
         greatest(n.last_active_at, l.updated_at) as last_active_at,
         coalesce(n.is_live, false) as is_active,
         l.id is not null or (n.auth_session_id is null and n.is_live) as signed_in,
         coalesce(l.id = $2::uuid, false) as is_current, n.trust_level
       from newest n full join living l on l.id = n.auth_session_id
       order by is_current desc, signed_in desc, last_active_at desc limit ${String(functionLimits.listedSessions)}`,
      [context.userId, context.actor.sessionId ?? null],
    ),
  );
  return rows.map(toSession);
};

const toSession = (row: Row): ClientSession => {
  const userAgent = row.user_agent ?? '';
  return {
    sessionToken: row.token,
    deviceId: row.device_id,
    deviceName: row.device_name ?? deviceNameOf(userAgent),
    deviceType: row.device_type ?? deviceTypeOf(userAgent),
    ipAddress: row.address,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.last_active_at.toISOString(),
    isActive: row.is_active && row.signed_in,
    signedIn: row.signed_in,
    isCurrent: row.is_current,
    trustLevel: row.trust_level ?? 'untrusted',
  };
};
