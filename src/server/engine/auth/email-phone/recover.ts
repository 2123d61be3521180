import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { emailPhoneFields, parseEmailOrPhone, parseEmail, parsePhone } from './email-phone.ts';
import { findAccount, findChange, isWaitingForGuest, reachableByCode } from './email-phone-account.ts';
import type { CodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import { challengeFields, challengeOf } from '#server/engine/auth/pkce/link-flow.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { redirectTarget } from '#server/engine/auth/http/redirect-target.ts';
import { addressee, mails, sendCode, sendMail } from './send-code.ts';
import type { AfterCommit } from './send-code.ts';
import { sendEmailChange } from './send-email-change.ts';
import { requireMethod, requireSomeMethod } from './sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const recoverBody = z.object({ ...challengeFields, email: emailPhoneFields.email });

/** The answer is the same for an address that nobody has, and so are the statements that run. */
export const handleRecover = async (c: Context, parts: AuthParts): Promise<Response> => {
  requireMethod(parts, 'email');
  const given = await readAuthBody(c, recoverBody);
  const email = parseEmail(given.email ?? '');
  const challenge = challengeOf(given);
  const redirectTo = redirectTarget(c.req.query('redirect_to'), parts.redirects);
  await parts.limits.take({ limit: 'mail', subject: clientOf(c, parts).address });
  const after = await parts.deps.db.tx(authAdmin, async (query) => {
    const found = await findAccount(query, { kind: 'email', value: email });
    const to = addressee(reachableByCode(found, parts.deps.auth));
    return sendMail(query, parts, mails.recovery, { ...to, recipient: email, challenge, redirectTo });
  });
  after();
  return c.json({});
};

const RESEND_TYPES = 'Missing one of these types: signup, email_change, sms, phone_change';
const resendBody = z.object({
  ...emailPhoneFields,
  ...challengeFields,
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change'], { error: RESEND_TYPES }),
});

export const handleResend = async (c: Context, parts: AuthParts): Promise<Response> => {
  requireSomeMethod(parts);
  const given = await readAuthBody(c, resendBody);
  const byMail = given.type === 'signup' || given.type === 'email_change';
  requireMethod(parts, byMail ? 'email' : 'phone');
  parseEmailOrPhone(given, 'Only an email address or phone number should be provided.');
  if (byMail && !given.email) throw validationFailed('Type provided requires an email address');
  if (!byMail && !given.phone) throw validationFailed('Type provided requires a phone number');
  const request = {
    challenge: challengeOf(given),
    redirectTo: redirectTarget(c.req.query('redirect_to'), parts.redirects),
  };
  await parts.limits.take({ limit: byMail ? 'mail' : 'text', subject: clientOf(c, parts).address });
  const after = await parts.deps.db.tx(authAdmin, (query) =>
    byMail
      ? resendMail(query, parts, given.type === 'signup', parseEmail(given.email ?? ''), request)
      : resendText(query, parts, given.type === 'sms', parsePhone(given.phone ?? '')),
  );
  after();
  return c.json(byMail ? {} : { message_id: randomUUID() });
};

const resendMail = async (
  query: Query,
  parts: AuthParts,
  signup: boolean,
  email: string,
  request: { readonly challenge: CodeChallenge | undefined; readonly redirectTo: string },
): Promise<AfterCommit> => {
  if (signup) {
    const account = reachableByCode(
      await findAccount(query, { kind: 'email', value: email }),
      parts.deps.auth,
    );
    const to = addressee(account?.email_confirmed === false ? account : undefined);
    // The link of an invitation is the same kind of token, and stays.
    const isGuest = account !== undefined && isWaitingForGuest(account);
    const what = isGuest ? mails.magiclink : mails.signup;
    return sendMail(query, parts, what, { ...to, ...request, recipient: email });
  }
  // The address may be the new one, or the one the account still has.
  const byNew = await findChange(query, { kind: 'email', value: email });
  const byOld = await findAccount(query, { kind: 'email', value: email });
  const account = byNew ?? (byOld?.email_change === null ? undefined : byOld);
  return sendEmailChange(query, parts, account, { ...request, newEmail: account?.email_change ?? email });
};

const resendText = async (
  query: Query,
  parts: AuthParts,
  sms: boolean,
  phone: string,
): Promise<AfterCommit> => {
  const emailOrPhone = { kind: 'phone', value: phone } as const;
  const account = sms
    ? reachableByCode(await findAccount(query, emailOrPhone), parts.deps.auth)
    : await findChange(query, emailOrPhone);
  const to = addressee(sms && account?.phone_confirmed === true ? undefined : account);
  return sendCode(query, parts, sms ? 'confirmation_token' : 'phone_change_token', { ...to, emailOrPhone });
};
