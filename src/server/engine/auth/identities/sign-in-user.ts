import { DatabaseError } from 'pg';
import type { Query } from '#server/engine/database/database.ts';
import { AuthError, signupDisabled } from '#server/engine/auth/auth-error.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import type { ProviderProfile } from './provider-profile.ts';
import { PROVIDER } from './providers.ts';
import { reclaimAccount } from './reclaim-account.ts';

export interface AccountRules {
  readonly auth: { readonly signups: boolean };
  readonly adminEmails: readonly string[];
  /** Embedded and on loopback: there the first account of the provider belongs to whoever installed it. */
  readonly firstAccountIsAdmin: boolean;
}

type Metadata = Readonly<Record<string, unknown>>;

/** Any number that nothing else uses: two first sign-ins at the same moment queue up here. */
const NEW_ACCOUNT_LOCK = 4_870_002;

/** Finds or makes the account behind a provider's answer, inside the caller's transaction; gives its id. */
export const signInUser = async (
  query: Query,
  profile: ProviderProfile,
  rules: AccountRules,
  address: string,
): Promise<string> => {
  const known = await findIdentity(query, profile);
  if (known !== undefined) return updateAccount(query, known, profile, rules);
  await query('select pg_advisory_xact_lock($1)', [NEW_ACCOUNT_LOCK]);
  const meanwhile = await findIdentity(query, profile);
  if (meanwhile !== undefined) return updateAccount(query, meanwhile, profile, rules);

  const isFirst = rules.firstAccountIsAdmin && (await isFirstOfProvider(query));
  // Whoever installed it is not kept out by a sign-up under their address that nobody ever finished.
  if (isFirst && !profile.emailVerified) await dropUnfinished(query, profile.email);
  const namesake = await findByEmail(query, profile.email);
  if (namesake !== undefined) {
    if (!profile.emailVerified || (!namesake.proven && !namesake.emailPhoneOnly)) throw emailExists();
    if (!namesake.proven) await reclaimAccount(query, namesake.id);
    await insertIdentity(query, namesake.id, profile);
    return updateAccount(query, namesake.id, profile, rules, isFirst);
  }
  if (!rules.auth.signups) throw signupDisabled();
  const isAdmin = isFirst || isListedAdmin(profile, rules);
  return createAccount(query, profile, isAdmin, address);
};

export const findIdentity = async (query: Query, profile: ProviderProfile): Promise<string | undefined> => {
  const { rows } = await query<{ user_id: string; issuer: string | null }>(
    `select i.user_id, i.identity_data ->> 'iss' as issuer
     from auth.identities i join auth.users u on u.id = i.user_id
     where i.provider = $1 and i.provider_id = $2 and u.deleted_at is null`,
    [PROVIDER, profile.subject],
  );
  const [row] = rows;
  // Subjects are unique per issuer only: after a change of issuer an equal one may be somebody else.
  if (row !== undefined && row.issuer !== null && row.issuer !== profile.issuer) {
    throw new AuthError(
      422,
      'identity_already_exists',
      'This identity belongs to an account of another issuer',
    );
  }
  return row?.user_id;
};

const findByEmail = async (
  query: Query,
  email: string,
): Promise<
  { readonly id: string; readonly proven: boolean; readonly emailPhoneOnly: boolean } | undefined
> => {
  const { rows } = await query<{ id: string; confirmed: boolean; vouched: boolean; contact_only: boolean }>(
    `select u.id, u.email_confirmed_at is not null and u.deleted_at is null as confirmed,
       exists (select from auth.identities i where i.user_id = u.id and i.email = u.email
         and i.identity_data ->> 'email_verified' = 'true') as vouched,
       u.deleted_at is null and not exists (select from auth.identities i
         where i.user_id = u.id and i.provider not in ('email', 'phone')) as contact_only
     from auth.users u where u.email = $1 and u.is_sso_user = false`,
    [email],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const proven = row.confirmed && (row.vouched || !row.contact_only);
  return { id: row.id, proven, emailPhoneOnly: row.contact_only };
};

const createAccount = async (
  query: Query,
  profile: ProviderProfile,
  isAdmin: boolean,
  address: string,
): Promise<string> => {
  const roles = isAdmin ? adminMetadata : {};
  try {
    // Empty texts, not nulls: GoTrue cannot read a null in these four columns.
    const { rows } = await query<{ id: string }>(
      `insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at, raw_app_meta_data,
         raw_user_meta_data, created_at, updated_at,
         confirmation_token, recovery_token, email_change_token_new, email_change)
       values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1,
         case when $2::boolean then now() end, $3, $4, now(), now(), '', '', '', '')
       returning id`,
      [
        profile.email,
        profile.emailVerified,
        JSON.stringify({ provider: PROVIDER, providers: [PROVIDER], ...roles }),
        JSON.stringify(profile.identityData),
      ],
    );
    const id = rows[0]?.id ?? '';
    await insertIdentity(query, id, profile);
    await writeAudit(query, {
      action: 'user_signedup',
      userId: id,
      email: profile.email,
      address,
      traits: { provider: PROVIDER },
    });
    return id;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'users_email_partial_key') {
      throw emailExists();
    }
    throw error;
  }
};

const updateAccount = async (
  query: Query,
  id: string,
  profile: ProviderProfile,
  rules: AccountRules,
  isFirst = false,
): Promise<string> => {
  await query(
    `update auth.identities set identity_data = $3, last_sign_in_at = now(), updated_at = now()
     where provider = $1 and provider_id = $2`,
    [PROVIDER, profile.subject, JSON.stringify(profile.identityData)],
  );
  const { rows } = await query<{ banned: boolean; app_metadata: Metadata }>(
    `select coalesce(banned_until > now(), false) as banned, coalesce(raw_app_meta_data, '{}') as app_metadata
     from auth.users where id = $1 for update`,
    [id],
  );
  const [account] = rows;
  if (account === undefined || account.banned) throw new AuthError(403, 'user_banned', 'User is banned');
  await query(
    `update auth.users set
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::jsonb,
       email_confirmed_at = case when $3::boolean and lower(email) = $4 then coalesce(email_confirmed_at, now())
         else email_confirmed_at end,
       updated_at = now()
     where id = $1`,
    [id, JSON.stringify(profile.identityData), profile.emailVerified, profile.email],
  );
  const before = account.app_metadata;
  const after = {
    ...before,
    providers: including(before['providers'], PROVIDER),
    ...(isFirst || isListedAdmin(profile, rules)
      ? { role: 'admin', roles: including(before['roles'], 'admin') }
      : {}),
  };
  // Only when something changes: a trigger copies the roles on every write of this column.
  if (JSON.stringify(after) !== JSON.stringify(before)) {
    await query('update auth.users set raw_app_meta_data = $2 where id = $1', [id, JSON.stringify(after)]);
  }
  return id;
};

const including = (list: unknown, item: string): readonly unknown[] => {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.includes(item) ? items : [...items, item];
};

export const insertIdentity = async (
  query: Query,
  userId: string,
  profile: ProviderProfile,
): Promise<void> => {
  await query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now(), now())`,
    [profile.subject, userId, JSON.stringify(profile.identityData), PROVIDER],
  );
};

/**
 * Accounts made by e-mail, phone or without either do not count: they cannot become admin, and whoever made one first would
 * leave the installation without.
 */
const isFirstOfProvider = async (query: Query): Promise<boolean> => {
  const { rows } = await query<{ first: boolean }>(
    `select not exists (select from auth.identities where provider = $1)
       and not exists (select from auth.users where raw_app_meta_data -> 'roles' ? 'admin') as first`,
    [PROVIDER],
  );
  return rows[0]?.first === true;
};

const dropUnfinished = async (query: Query, email: string): Promise<void> => {
  await query(
    `delete from auth.users u where u.email = $1 and u.is_sso_user = false and u.email_confirmed_at is null
       and u.phone_confirmed_at is null and u.last_sign_in_at is null`,
    [email],
  );
};

const adminMetadata = { role: 'admin', roles: ['admin'] } as const;

/** An address counts only when the provider vouches for it: anyone can type one. */
const isListedAdmin = (profile: ProviderProfile, rules: AccountRules): boolean =>
  profile.emailVerified && rules.adminEmails.includes(profile.email);

export const emailExists = (): AuthError =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
