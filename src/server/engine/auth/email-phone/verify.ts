import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { asAuthError, AuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { emailPhoneFields, parseEmailOrPhone } from './email-phone.ts';
import type { EmailOrPhone } from './email-phone.ts';
import { completeSignIn, newSession } from '#server/engine/auth/sessions/new-session.ts';
import type { NewSession } from '#server/engine/auth/sessions/new-session.ts';
import { errorRedirect } from '#server/engine/auth/http/error-redirect.ts';
import { finishLinkFlow } from '#server/engine/auth/pkce/link-flow.ts';
import { findByCode, findByLink } from '#server/engine/auth/tokens/one-time-tokens.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { redirectTarget, withFragment, withQuery } from '#server/engine/auth/http/redirect-target.ts';
import { emailLogin } from '#server/engine/auth/sessions/session.ts';
import { requireMethod, requireSomeMethod } from './sign-in-methods.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { findAccount } from './email-phone-account.ts';
import { noteTry } from '#server/engine/auth/sessions/sign-in-events.ts';
import { applyToken, tokensOfType } from './apply-token.ts';
import type { VerifyType } from './apply-token.ts';

const CONFIRMED = 'Your address is confirmed. Please sign in.';
const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

const body = z.object({
  ...emailPhoneFields,
  type: z
    .string({ error: 'Verify requires a verification type' })
    .min(1, 'Verify requires a verification type')
    .max(20),
  token: z.string().max(200).nullish(),
  token_hash: z.string().max(200).nullish(),
});

type Claim =
  | { readonly kind: 'link'; readonly token: string; readonly type: VerifyType }
  | {
      readonly kind: 'code';
      readonly token: string;
      readonly type: VerifyType;
      readonly emailOrPhone: EmailOrPhone;
    };

type Outcome =
  | { readonly kind: 'refused'; readonly error: AuthError }
  | { readonly kind: 'half'; readonly pkce: boolean }
  | { readonly kind: 'code'; readonly code: string }
  /** A link without PKCE where the implicit flow is off: it has done its work, and no session stands in an address. */
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'session'; readonly opened: NewSession };

/** For programs: by the code and where it was sent, or by the token of the link. Always ends in a session. */
export const handleVerify = async (c: Context, parts: AuthParts): Promise<Response> => {
  requireSomeMethod(parts);
  const claim = claimOf(await readAuthBody(c, body));
  requireMethod(parts, claim.kind === 'code' ? claim.emailOrPhone.kind : 'email');
  const outcome = await verify(c, parts, claim, false);
  switch (outcome.kind) {
    case 'refused':
      if (claim.kind === 'code') {
        const account = await parts.deps.db.tx(authAdmin, (query) => findAccount(query, claim.emailOrPhone));
        noteTry(c, account?.id);
      }
      throw outcome.error;
    case 'half':
      return c.json({ msg: HALF, code: '200' });
    case 'session':
      completeSignIn(c, parts, outcome.opened);
      return c.json(outcome.opened.session);
    case 'code':
    case 'confirmed':
      throw new Error('Only a link ends without a session');
    default:
      return outcome satisfies never;
  }
};

/** For people who open the link in a mail: whatever happens, they end up on a page of the site. */
export const handleVerifyLink = async (c: Context, parts: AuthParts): Promise<Response> => {
  requireMethod(parts, 'email');
  const target = redirectTarget(c.req.query('redirect_to'), parts.redirects);
  const type = c.req.query('type') ?? '';
  try {
    const token = c.req.query('token') ?? c.req.query('token_hash') ?? '';
    const claim = claimOf(body.parse({ type: type.slice(0, 20), token_hash: token.slice(0, 200) }));
    const outcome = await verify(c, parts, claim, true);
    switch (outcome.kind) {
      case 'refused':
        return c.redirect(errorRedirect(target, outcome.error), 303);
      case 'half': {
        const message = { message: HALF };
        return c.redirect(withFragment(outcome.pkce ? withQuery(target, message) : target, message), 303);
      }
      case 'confirmed':
        return c.redirect(withFragment(target, { message: CONFIRMED }), 303);
      case 'code':
        return c.redirect(withQuery(target, { code: outcome.code }), 303);
      case 'session': {
        completeSignIn(c, parts, outcome.opened);
        return c.redirect(withFragment(target, { ...sessionFields(outcome.opened), type }), 303);
      }
      default:
        return outcome satisfies never;
    }
  } catch (error) {
    const known =
      error instanceof z.ZodError ? validationFailed('Verify requires a token') : asAuthError(error);
    if (known.status >= 500) parts.deps.logError('A link could not be verified', known.cause ?? known);
    return c.redirect(errorRedirect(target, known), 303);
  }
};

const sessionFields = ({ session }: NewSession): Readonly<Record<string, string>> => ({
  access_token: session.access_token,
  expires_at: String(session.expires_at),
  expires_in: String(session.expires_in),
  refresh_token: session.refresh_token,
  token_type: session.token_type,
});

const claimOf = (given: z.output<typeof body>): Claim => {
  const { type } = given;
  if (!isVerifyType(type)) throw validationFailed('Unsupported verification type');
  if (given.token_hash) {
    if (given.token || given.email || given.phone) {
      throw validationFailed('Only the token_hash and type should be provided');
    }
    return { kind: 'link', token: given.token_hash, type };
  }
  if (!given.token) throw validationFailed('Verify requires a token or a token hash');
  const both = 'Only an email address or phone number should be provided on verify';
  const emailOrPhone = parseEmailOrPhone(given, both);
  if (emailOrPhone === undefined) throw validationFailed(both);
  const forPhone = type === 'sms' || type === 'phone_change';
  if (forPhone !== (emailOrPhone.kind === 'phone')) {
    throw validationFailed(forPhone ? 'Invalid email verification type' : 'Invalid sms verification type');
  }
  return { kind: 'code', token: given.token.replaceAll(/[\s-]/g, ''), type, emailOrPhone };
};

const isVerifyType = (type: string): type is VerifyType => Object.hasOwn(tokensOfType, type);

/** A refusal is a result, not an exception: the try it cost has to stay counted. */
const verify = async (c: Context, parts: AuthParts, claim: Claim, byLink: boolean): Promise<Outcome> => {
  const { address } = clientOf(c, parts);
  await parts.limits.take({ limit: 'verify', subject: address });
  return parts.deps.db.tx(authAdmin, async (query): Promise<Outcome> => {
    const token = await findToken(query, parts, claim);
    const mayOpen = !byLink || token?.flowStateId !== null || parts.deps.auth.implicit;
    // Left as it is: the code beside it still works.
    if (!mayOpen && token?.type === 'recovery_token') return { kind: 'refused', error: implicitOff() };
    const verified = token === undefined ? undefined : await applyToken(query, token, address);
    if (token === undefined || verified === undefined) return { kind: 'refused', error: expired(claim) };
    if (verified.kind === 'half') return { kind: 'half', pkce: token.flowStateId !== null };
    if (byLink && token.flowStateId !== null) {
      const code = await finishLinkFlow(query, token.flowStateId);
      return code === undefined ? { kind: 'refused', error: flowGone() } : { kind: 'code', code };
    }
    if (!mayOpen) return { kind: 'confirmed' };
    const login = emailLogin('otp', verified.emailOrPhone);
    return { kind: 'session', opened: await newSession(c, parts, query, verified.userId, login) };
  });
};

const findToken = (query: Query, parts: AuthParts, claim: Claim) => {
  const types = tokensOfType[claim.type];
  return claim.kind === 'link'
    ? findByLink(query, claim.token, types)
    : findByCode(query, parts.codeKey, { types, relatesTo: claim.emailOrPhone.value, code: claim.token });
};

const expired = (claim: Claim): AuthError =>
  new AuthError(
    403,
    'otp_expired',
    claim.kind === 'link' ? 'Email link is invalid or has expired' : 'Token has expired or is invalid',
  );

const flowGone = (): AuthError =>
  new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');

const implicitOff = (): AuthError =>
  new AuthError(
    403,
    'validation_failed',
    'This link was asked for without PKCE, and the implicit flow is off: type the code instead',
  );
