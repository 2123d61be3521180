import type { Context } from 'hono';
import { deleteCookie, getCookie } from 'hono/cookie';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { AuthError, asAuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { CALLBACK_PATH } from './authorize.ts';
import { errorRedirect } from '#server/engine/auth/http/error-redirect.ts';
import { issueCode } from '#server/engine/auth/pkce/auth-code.ts';
import { linkIdentity, requireUnlinked } from '#server/engine/auth/identities/link-identity.ts';
import type { ProviderAnswer } from './identity-provider.ts';
import { withFragment, withQuery } from '#server/engine/auth/http/redirect-target.ts';
import { completeSignIn, newSession } from '#server/engine/auth/sessions/new-session.ts';
import { signInUser } from '#server/engine/auth/identities/sign-in-user.ts';
import {
  badState,
  readSignInState,
  requireNotExpired,
  requireSameBrowser,
  stateCookieName,
  stateId,
} from './sign-in-state.ts';
import type { SignInState } from './sign-in-state.ts';
import { sweepExpired } from '#server/engine/auth/sessions/sweep-expired.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { recordRefusal } from '#server/engine/auth/sessions/sign-in-events.ts';

/** The provider sends the browser here. Whatever happens, the person ends up on a page of the site. */
export const handleOidcCallback = async (c: Context, parts: AuthParts): Promise<Response> => {
  const rawState = c.req.query('state');
  let target = parts.deps.siteUrl;
  try {
    const state = await readSignInState(parts.stateBox, rawState);
    const cookie = stateCookieName(rawState ?? '');
    const browserSecret = getCookie(c, cookie);
    deleteCookie(c, cookie, { path: CALLBACK_PATH });
    // A link with a challenge is made when the verifier is shown: only who asked for it can finish it, and their
    // browser need not have been the one that asked, as the request is a script's and may cross origins.
    const linksLater = state.linkTo !== undefined && state.codeChallenge !== undefined;
    if (linksLater) requireNotExpired(state, parts.now());
    else requireSameBrowser(state, browserSecret, parts.now());
    target = state.redirectTo;
    const refusal = c.req.query('error');
    if (refusal !== undefined) {
      return c.redirect(errorRedirect(target, refusalError(c), oauthError(refusal)), 302);
    }
    const answer = await parts.provider.finish(new URL(c.req.url).search, {
      ...state,
      state: rawState ?? '',
    });
    return c.redirect(await finish(c, parts, state, stateId(rawState ?? ''), answer), 302);
  } catch (error) {
    const known = asAuthError(error);
    if (known.status >= 500) parts.deps.logError('Sign-in failed', known.cause ?? known);
    recordRefusal(parts.deps.securityEvents, c, known);
    return c.redirect(errorRedirect(target, known), 302);
  }
};

const finish = async (
  c: Context,
  parts: AuthParts,
  state: SignInState,
  id: string,
  answer: ProviderAnswer,
): Promise<string> => {
  const { codeChallenge, codeChallengeMethod } = state;
  if (codeChallenge !== undefined && codeChallengeMethod !== undefined) {
    const code = await parts.deps.db.tx(authAdmin, async (query) => {
      const challenge = { value: codeChallenge, method: codeChallengeMethod };
      if (state.linkTo !== undefined) {
        await spendState(query, id);
        await requireUnlinked(query, state.linkTo, answer.profile);
        const link = { userId: state.linkTo, link: answer.profile };
        return issueCode(query, parts.providerTokenBox, { ...link, challenge, tokens: answer });
      }
      const userId = await account(c, query, parts, state, id, answer);
      return issueCode(query, parts.providerTokenBox, { userId, challenge, tokens: answer });
    });
    return withQuery(state.redirectTo, { code });
  }

  const opened = await parts.deps.db.tx(authAdmin, async (query) => {
    const userId = await account(c, query, parts, state, id, answer);
    return newSession(c, parts, query, userId);
  });
  completeSignIn(c, parts, opened);
  const { session } = opened;
  return withFragment(state.redirectTo, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    provider_token: answer.accessToken,
    ...(answer.refreshToken === undefined ? {} : { provider_refresh_token: answer.refreshToken }),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
  });
};

const account = async (
  c: Context,
  query: Query,
  parts: AuthParts,
  state: SignInState,
  id: string,
  answer: ProviderAnswer,
): Promise<string> => {
  await spendState(query, id);
  const { address } = clientOf(c, parts);
  if (state.linkTo !== undefined) return linkIdentity(query, state.linkTo, answer.profile, address);
  return signInUser(query, answer.profile, parts.deps, address);
};

const spendState = async (query: Query, id: string): Promise<void> => {
  await sweepExpired(query);
  // A quarter of an hour outlasts the state, which expires after ten minutes.
  const { rowCount } = await query(
    `insert into kindling.used_sign_in_states (id, expires_at) values ($1, now() + interval '15 minutes')
     on conflict (id) do nothing`,
    [id],
  );
  if (rowCount !== 1) throw badState('OAuth state was used before');
};

const refusalError = (c: Context): AuthError => {
  const description = c.req.query('error_description') ?? 'The identity provider refused the sign-in';
  return new AuthError(400, 'bad_oauth_callback', description.slice(0, 300));
};

/** RFC 6749 names errors with a few plain characters; anything else is not passed on. */
const oauthError = (name: string): string => (/^[a-z_]{1,60}$/.test(name) ? name : 'server_error');
