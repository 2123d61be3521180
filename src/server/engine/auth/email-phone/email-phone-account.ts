import { DatabaseError } from 'pg';
import type { Query } from '#server/engine/database/database.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { EmailOrPhone } from './email-phone.ts';
import { countsAsVerified, describeIdentity, saveEmailPhoneIdentity } from './email-phone-identity.ts';

/** What signing in by e-mail or phone has to know about an account. */
export interface EmailPhoneAccount {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed: boolean;
  readonly phone_confirmed: boolean;
  readonly signed_in_before: boolean;
  readonly invited: boolean;
  readonly email_change: string | null;
  readonly phone_change: string | null;
  readonly email_change_confirm_status: number;
  readonly banned: boolean;
  /** Its owner comes through the identity provider alone: no password, and no e-mail or phone as a way in. */
  readonly provider_only: boolean;
  readonly is_anonymous: boolean;
  readonly user_metadata: Readonly<Record<string, unknown>>;
}

const selectAccount = `
  select id, nullif(email, '') as email, nullif(phone, '') as phone, nullif(encrypted_password, '') as encrypted_password,
    email_confirmed_at is not null as email_confirmed, phone_confirmed_at is not null as phone_confirmed,
    last_sign_in_at is not null as signed_in_before, invited_at is not null as invited,
    nullif(email_change, '') as email_change, nullif(phone_change, '') as phone_change,
    coalesce(email_change_confirm_status, 0) as email_change_confirm_status,
    coalesce(banned_until > now(), false) as banned, is_anonymous,
    coalesce(encrypted_password, '') = '' and exists (select from auth.identities i where i.user_id = users.id)
      and not exists (select from auth.identities i where i.user_id = users.id and i.provider in ('email', 'phone'))
      as provider_only,
    coalesce(raw_user_meta_data, '{}') as user_metadata
  from auth.users where deleted_at is null`;

const wheres = {
  email: 'email = $1 and is_sso_user = false',
  phone: 'phone = $1',
} as const;

export const findAccount = async (
  query: Query,
  emailOrPhone: EmailOrPhone,
): Promise<EmailPhoneAccount | undefined> => {
  const { rows } = await query<EmailPhoneAccount>(`${selectAccount} and ${wheres[emailOrPhone.kind]}`, [
    emailOrPhone.value,
  ]);
  return rows[0];
};

/**
 * The account that a code, a link or a recovery for this e-mail or phone may open. One that is its provider's alone is not
 * among them: whoever can read a mailbox, or the letters that no mail server took, would be let in beside the provider.
 */
export const reachableByCode = (
  account: EmailPhoneAccount | undefined,
  auth: { readonly providerCodes: boolean },
): EmailPhoneAccount | undefined =>
  account?.provider_only === true && !auth.providerCodes ? undefined : account;

/** The account that is about to get this e-mail or phone; the latest, should several people claim it. */
export const findChange = async (
  query: Query,
  emailOrPhone: EmailOrPhone,
): Promise<EmailPhoneAccount | undefined> => {
  const { rows } = await query<EmailPhoneAccount>(
    `${selectAccount} and ${emailOrPhone.kind}_change = $1 and ${emailOrPhone.kind}_change <> ''
     order by ${emailOrPhone.kind}_change_sent_at desc nulls last limit 1`,
    [emailOrPhone.value],
  );
  return rows[0];
};

export const lockAccount = async (query: Query, id: string): Promise<EmailPhoneAccount | undefined> => {
  const { rows } = await query<EmailPhoneAccount>(`${selectAccount} and id = $1 for update`, [id]);
  return rows[0];
};

export const isConfirmed = (account: EmailPhoneAccount, kind: EmailOrPhone['kind']): boolean =>
  kind === 'email' ? account.email_confirmed : account.phone_confirmed;

/** Somebody has proven that it is theirs, perhaps by other means than the address it was found by. */
export const isOwned = (account: EmailPhoneAccount): boolean =>
  account.email_confirmed || account.phone_confirmed || account.signed_in_before;

/** It waits for somebody who was asked in. Nobody else may put a password or a word into it meanwhile. */
export const isWaitingForGuest = (account: EmailPhoneAccount): boolean =>
  account.invited && !isOwned(account);

export interface NewAccount {
  readonly emailOrPhone: EmailOrPhone | undefined;
  readonly passwordHash: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly confirmed: boolean;
  readonly invited?: boolean;
  /** By the person themselves; an operator's metadata stay as they were given. */
  readonly signsUp: boolean;
}

/** Never an admin: decision 011 names the only two ways to become one. Without e-mail or phone, an anonymous account. */
export const createAccount = async (query: Query, account: NewAccount): Promise<string> => {
  const { emailOrPhone } = account;
  const { rows } = await query<{ id: string }>(
    `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, email_confirmed_at,
       phone_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_anonymous, invited_at, created_at, updated_at,
       confirmation_token, recovery_token, email_change_token_new, email_change)
     values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1::text, $2::text, $3,
       case when $4::boolean and $1::text is not null then now() end,
       case when $4::boolean and $2::text is not null then now() end,
       $5, $6, $7, case when $8::boolean then now() end, now(), now(), '', '', '', '')
     returning id`,
    [
      emailOrPhone?.kind === 'email' ? emailOrPhone.value : null,
      emailOrPhone?.kind === 'phone' ? emailOrPhone.value : null,
      account.passwordHash,
      account.confirmed,
      JSON.stringify(
        emailOrPhone === undefined ? {} : { provider: emailOrPhone.kind, providers: [emailOrPhone.kind] },
      ),
      JSON.stringify(account.metadata),
      emailOrPhone === undefined,
      account.invited ?? false,
    ],
  );
  const id = rows[0]?.id ?? '';
  if (emailOrPhone !== undefined) {
    await saveEmailPhoneIdentity(query, id, emailOrPhone, false);
    if (account.signsUp) {
      await describeIdentity(query, id, emailOrPhone, countsAsVerified(emailOrPhone, account.confirmed));
    }
  }
  return id;
};

/**
 * Confirmed is not yet proven: where accounts are confirmed at once, `proven` stays false, and the provider's word
 * about the address goes above this account's. With `forgetPassword` a password goes that was set while nobody had
 * proven the address: it may belong to somebody who signed up with another person's and waited for them.
 */
export const confirmEmailPhone = async (
  query: Query,
  userId: string,
  emailOrPhone: EmailOrPhone,
  { proven, forgetPassword }: { readonly proven: boolean; readonly forgetPassword: boolean },
): Promise<void> => {
  const column = emailOrPhone.kind === 'email' ? 'email_confirmed_at' : 'phone_confirmed_at';
  await query(
    `update auth.users set ${column} = coalesce(${column}, now()), is_anonymous = false, updated_at = now(),
       encrypted_password = case when $2::boolean then null else encrypted_password end
     where id = $1`,
    [userId, forgetPassword],
  );
  await saveEmailPhoneIdentity(query, userId, emailOrPhone, proven);
};

/** Gives the account another e-mail or phone. */
export const replaceEmailPhone = async (
  query: Query,
  userId: string,
  emailOrPhone: EmailOrPhone,
  proven: boolean,
): Promise<void> => {
  const set =
    emailOrPhone.kind === 'email'
      ? `email = $2, email_confirmed_at = now(), email_change = '', email_change_confirm_status = 0`
      : `phone = $2, phone_confirmed_at = now(), phone_change = ''`;
  await unlessTaken(emailOrPhone.kind, () =>
    query(
      `update auth.users set ${set}, is_anonymous = false, updated_at = now(),
         raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object(
           'provider', coalesce(raw_app_meta_data -> 'provider', to_jsonb($3::text)),
           'providers', case
             when coalesce(raw_app_meta_data -> 'providers', '[]') ? $3::text then raw_app_meta_data -> 'providers'
             else coalesce(raw_app_meta_data -> 'providers', '[]') || to_jsonb($3::text) end)
       where id = $1`,
      [userId, emailOrPhone.value, emailOrPhone.kind],
    ),
  );
  await saveEmailPhoneIdentity(query, userId, emailOrPhone, proven);
  await describeIdentity(query, userId, emailOrPhone, proven || countsAsVerified(emailOrPhone, true));
};

/** Two accounts cannot have one address; the database notices the second also when both come at once. */
export const unlessTaken = async <T>(kind: EmailOrPhone['kind'], work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) throw emailPhoneTaken(kind);
    throw error;
  }
};

export const isTaken = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.constraint === 'users_email_partial_key' || error.constraint === 'users_phone_key');

export const emailPhoneTaken = (kind: EmailOrPhone['kind']): AuthError =>
  kind === 'email'
    ? new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
    : new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
