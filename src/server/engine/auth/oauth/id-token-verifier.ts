import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { isLoopback } from '#server/config/environment.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { IdentityProvider, ProviderSettings } from './identity-provider.ts';
import { checkAccessTokenHash, profileOf } from '#server/engine/auth/identities/provider-profile.ts';
import type { ProviderProfile } from '#server/engine/auth/identities/provider-profile.ts';

interface IdTokenClaim {
  readonly idToken: string;
  readonly accessToken: string | undefined;
  readonly nonce: string | undefined;
}

export type VerifyIdToken = (claim: IdTokenClaim) => Promise<ProviderProfile>;

const FETCH_TIMEOUT_MS = 10_000;
/** A token with an unknown key makes us ask the issuer again, but not more often than this. */
const COOLDOWN_MS = 30_000;
const KEYS_KEPT_MS = 600_000;
const CLOCK_TOLERANCE_S = 30;
/** No shared secrets: whoever knows the client's could sign for anybody. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Checks an ID token that a client got from the provider by itself, without a browser passing through us. */
export const createVerifyIdToken = (
  provider: Pick<IdentityProvider, 'describe'>,
  settings: Pick<ProviderSettings, 'kind' | 'clientId'>,
  now: () => number,
): VerifyIdToken => {
  let keys: { readonly url: string; readonly get: JWTVerifyGetKey } | undefined;

  return async ({ idToken, accessToken, nonce }) => {
    const { issuer, jwksUri } = await provider.describe();
    if (keys?.url !== jwksUri) keys = { url: jwksUri, get: remoteKeys(jwksUri) };
    try {
      const { payload } = await jwtVerify(idToken, keys.get, {
        // Google's own libraries accept both spellings.
        issuer: settings.kind === 'google' ? [issuer, new URL(issuer).host] : issuer,
        audience: settings.clientId,
        algorithms,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(now()),
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      requireOurParty(payload, settings.clientId);
      requireNonce(payload['nonce'], nonce);
      if (accessToken !== undefined) checkAccessTokenHash(idToken, payload, accessToken);
      if (payload['email'] === undefined) throw badIdToken('The ID token has no email claim');
      return profileOf({ ...payload, iss: issuer });
    } catch (error) {
      throw asAnswer(error);
    }
  };
};

const remoteKeys = (jwksUri: string): JWTVerifyGetKey => {
  const url = new URL(jwksUri);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) {
    throw new Error('The issuer publishes its keys unsafely');
  }
  return createRemoteJWKSet(url, {
    timeoutDuration: FETCH_TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: KEYS_KEPT_MS,
  });
};

/** OpenID Connect Core 3.1.3.7: with several audiences the token has to name us as the one it was issued to. */
const requireOurParty = (payload: JWTPayload, clientId: string): void => {
  const party = payload['azp'];
  const several = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((several || party !== undefined) && party !== clientId && !isMobileClient(party, payload, clientId)) {
    throw badIdToken('Unacceptable audience in id_token');
  }
};

/** A phone app gets tokens for its server: the app is the party, the server the only audience. */
const isMobileClient = (party: unknown, payload: JWTPayload, clientId: string): boolean =>
  typeof party === 'string' && [payload.aud].flat().every((audience) => audience === clientId);

/** The provider was given the hash of the nonce, or the nonce itself; the client shows the nonce. */
const requireNonce = (said: unknown, shown: string | undefined): void => {
  if ((said === undefined) !== (shown === undefined)) {
    throw badIdToken('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (shown === undefined) return;
  if (said !== shown && said !== createHash('sha256').update(shown).digest('hex')) {
    throw badIdToken('Nonces mismatch', 'invalid nonce');
  }
};

const asAnswer = (error: unknown): AuthError => {
  if (error instanceof AuthError) return error;
  const unreachable =
    error instanceof errors.JWKSTimeout ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
    (error instanceof TypeError && error.message === 'fetch failed');
  if (unreachable) {
    const message = 'We can’t reach the sign-in service. Please try again.';
    return new AuthError(503, 'unexpected_failure', message, { cause: error });
  }
  return badIdToken('Bad ID token', 'invalid request', error);
};

/** GoTrue answers this grant in the words of OAuth; the usual fields come along. */
const badIdToken = (message: string, oauthError = 'invalid request', cause?: unknown): AuthError =>
  new AuthError(400, 'validation_failed', message, {
    cause,
    details: { error: oauthError, error_description: message },
  });
