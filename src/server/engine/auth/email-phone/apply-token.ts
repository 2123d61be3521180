import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { confirmEmailPhone, isOwned, lockAccount, replaceEmailPhone } from './email-phone-account.ts';
import type { EmailPhoneAccount } from './email-phone-account.ts';
import type { EmailOrPhone } from './email-phone.ts';
import { consumeToken, dropTokens } from '#server/engine/auth/tokens/one-time-tokens.ts';
import type { FoundToken, TokenType } from '#server/engine/auth/tokens/one-time-tokens.ts';

/** The types of the wire, and which of our tokens each of them accepts. */
export const tokensOfType = {
  signup: ['confirmation_token', 'recovery_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token', 'confirmation_token'],
  email: ['recovery_token', 'confirmation_token'],
  recovery: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
  sms: ['confirmation_token', 'recovery_token'],
  phone_change: ['phone_change_token'],
} as const satisfies Readonly<Record<string, readonly TokenType[]>>;

export type VerifyType = keyof typeof tokensOfType;

export type Verified =
  | { readonly kind: 'proven'; readonly userId: string; readonly emailOrPhone: EmailOrPhone['kind'] }
  /** An e-mail change that the other address has to agree to as well. */
  | { readonly kind: 'half' };

/** Uses the token up and does what it was sent for. Undefined when the account has moved on since. */
export const applyToken = async (
  query: Query,
  token: FoundToken,
  address: string,
): Promise<Verified | undefined> => {
  await consumeToken(query, token);
  const account = await lockAccount(query, token.userId);
  if (account === undefined) return undefined;
  if (account.banned) throw new AuthError(403, 'user_banned', 'User is banned');
  switch (token.type) {
    case 'confirmation_token':
    case 'recovery_token':
      return proveEmailPhone(query, account, token, address);
    case 'email_change_token_current':
    case 'email_change_token_new':
      return changeEmail(query, account, token, address);
    case 'phone_change_token': {
      if (account.phone_change !== token.relatesTo) return undefined;
      await replaceEmailPhone(query, account.id, { kind: 'phone', value: token.relatesTo }, true);
      await writeAudit(query, { ...entry(account, address), action: 'user_modified' });
      return { kind: 'proven', userId: account.id, emailOrPhone: 'phone' };
    }
    case 'reauthentication_token':
      return undefined;
    default:
      token.type satisfies never;
      return undefined;
  }
};

const proveEmailPhone = async (
  query: Query,
  account: EmailPhoneAccount,
  token: FoundToken,
  address: string,
): Promise<Verified | undefined> => {
  const emailOrPhone = ownEmailPhone(account, token.relatesTo);
  if (emailOrPhone === undefined) return undefined;
  const confirmed = emailOrPhone.kind === 'email' ? account.email_confirmed : account.phone_confirmed;
  if (!confirmed) {
    // A way in that was not asked for with a password proves the address, not who chose the password; where the
    // account was somebody's already, they did.
    const forgetPassword = token.type === 'recovery_token' && !isOwned(account);
    await confirmEmailPhone(query, account.id, emailOrPhone, { proven: true, forgetPassword });
    await writeAudit(query, {
      ...entry(account, address),
      action: 'user_signedup',
      traits: { provider: emailOrPhone.kind },
    });
  }
  // Whichever was used, both were sent to the same place: the other one has done its work too.
  await dropTokens(query, account.id, ['confirmation_token', 'recovery_token']);
  return { kind: 'proven', userId: account.id, emailOrPhone: emailOrPhone.kind };
};

const changeEmail = async (
  query: Query,
  account: EmailPhoneAccount,
  token: FoundToken,
  address: string,
): Promise<Verified | undefined> => {
  const { email, email_change: newEmail } = account;
  if (newEmail === null) return undefined;
  if (token.relatesTo !== (token.type === 'email_change_token_new' ? newEmail : email)) return undefined;
  if (email !== null && account.email_change_confirm_status === 0) {
    await query('update auth.users set email_change_confirm_status = 1, updated_at = now() where id = $1', [
      account.id,
    ]);
    return { kind: 'half' };
  }
  await replaceEmailPhone(query, account.id, { kind: 'email', value: newEmail }, true);
  // What was sent to the old address opens nothing any more.
  await dropTokens(query, account.id, [
    'confirmation_token',
    'recovery_token',
    'reauthentication_token',
    'email_change_token_current',
    'email_change_token_new',
  ]);
  await writeAudit(query, { ...entry(account, address), action: 'user_modified' });
  return { kind: 'proven', userId: account.id, emailOrPhone: 'email' };
};

const ownEmailPhone = (account: EmailPhoneAccount, value: string): EmailOrPhone | undefined => {
  if (account.email === value) return { kind: 'email', value };
  return account.phone === value ? { kind: 'phone', value } : undefined;
};

const entry = (account: EmailPhoneAccount, address: string) => ({
  userId: account.id,
  email: account.email,
  address,
});
