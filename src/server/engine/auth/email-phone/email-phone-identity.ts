import type { Query } from '#server/engine/database/database.ts';
import type { EmailOrPhone } from './email-phone.ts';

/** The identity of an e-mail or a phone: one per account, under the account's own id. */
export const saveEmailPhoneIdentity = async (
  query: Query,
  userId: string,
  emailOrPhone: EmailOrPhone,
  verified: boolean,
): Promise<void> => {
  await query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::text, $1::uuid, $2, $3, now(), now(), now())
     on conflict (provider_id, provider) do update
       set identity_data = auth.identities.identity_data || excluded.identity_data, updated_at = now()`,
    [userId, JSON.stringify(factsOf(userId, emailOrPhone, verified)), emailOrPhone.kind],
  );
  await refreshMetadata(query, userId, emailOrPhone, verified);
};

const factsOf = (userId: string, { kind, value }: EmailOrPhone, verified: boolean) => ({
  sub: userId,
  email_verified: false,
  phone_verified: false,
  [kind]: value,
  [`${kind}_verified`]: verified,
});

/**
 * What the metadata say already about the e-mail or the phone is kept true, and nothing is added, but that an e-mail is
 * verified: GoTrue says so of every account.
 */
const refreshMetadata = async (
  query: Query,
  userId: string,
  { kind, value }: EmailOrPhone,
  verified: boolean,
): Promise<void> => {
  await query(
    `update auth.users u set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || (
       select coalesce(jsonb_object_agg(fact.key, fact.value), '{}') from jsonb_each($2::jsonb) fact
       where u.raw_user_meta_data ? fact.key) || $3::jsonb
     where u.id = $1`,
    [
      userId,
      JSON.stringify({ [kind]: value, [`${kind}_verified`]: verified }),
      JSON.stringify(kind === 'email' && verified ? { email_verified: true } : {}),
    ],
  );
};

/** GoTrue's rule for the metadata: an e-mail that was confirmed at once is verified, a phone is not. */
export const countsAsVerified = ({ kind }: EmailOrPhone, confirmed: boolean): boolean =>
  confirmed && kind === 'email';

/**
 * Who signs up, or changes the address themselves, finds the facts of the identity in the metadata as well, where GoTrue's
 * clients look for them; what another identity has said there already stays. An address that is confirmed at once may count
 * as verified here. The identity itself, on which the provider's sign-in relies, says what was proven.
 */
export const describeIdentity = async (
  query: Query,
  userId: string,
  emailOrPhone: EmailOrPhone,
  verified: boolean,
): Promise<void> => {
  const own = { [emailOrPhone.kind]: emailOrPhone.value, [`${emailOrPhone.kind}_verified`]: verified };
  await query(
    `update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') ||
       case when exists (select from auth.identities where user_id = $1 and provider <> $2)
         then $3::jsonb else $4::jsonb end
     where id = $1`,
    [userId, emailOrPhone.kind, JSON.stringify(own), JSON.stringify(factsOf(userId, emailOrPhone, verified))],
  );
};
