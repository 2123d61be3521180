import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { asAuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { errorRedirect } from '#server/engine/auth/http/error-redirect.ts';
import { parseCodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import type { CodeChallenge } from '#server/engine/auth/pkce/code-challenge.ts';
import { redirectTarget } from '#server/engine/auth/http/redirect-target.ts';
import { isKnownProvider, PROVIDER } from '#server/engine/auth/identities/providers.ts';
import { startSignIn, stateCookieName, STATE_SECONDS } from './sign-in-state.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { requestOrigin } from '#server/engine/auth/http/request-origin.ts';

export const CALLBACK_PATH = '/auth/v1/oidc/callback';

/** What a client may hand through to the provider (`queryParams` in supabase-js). */
const passedOn = ['access_type', 'prompt', 'login_hint', 'hd', 'include_granted_scopes'];

export const handleAuthorize = async (c: Context, parts: AuthParts): Promise<Response> => {
  const request = readAuthorize(c, parts);
  try {
    await parts.limits.take({ limit: 'authorize', subject: clientOf(c, parts).address });
    return c.redirect(await leaveForProvider(c, parts, request), 302);
  } catch (error) {
    const known = asAuthError(error);
    if (known.status >= 500) parts.deps.logError('Sign-in could not be started', known.cause ?? known);
    return c.redirect(errorRedirect(request.redirectTo, known), 302);
  }
};

export interface AuthorizeRequest {
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | undefined;
}

export const readAuthorize = (c: Context, parts: AuthParts): AuthorizeRequest => {
  requireProvider(c.req.query('provider') ?? '');
  return {
    challenge: parseCodeChallenge(c.req.query('code_challenge'), c.req.query('code_challenge_method')),
    redirectTo: redirectTarget(c.req.query('redirect_to'), parts.redirects),
  };
};

/** The provider's address. With `linkTo` the identity that comes back is added to that account. */
export const leaveForProvider = async (
  c: Context,
  parts: AuthParts,
  { redirectTo, challenge }: AuthorizeRequest,
  linkTo?: string,
): Promise<string> => {
  if (challenge === undefined && !parts.deps.auth.implicit) {
    throw validationFailed('Sign-in needs a PKCE code_challenge: the implicit flow is off');
  }
  const origin = requestOrigin(c, parts.deps.siteUrl);
  const callbackUrl = `${origin}${CALLBACK_PATH}`;
  const started = await startSignIn(
    parts.stateBox,
    {
      redirectTo,
      callbackUrl,
      codeChallenge: challenge?.value,
      codeChallengeMethod: challenge?.method,
      linkTo,
    },
    parts.now(),
  );
  const target = await parts.provider.signInUrl({ ...started, callbackUrl }, extraParameters(c));
  setCookie(c, stateCookieName(started.state), started.browserSecret, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
    path: CALLBACK_PATH,
    maxAge: STATE_SECONDS,
  });
  return target;
};

const requireProvider = (provider: string): void => {
  if (provider === PROVIDER) return;
  throw validationFailed(
    isKnownProvider(provider)
      ? 'Unsupported provider: provider is not enabled'
      : `Unsupported provider: Provider ${provider.slice(0, 100)} could not be found`,
  );
};

const extraParameters = (c: Context): Readonly<Record<string, string>> =>
  Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = c.req.query(name);
      return value === undefined || value.length > 254 ? [] : [[name, value]];
    }),
  );
