import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import { AuthError, signupDisabled, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import {
  channelField,
  emailPhoneFields,
  parseEmailOrPhone,
  metadataField,
  requireSmallMetadata,
} from './email-phone.ts';
import type { EmailOrPhone } from './email-phone.ts';
import { createAccount, findAccount, isTaken, reachableByCode } from './email-phone-account.ts';
import type { CodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import { challengeFields, challengeOf } from '#server/engine/auth/pkce/link-flow.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { redirectTarget } from '#server/engine/auth/http/redirect-target.ts';
import { addressee, mails, sendCode, sendMail } from './send-code.ts';
import type { AfterCommit } from './send-code.ts';
import { requireMethod, requireSomeMethod } from './sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const body = z.object({
  ...emailPhoneFields,
  ...challengeFields,
  create_user: z.boolean().nullish(),
  channel: channelField,
  data: metadataField,
});

interface OtpRequest {
  readonly emailOrPhone: EmailOrPhone;
  readonly create: boolean;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly challenge: CodeChallenge | undefined;
  readonly redirectTo: string;
}

/** A way in without a password: a link and a code by mail, or a code by text message. */
export const handleOtp = async (c: Context, parts: AuthParts): Promise<Response> => {
  const given = await readAuthBody(c, body);
  if (given.phone) requireMethod(parts, 'phone');
  else if (given.email) requireMethod(parts, 'email');
  else requireSomeMethod(parts);
  const emailOrPhone = parseEmailOrPhone(given, 'Only an email address or phone number should be provided');
  if (emailOrPhone === undefined) throw validationFailed('One of email or phone must be set');
  const metadata = given.data ?? {};
  requireSmallMetadata(metadata);
  const request: OtpRequest = {
    emailOrPhone,
    create: given.create_user ?? true,
    metadata,
    challenge: challengeOf(given),
    redirectTo: redirectTarget(c.req.query('redirect_to'), parts.redirects),
  };
  const { address } = clientOf(c, parts);
  await parts.limits.take(
    { limit: 'signIn', subject: address },
    { limit: emailOrPhone.kind === 'email' ? 'mail' : 'text', subject: address },
  );
  const after = await attempt(parts, request).catch((error: unknown) => {
    if (isTaken(error)) return attempt(parts, request);
    throw error;
  });
  after();
  return c.json(emailOrPhone.kind === 'email' ? {} : { message_id: randomUUID() });
};

const attempt = async (parts: AuthParts, request: OtpRequest): Promise<AfterCommit> => {
  const { emailOrPhone } = request;
  return parts.deps.db.tx(authAdmin, async (query) => {
    const found = await findAccount(query, emailOrPhone);
    const existing = reachableByCode(found, parts.deps.auth);
    if (existing === undefined && !request.create) {
      // On the wire this is how GoTrue answers, and clients rely on it: see decision 017.
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    if (existing === undefined && !parts.deps.auth.signups) throw signupDisabled();
    const account = { ...request, passwordHash: null, confirmed: false, signsUp: true };
    // The address is taken by an account that no code opens: the same is done, and nothing comes of it.
    const isClosed = found !== undefined && existing === undefined;
    const id = existing?.id ?? (isClosed ? undefined : await createAccount(query, account));
    const to = addressee(id === undefined ? undefined : { id });
    if (emailOrPhone.kind === 'phone') {
      return sendCode(query, parts, 'recovery_token', { ...to, emailOrPhone });
    }
    // A new account is confirmed by what it is sent first; for an older one, confirmed or not, it is a way in.
    return sendMail(query, parts, existing === undefined ? mails.signup : mails.magiclink, {
      ...to,
      ...request,
      recipient: emailOrPhone.value,
    });
  });
};
