import type { Query } from '#server/engine/database/database.ts';

export interface UserRow {
  readonly id: string;
  readonly aud: string | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  readonly phone: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Readonly<Record<string, unknown>> | null;
  readonly raw_user_meta_data: Readonly<Record<string, unknown>> | null;
  readonly created_at: Date | null;
  readonly updated_at: Date | null;
  readonly is_anonymous: boolean;
  readonly banned: boolean;
  readonly banned_until: Date | null;
  readonly deleted_at: Date | null;
  readonly invited_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change_sent_at: Date | null;
  readonly phone_change_sent_at: Date | null;
  readonly reauthentication_sent_at: Date | null;
  readonly email_change: string | null;
  readonly phone_change: string | null;
  readonly identities: readonly unknown[];
  readonly factors: readonly unknown[];
  readonly has_verified_factor: boolean;
}

/** GoTrue's `user` object. JSON leaves the absent times out, as GoTrue does. */
export interface WireUser {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string;
  readonly email_confirmed_at: string | undefined;
  readonly phone: string;
  readonly phone_confirmed_at: string | undefined;
  readonly confirmed_at: string | undefined;
  readonly last_sign_in_at: string | undefined;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly identities: readonly unknown[];
  /** Left out when there are none, as GoTrue does. */
  readonly factors: readonly unknown[] | undefined;
  readonly created_at: string | undefined;
  readonly updated_at: string | undefined;
  readonly is_anonymous: boolean;
  readonly banned_until: string | undefined;
  readonly deleted_at: string | undefined;
  readonly invited_at: string | undefined;
  readonly confirmation_sent_at: string | undefined;
  readonly recovery_sent_at: string | undefined;
  readonly email_change_sent_at: string | undefined;
  readonly phone_change_sent_at: string | undefined;
  readonly reauthentication_sent_at: string | undefined;
  /** What the e-mail or phone becomes once it is confirmed. */
  readonly new_email: string | undefined;
  readonly new_phone: string | undefined;
}

const isoTime = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** A factor as `/user` and the admin calls show it: never its secret. */
export const factorJson = `json_build_object(
  'id', f.id, 'created_at', ${isoTime('f.created_at')}, 'updated_at', ${isoTime('f.updated_at')},
  'status', f.status, 'friendly_name', coalesce(f.friendly_name, ''), 'factor_type', f.factor_type,
  'phone', coalesce(f.phone, ''), 'last_challenged_at', ${isoTime('f.last_challenged_at')})`;

/** To clients a confirmed e-mail is a verified one. Whether somebody has proven it is for the identity's own row to say. */
export const selectUsers = `
  select u.id, u.aud, u.role, u.email, u.email_confirmed_at, u.phone, u.phone_confirmed_at, u.confirmed_at,
    u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.created_at, u.updated_at, u.is_anonymous,
    coalesce(u.banned_until > now(), false) as banned, u.banned_until, u.deleted_at,
    u.invited_at, u.confirmation_sent_at, u.recovery_sent_at, u.email_change_sent_at, u.phone_change_sent_at,
    u.reauthentication_sent_at, u.email_change, u.phone_change,
    coalesce((
      select json_agg(${factorJson} order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = u.id
    ), '[]'::json) as factors,
    exists (
      select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
    ) as has_verified_factor,
    coalesce((
      select json_agg(json_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data ||
          case when i.provider = 'email' and i.email = u.email and u.email_confirmed_at is not null
            then '{"email_verified":true}'::jsonb else '{}'::jsonb end,
        'provider', i.provider, 'last_sign_in_at', ${isoTime('i.last_sign_in_at')},
        'created_at', ${isoTime('i.created_at')}, 'updated_at', ${isoTime('i.updated_at')}, 'email', i.email
      ) order by i.created_at, i.provider, i.id)
      from auth.identities i where i.user_id = u.id
    ), '[]'::json) as identities
  from auth.users u`;

export const findUser = async (query: Query, id: string): Promise<UserRow | undefined> => {
  const { rows } = await query<UserRow>(
    `${selectUsers} where u.id = $1 and u.deleted_at is null`,
    [id],
    'auth_find_user',
  );
  return rows[0];
};

export const toWireUser = (row: UserRow): WireUser => ({
  id: row.id,
  aud: row.aud ?? 'authenticated',
  role: row.role ?? 'authenticated',
  email: row.email ?? '',
  email_confirmed_at: row.email_confirmed_at?.toISOString(),
  phone: row.phone ?? '',
  phone_confirmed_at: row.phone_confirmed_at?.toISOString(),
  confirmed_at: row.confirmed_at?.toISOString(),
  last_sign_in_at: row.last_sign_in_at?.toISOString(),
  app_metadata: row.raw_app_meta_data ?? {},
  user_metadata: row.raw_user_meta_data ?? {},
  identities: row.identities,
  factors: row.factors.length === 0 ? undefined : row.factors,
  created_at: row.created_at?.toISOString(),
  updated_at: row.updated_at?.toISOString(),
  is_anonymous: row.is_anonymous,
  banned_until: row.banned_until?.toISOString(),
  deleted_at: row.deleted_at?.toISOString(),
  invited_at: row.invited_at?.toISOString(),
  confirmation_sent_at: row.confirmation_sent_at?.toISOString(),
  recovery_sent_at: row.recovery_sent_at?.toISOString(),
  email_change_sent_at: row.email_change_sent_at?.toISOString(),
  phone_change_sent_at: row.phone_change_sent_at?.toISOString(),
  reauthentication_sent_at: row.reauthentication_sent_at?.toISOString(),
  new_email: row.email_change || undefined,
  new_phone: row.phone_change || undefined,
});
