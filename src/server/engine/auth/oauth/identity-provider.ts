import * as openid from 'openid-client';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { isLoopback } from '#server/config/environment.ts';
import { checkAccessTokenHash, profileOf } from '#server/engine/auth/identities/provider-profile.ts';
import type { ProviderProfile } from '#server/engine/auth/identities/provider-profile.ts';

export interface ProviderSettings {
  readonly kind: 'google' | 'oidc' | 'local';
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** Separated by spaces. What the browser asks for in `scopes` never adds to it. */
  readonly scopes: string;
}

/** What has to be remembered between leaving for the provider and coming back. */
interface ProviderChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly callbackUrl: string;
}

export interface ProviderAnswer {
  readonly profile: ProviderProfile;
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

export interface IdentityProvider {
  readonly signInUrl: (checks: ProviderChecks, extra: Readonly<Record<string, string>>) => Promise<string>;
  /** What the issuer says about itself. */
  readonly describe: () => Promise<{ readonly issuer: string; readonly jwksUri: string }>;
  /** `search` is the query the provider's redirect carried. */
  readonly finish: (search: string, checks: ProviderChecks) => Promise<ProviderAnswer>;
}

const TIMEOUT_S = 10;
const CLOCK_TOLERANCE_S = 30;

export const createIdentityProvider = (settings: ProviderSettings): IdentityProvider => {
  const configuration = lazily(() => discover(settings));

  return {
    signInUrl: async (checks, extra) => {
      const config = await configuration();
      return openid.buildAuthorizationUrl(config, {
        ...extra,
        // The built-in provider keeps no choice: signing in again is how one changes to another account.
        ...(settings.kind === 'local' ? { prompt: 'login' } : {}),
        redirect_uri: checks.callbackUrl,
        scope: settings.scopes,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      }).href;
    },
    describe: async () => {
      const { issuer, jwks_uri: jwksUri } = (await configuration()).serverMetadata();
      if (jwksUri === undefined) throw new Error('The issuer publishes no keys');
      return { issuer, jwksUri };
    },
    finish: async (search, checks) => {
      const config = await configuration();
      const url = new URL(checks.callbackUrl);
      url.search = search;
      try {
        const tokens = await openid.authorizationCodeGrant(config, url, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new Error('The provider sent no ID token');
        checkAccessTokenHash(tokens.id_token ?? '', claims, tokens.access_token);
        const complete =
          claims['email'] === undefined
            ? { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
            : claims;
        return {
          profile: profileOf(complete),
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token,
        };
      } catch (error) {
        if (error instanceof AuthError) throw error;
        throw new AuthError(500, 'unexpected_failure', 'Unable to exchange external code', { cause: error });
      }
    },
  };
};

const discover = async (settings: ProviderSettings): Promise<openid.Configuration> => {
  try {
    const config = await openid.discovery(
      settings.issuer,
      settings.clientId,
      { [openid.clockTolerance]: CLOCK_TOLERANCE_S },
      settings.clientSecret === undefined ? openid.None() : openid.ClientSecretPost(settings.clientSecret),
      {
        timeout: TIMEOUT_S,
        execute: plainHttpSteps(settings.issuer),
      },
    );
    // The code flow may trust TLS instead of the signature; a loopback issuer has no TLS, so always check it.
    openid.enableNonRepudiationChecks(config);
    config.timeout = TIMEOUT_S;
    return config;
  } catch (error) {
    throw new AuthError(503, 'unexpected_failure', 'We can’t reach the sign-in service. Please try again.', {
      cause: error,
    });
  }
};

/** Steps for discovery that let it speak plain http, and only to this machine. */
const plainHttpSteps = (issuer: URL): Array<(config: openid.Configuration) => void> =>
  issuer.protocol === 'http:' && isLoopback(issuer.hostname) ? [openid.allowInsecureRequests] : [];

/** One attempt at a time, a success is kept, a failure is forgotten so that the next sign-in tries again. */
const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let current: Promise<T> | undefined;
  return () => {
    current ??= make().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };
};
