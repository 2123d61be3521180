import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError, signupDisabled, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { findUser, toWireUser } from '#server/engine/auth/users/auth-user.ts';
import type { WireUser } from '#server/engine/auth/users/auth-user.ts';
import {
  channelField,
  emailPhoneFields,
  parseEmailOrPhone,
  metadataField,
  requireSmallMetadata,
} from './email-phone.ts';
import type { EmailOrPhone } from './email-phone.ts';
import {
  confirmEmailPhone,
  createAccount,
  findAccount,
  isOwned,
  isTaken,
  isWaitingForGuest,
  lockAccount,
} from './email-phone-account.ts';
import type { EmailPhoneAccount } from './email-phone-account.ts';
import { countsAsVerified, describeIdentity, saveEmailPhoneIdentity } from './email-phone-identity.ts';
import { completeSignIn, newSession } from '#server/engine/auth/sessions/new-session.ts';
import type { NewSession } from '#server/engine/auth/sessions/new-session.ts';
import type { CodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import { decoyUser } from './decoy-user.ts';
import { challengeFields, challengeOf } from '#server/engine/auth/pkce/link-flow.ts';
import { requireStrongPassword } from '#server/engine/auth/passwords/password-strength.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { redirectTarget } from '#server/engine/auth/http/redirect-target.ts';
import { mails, sendCode, sendMail } from './send-code.ts';
import type { AfterCommit } from './send-code.ts';
import { emailLogin } from '#server/engine/auth/sessions/session.ts';
import { requireMethod } from './sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const body = z.object({
  ...emailPhoneFields,
  ...challengeFields,
  password: z.string().max(4096).nullish(),
  channel: channelField,
  data: metadataField,
});

interface Application {
  readonly emailOrPhone: EmailOrPhone;
  readonly passwordHash: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly challenge: CodeChallenge | undefined;
  readonly redirectTo: string;
}

type Outcome =
  | { readonly kind: 'session'; readonly opened: NewSession }
  | { readonly kind: 'user'; readonly user: WireUser; readonly after: AfterCommit };

export const handleSignup = async (c: Context, parts: AuthParts): Promise<Response> => {
  if (!parts.deps.auth.signups) throw signupDisabled();
  const given = await readAuthBody(c, body);
  if (!given.email && !given.phone) return signUpAnonymously(c, parts, given.data ?? {});
  requireMethod(parts, given.email ? 'email' : 'phone', 'signups');
  const emailOrPhone = parseEmailOrPhone(
    given,
    'Only an email address or phone number should be provided on signup.',
  );
  if (emailOrPhone === undefined || !given.password) {
    throw validationFailed('Signup requires a valid password');
  }
  requireStrongPassword(given.password, { [emailOrPhone.kind]: emailOrPhone.value });
  const metadata = given.data ?? {};
  requireSmallMetadata(metadata);
  const challenge = challengeOf(given);
  const { address } = clientOf(c, parts);
  await parts.limits.take(
    { limit: 'signUp', subject: address },
    ...(parts.deps.auth.autoconfirm
      ? []
      : [{ limit: emailOrPhone.kind === 'email' ? 'mail' : 'text', subject: address } as const]),
  );

  const application: Application = {
    emailOrPhone,
    // Also for somebody who has an account: the time it takes must not tell.
    passwordHash: await parts.passwords.hash(given.password),
    metadata,
    challenge,
    redirectTo: redirectTarget(c.req.query('redirect_to'), parts.redirects),
  };
  const attempt = (): Promise<Outcome> =>
    parts.deps.db.tx(authAdmin, (query) => signUp(c, parts, query, application));
  // Two at once: the second finds the account that the first has made.
  const outcome = await attempt().catch((error: unknown) => {
    if (isTaken(error)) return attempt();
    throw error;
  });
  if (outcome.kind === 'session') {
    completeSignIn(c, parts, outcome.opened);
    return c.json(outcome.opened.session);
  }
  outcome.after();
  return c.json(outcome.user);
};

const signUp = async (
  c: Context,
  parts: AuthParts,
  query: Query,
  application: Application,
): Promise<Outcome> => {
  const { emailOrPhone } = application;
  const { autoconfirm } = parts.deps.auth;
  const found = await findAccount(query, emailOrPhone);
  // An invitation at the same moment comes before or after, and is seen if it came before.
  const existing = found === undefined ? undefined : await lockAccount(query, found.id);
  if (existing !== undefined && (isOwned(existing) || existing.provider_only)) {
    if (autoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
    // Counted as if something was sent, or the limit would tell who has an account.
    await parts.limits.takeWithin(query, {
      limit: emailOrPhone.kind === 'email' ? 'mailAccount' : 'textAccount',
      subject: emailOrPhone.value,
    });
    return { kind: 'user', user: decoy(parts, application), after: () => {} };
  }
  if (existing !== undefined && isWaitingForGuest(existing)) {
    if (autoconfirm) throw new AuthError(422, 'user_already_exists', 'User already registered');
    return {
      kind: 'user',
      user: decoy(parts, application),
      after: await letIn(query, parts, existing, application),
    };
  }

  const id =
    existing?.id ?? (await createAccount(query, { ...application, confirmed: autoconfirm, signsUp: true }));
  if (existing !== undefined) await startOver(query, id, application, autoconfirm);
  await writeAudit(query, {
    action: autoconfirm ? 'user_signedup' : 'user_confirmation_requested',
    userId: id,
    email: emailOrPhone.kind === 'email' ? emailOrPhone.value : null,
    address: clientOf(c, parts).address,
    traits: { provider: emailOrPhone.kind },
  });
  if (autoconfirm) {
    const login = emailLogin('password', emailOrPhone.kind);
    return { kind: 'session', opened: await newSession(c, parts, query, id, login) };
  }
  const to = { userId: id, known: true };
  const after =
    emailOrPhone.kind === 'email'
      ? await sendMail(query, parts, mails.signup, { ...application, ...to, recipient: emailOrPhone.value })
      : await sendCode(query, parts, 'confirmation_token', { ...to, emailOrPhone });
  const user = await findUser(query, id);
  if (user === undefined) throw new Error('The account that was just made is gone');
  return { kind: 'user', user: toWireUser(user), after };
};

const decoy = (parts: AuthParts, { emailOrPhone, metadata }: Application): WireUser =>
  decoyUser(emailOrPhone, metadata, new Date(parts.now()));

/**
 * Somebody signs up whom an invitation waits for, or a stranger with their address. Nothing of what was typed is kept, and the
 * invitation goes on working; whoever reads the mail comes in by this letter as well.
 */
const letIn = (
  query: Query,
  parts: AuthParts,
  { id }: EmailPhoneAccount,
  application: Application,
): Promise<AfterCommit> => {
  const { emailOrPhone } = application;
  const to = { userId: id, known: true };
  return emailOrPhone.kind === 'email'
    ? sendMail(query, parts, mails.magiclink, { ...application, ...to, recipient: emailOrPhone.value })
    : sendCode(query, parts, 'recovery_token', { ...to, emailOrPhone });
};

/**
 * Nobody has proven this address yet, so whoever asks last counts: with the first password kept, anybody could
 * choose it for an address that is not theirs and wait for the owner to confirm.
 */
const startOver = async (
  query: Query,
  id: string,
  { emailOrPhone, passwordHash, metadata }: Application,
  confirmed: boolean,
): Promise<void> => {
  await query('update auth.users set encrypted_password = $2, raw_user_meta_data = $3 where id = $1', [
    id,
    passwordHash,
    JSON.stringify(metadata),
  ]);
  if (confirmed) await confirmEmailPhone(query, id, emailOrPhone, { proven: false, forgetPassword: false });
  else await saveEmailPhoneIdentity(query, id, emailOrPhone, false);
  await describeIdentity(query, id, emailOrPhone, countsAsVerified(emailOrPhone, confirmed));
};

const signUpAnonymously = async (
  c: Context,
  parts: AuthParts,
  metadata: Readonly<Record<string, unknown>>,
): Promise<Response> => {
  if (!parts.deps.auth.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  requireSmallMetadata(metadata);
  const { address } = clientOf(c, parts);
  await parts.limits.take({ limit: 'signUp', subject: address });
  const opened = await parts.deps.db.tx(authAdmin, async (query) => {
    const account = {
      emailOrPhone: undefined,
      passwordHash: null,
      metadata,
      confirmed: false,
      signsUp: true,
    };
    const id = await createAccount(query, account);
    await writeAudit(query, { action: 'user_signedup', userId: id, email: null, address });
    return newSession(c, parts, query, id, emailLogin('anonymous', 'anonymous'));
  });
  completeSignIn(c, parts, opened);
  return c.json(opened.session);
};
