import type { Query } from '#server/engine/database/database.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { emailPhoneTaken, unlessTaken } from '#server/engine/auth/email-phone/email-phone-account.ts';
import { saveEmailPhoneIdentity } from '#server/engine/auth/email-phone/email-phone-identity.ts';
import type { EmailOrPhone } from '#server/engine/auth/email-phone/email-phone.ts';
import { syncProviders } from '#server/engine/auth/identities/sync-providers.ts';
import type { AdminUserChange } from './admin-user-body.ts';

/** Writes what an operator said about an account, inside the caller's transaction. */
export const saveChange = async (query: Query, userId: string, change: AdminUserChange): Promise<void> => {
  const { rows } = await query<{
    email: string | null;
    phone: string | null;
    email_confirmed: boolean;
    phone_confirmed: boolean;
  }>(
    `select nullif(email, '') as email, nullif(phone, '') as phone,
       email_confirmed_at is not null as email_confirmed, phone_confirmed_at is not null as phone_confirmed
     from auth.users where id = $1 for no key update`,
    [userId],
  );
  const before = rows[0];
  if (before === undefined) throw userNotFound();
  const email = change.email ?? before.email;
  const phone = change.phone ?? before.phone;
  await saveEmailPhone(query, userId, email === null ? undefined : { kind: 'email', value: email }, {
    changed: change.email !== undefined,
    confirm: change.confirmEmail,
    confirmed: before.email_confirmed,
  });
  await saveEmailPhone(query, userId, phone === null ? undefined : { kind: 'phone', value: phone }, {
    changed: change.phone !== undefined,
    confirm: change.confirmPhone,
    confirmed: before.phone_confirmed,
  });
  if (change.email !== undefined || change.phone !== undefined) await syncProviders(query, userId);
  await query(
    `update auth.users set role = coalesce($2, role), encrypted_password = coalesce($3, encrypted_password),
       updated_at = now()
     where id = $1`,
    [userId, change.role ?? null, change.passwordHash ?? null],
  );
  await mergeMetadata(query, userId, 'raw_app_meta_data', change.appMetadata);
  await mergeMetadata(query, userId, 'raw_user_meta_data', change.userMetadata);
  if (change.banSeconds !== undefined) await ban(query, userId, change.banSeconds);
};

const saveEmailPhone = async (
  query: Query,
  userId: string,
  emailOrPhone: EmailOrPhone | undefined,
  how: { readonly changed: boolean; readonly confirm: boolean; readonly confirmed: boolean },
): Promise<void> => {
  if (emailOrPhone === undefined || (!how.changed && !how.confirm)) return;
  const { kind, value } = emailOrPhone;
  const { rowCount } = await query(
    kind === 'email'
      ? 'select 1 from auth.users where lower(email) = $1 and not is_sso_user and id <> $2'
      : 'select 1 from auth.users where phone = $1 and id <> $2',
    [value, userId],
  );
  if (rowCount !== 0) throw emailPhoneTaken(kind);
  await unlessTaken(kind, () =>
    query(
      `update auth.users set ${kind} = $2, is_anonymous = false,
         ${kind}_confirmed_at = case when $3::boolean then coalesce(${kind}_confirmed_at, now())
           else ${kind}_confirmed_at end
       where id = $1`,
      [userId, value, how.confirm],
    ),
  );
  // Confirming somebody who came through the provider gives them no password identity.
  if (how.changed || (await hasIdentity(query, userId, kind))) {
    await saveEmailPhoneIdentity(query, userId, emailOrPhone, how.confirm || how.confirmed);
  }
};

const hasIdentity = async (query: Query, userId: string, provider: string): Promise<boolean> => {
  const { rowCount } = await query('select 1 from auth.identities where user_id = $1 and provider = $2', [
    userId,
    provider,
  ]);
  return rowCount !== 0;
};

/** GoTrue's rule: keys are added or replaced, and a null takes one away. */
const mergeMetadata = async (
  query: Query,
  userId: string,
  column: 'raw_app_meta_data' | 'raw_user_meta_data',
  change: Readonly<Record<string, unknown>> | undefined,
): Promise<void> => {
  if (change === undefined) return;
  const gone = Object.keys(change).filter((key) => change[key] === null);
  await query(
    `update auth.users set ${column} = (coalesce(${column}, '{}') || $2::jsonb) - $3::text[], updated_at = now()
     where id = $1`,
    [userId, JSON.stringify(change), gone],
  );
};

/** By the procedure that admins ban with: sessions end at once. */
const ban = async (query: Query, userId: string, seconds: number): Promise<void> => {
  await query(
    'select public.set_ban($1, case when $2::float8 > 0 then now() + make_interval(secs => $2::float8) end)',
    [userId, seconds],
  );
};

export const endAllSessions = async (query: Query, userId: string): Promise<void> => {
  await query(`select public.end_user_sessions($1, null, 'global')`, [userId]);
  await query('delete from auth.sessions where user_id = $1', [userId]);
};

export const userNotFound = (): AuthError => new AuthError(404, 'user_not_found', 'User not found');
