import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import { AuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { findAccount, isConfirmed, lockAccount } from './email-phone-account.ts';
import type { EmailPhoneAccount } from './email-phone-account.ts';
import { emailPhoneFields, parseEmailOrPhone } from './email-phone.ts';
import { completeSignIn, newSession } from '#server/engine/auth/sessions/new-session.ts';
import { sentenceFor, weaknessesOf } from '#server/engine/auth/passwords/password-strength.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { noteTry } from '#server/engine/auth/sessions/sign-in-events.ts';
import { emailLogin } from '#server/engine/auth/sessions/session.ts';
import { requireMethod, requireSomeMethod } from './sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { networkOf } from '#server/limits/network-of.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

const body = z.object({ ...emailPhoneFields, password: z.string({ error: 'missing password' }).max(4096) });

export const handlePasswordGrant = async (c: Context, parts: AuthParts): Promise<Response> => {
  requireSomeMethod(parts);
  const given = await readAuthBody(c, body);
  const emailOrPhone = parseEmailOrPhone(
    given,
    'Only an email address or phone number should be provided on login.',
  );
  if (emailOrPhone === undefined) throw validationFailed('missing email or phone');
  requireMethod(parts, emailOrPhone.kind);
  const network = networkOf(clientOf(c, parts).address);
  await takeTurn(parts, emailOrPhone.value, network);

  const account = await parts.deps.db.tx(authAdmin, (query) => findAccount(query, emailOrPhone));
  // Nobody's password and a password beyond the limit cost the same work as a wrong one.
  const stored = given.password.length > authLimits.longestPassword ? null : account?.encrypted_password;
  const check = await parts.passwords.check(given.password.slice(0, authLimits.longestPassword), stored);
  if (account === undefined || !check.correct) {
    noteTry(c, account?.id);
    throw invalidCredentials();
  }
  if (account.banned) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!isConfirmed(account, emailOrPhone.kind)) {
    throw emailOrPhone.kind === 'email'
      ? new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
      : new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  }
  const rehashed = check.outdated ? await parts.passwords.hash(given.password) : undefined;

  const opened = await parts.deps.db.tx(authAdmin, async (query) => {
    const now = await lockAccount(query, account.id);
    // The password may have been changed while the old one was being compared.
    if (now?.encrypted_password !== account.encrypted_password) throw invalidCredentials();
    if (rehashed !== undefined) {
      await query('update auth.users set encrypted_password = $2 where id = $1', [account.id, rehashed]);
    }
    await parts.limits.remember(query, emailOrPhone.value, network);
    return newSession(c, parts, query, account.id, emailLogin('password', emailOrPhone.kind));
  });
  completeSignIn(c, parts, opened);
  return c.json({ ...opened.session, ...weakness(given.password, account) });
};

/**
 * Whoever guesses is counted where they are, so that the owner gets in from elsewhere. Guessers in many places share one
 * count, and the places where the owner has signed in before are not part of it.
 */
const takeTurn = async (parts: AuthParts, account: string, network: string): Promise<void> => {
  parts.limits.refuseAgain({ limit: 'signIn', subject: network });
  const isKnown = await parts.limits.isRemembered(account, network);
  await parts.limits.take(
    { limit: 'signIn', subject: network },
    { limit: 'signInPlace', subject: `${account} ${network}` },
    ...(isKnown ? [] : [{ limit: 'signInAccount', subject: account } as const]),
  );
};

/** GoTrue lets a weak password in that it would not take today, and says so. */
const weakness = (password: string, owner: EmailPhoneAccount): object => {
  const reasons = weaknessesOf(password, owner);
  return reasons.length === 0 ? {} : { weak_password: { message: sentenceFor(reasons), reasons } };
};

const invalidCredentials = (): AuthError =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
