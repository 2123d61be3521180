import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { findUser, toWireUser } from '#server/engine/auth/users/auth-user.ts';
import type { UserRow } from '#server/engine/auth/users/auth-user.ts';
import {
  emailPhoneFields,
  metadataField,
  parseEmail,
  parsePhone,
  requireSmallMetadata,
} from './email-phone.ts';
import { emailPhoneTaken, findAccount, lockAccount, replaceEmailPhone } from './email-phone-account.ts';
import type { EmailPhoneAccount } from './email-phone-account.ts';
import type { CodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import { challengeFields, challengeOf } from '#server/engine/auth/pkce/link-flow.ts';
import { dropTokens } from '#server/engine/auth/tokens/one-time-tokens.ts';
import { requireStrongPassword } from '#server/engine/auth/passwords/password-strength.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { checkNonce } from './reauthenticate.ts';
import { redirectTarget } from '#server/engine/auth/http/redirect-target.ts';
import { requireBearer, requireUser } from '#server/engine/auth/users/require-user.ts';
import type { Bearer } from '#server/engine/auth/users/require-user.ts';
import { isFreshSignIn } from '#server/engine/auth/sessions/fresh-sign-in.ts';
import { sendCode } from './send-code.ts';
import type { AfterCommit } from './send-code.ts';
import { sendEmailChange } from './send-email-change.ts';
import { requireMethod, requireSomeMethod } from './sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const body = z.object({
  ...emailPhoneFields,
  ...challengeFields,
  password: z.string().max(4096).nullish(),
  nonce: z.string().max(100).nullish(),
  data: metadataField,
  app_metadata: z.unknown().optional(),
});

/**
 * Without a fresh sign-in a new password needs the code of /reauthenticate. For an admin a day is not fresh: the desk asks for
 * the password to be sure who sits there, and one that was set on a page left open would answer it.
 */
const FRESH = '24 hours';

interface Change {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly password: string | undefined;
  readonly nonce: string | undefined;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly challenge: CodeChallenge | undefined;
  readonly redirectTo: string;
}

interface Standing {
  readonly user: UserRow;
  readonly account: EmailPhoneAccount;
  readonly fresh: boolean;
  readonly needsSecondFactor: boolean;
}

export const handleUpdateUser = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const change = await readChange(c, parts);
  const standing = await parts.deps.db.tx(authAdmin, (query) => standingOf(query, bearer));
  requireAllowed(standing, change);
  const { address } = clientOf(c, parts);
  const mails = change.email !== undefined && change.email !== standing.account.email;
  const texts = change.phone !== undefined && change.phone !== standing.account.phone;
  await parts.limits.take(
    { limit: 'mail', subject: mails ? address : '' },
    { limit: 'text', subject: texts ? address : '' },
    // A new password costs as much work as a sign-in.
    { limit: 'signIn', subject: change.password === undefined ? '' : address },
  );
  const passwordHash = await newPassword(parts, standing, change);

  const done = await parts.deps.db.tx(authAdmin, async (query) => {
    await requireUser(query, bearer);
    const account = await lockAccount(query, bearer.userId);
    if (account === undefined) throw new AuthError(403, 'user_not_found', 'User not found');
    const entry = { userId: account.id, email: account.email, address };
    if (passwordHash !== undefined) {
      await savePassword(query, bearer, passwordHash);
      await writeAudit(query, { ...entry, action: 'user_updated_password' });
    }
    if (change.data !== undefined) await mergeData(query, account, change.data);
    const after = [
      await changeEmail(query, parts, account, change),
      await changePhone(query, parts, account, change),
    ];
    await writeAudit(query, { ...entry, action: 'user_modified' });
    return { user: await findUser(query, account.id), after };
  });
  done.after.forEach((send) => send());
  if (done.user === undefined) throw new AuthError(403, 'user_not_found', 'User not found');
  return c.json(toWireUser(done.user));
};

const readChange = async (c: Context, parts: AuthParts): Promise<Change> => {
  const given = await readAuthBody(c, body);
  if (given.app_metadata !== undefined) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (given.email) requireMethod(parts, 'email');
  if (given.phone) requireMethod(parts, 'phone');
  if (given.password) requireSomeMethod(parts);
  if (given.data) requireSmallMetadata(given.data);
  return {
    email: given.email ? parseEmail(given.email) : undefined,
    phone: given.phone ? parsePhone(given.phone) : undefined,
    password: given.password ?? undefined,
    nonce: given.nonce || undefined,
    data: given.data ?? undefined,
    challenge: challengeOf(given),
    redirectTo: redirectTarget(c.req.query('redirect_to'), parts.redirects),
  };
};

const standingOf = async (query: Query, bearer: Bearer): Promise<Standing> => {
  const user = await requireUser(query, bearer, 'to be shown');
  const account = await lockAccount(query, user.id);
  if (account === undefined) throw new AuthError(403, 'user_not_found', 'User not found');
  const { rows } = await query<{ fresh: boolean; aal2: boolean; admin: boolean }>(
    `select created_at > now() - $2::interval as fresh, coalesce(aal::text, 'aal1') = 'aal2' as aal2,
       public.holds_admin_role(user_id) as admin
     from auth.sessions where id = $1`,
    [bearer.sessionId ?? null, FRESH],
  );
  const isFresh =
    rows[0]?.admin === true ? await isFreshSignIn(query, bearer.sessionId) : rows[0]?.fresh === true;
  return {
    user,
    account,
    fresh: isFresh,
    needsSecondFactor: user.has_verified_factor && !(rows[0]?.aal2 === true && bearer.aal === 'aal2'),
  };
};

const requireAllowed = ({ account, needsSecondFactor }: Standing, change: Change): void => {
  const changesEmail = change.email !== undefined && change.email !== account.email;
  const changesPhone = change.phone !== undefined && change.phone !== account.phone;
  if (needsSecondFactor) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (account.is_anonymous && change.password !== undefined && !changesEmail && !changesPhone) {
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  }
};

const newPassword = async (
  parts: AuthParts,
  { user, account, fresh }: Standing,
  { password, nonce }: Change,
): Promise<string | undefined> => {
  if (password === undefined) return undefined;
  requireStrongPassword(password, user);
  if (nonce !== undefined) await checkNonce(parts, user, nonce);
  else if (!fresh) {
    throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  if (account.encrypted_password !== null) {
    const { correct } = await parts.passwords.check(password, account.encrypted_password);
    if (correct) {
      throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
    }
  }
  return parts.passwords.hash(password);
};

/** Whoever else was signed in, perhaps because they knew the old password, is not any more. */
const savePassword = async (query: Query, bearer: Bearer, passwordHash: string): Promise<void> => {
  await query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    bearer.userId,
    passwordHash,
  ]);
  await dropTokens(query, bearer.userId, ['recovery_token', 'reauthentication_token']);
  const sessionId = bearer.sessionId ?? null;
  await query('select public.end_user_sessions($1, $2, $3)', [
    bearer.userId,
    sessionId,
    sessionId === null ? 'global' : 'others',
  ]);
  await query('delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2::uuid)', [
    bearer.userId,
    sessionId,
  ]);
};

/** As with GoTrue, null takes a field away. */
const mergeData = async (
  query: Query,
  account: EmailPhoneAccount,
  data: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const merged = Object.fromEntries(
    Object.entries({ ...account.user_metadata, ...data }).filter(([, value]) => value !== null),
  );
  requireSmallMetadata(merged);
  await query('update auth.users set raw_user_meta_data = $2, updated_at = now() where id = $1', [
    account.id,
    JSON.stringify(merged),
  ]);
};

const changeEmail = async (
  query: Query,
  parts: AuthParts,
  account: EmailPhoneAccount,
  { email, challenge, redirectTo }: Change,
): Promise<AfterCommit> => {
  if (email === undefined || email === account.email) return () => {};
  if ((await findAccount(query, { kind: 'email', value: email })) !== undefined) {
    throw emailPhoneTaken('email');
  }
  if (account.is_anonymous && parts.deps.auth.autoconfirm) {
    await replaceEmailPhone(query, account.id, { kind: 'email', value: email }, false);
    return () => {};
  }
  return sendEmailChange(query, parts, account, { newEmail: email, challenge, redirectTo });
};

const changePhone = async (
  query: Query,
  parts: AuthParts,
  account: EmailPhoneAccount,
  { phone }: Change,
): Promise<AfterCommit> => {
  if (phone === undefined || phone === account.phone) return () => {};
  const emailOrPhone = { kind: 'phone', value: phone } as const;
  if ((await findAccount(query, emailOrPhone)) !== undefined) throw emailPhoneTaken('phone');
  if (parts.deps.auth.autoconfirm) {
    await replaceEmailPhone(query, account.id, emailOrPhone, false);
    return () => {};
  }
  await query('update auth.users set phone_change = $2, updated_at = now() where id = $1', [
    account.id,
    phone,
  ]);
  return sendCode(query, parts, 'phone_change_token', { userId: account.id, known: true, emailOrPhone });
};
