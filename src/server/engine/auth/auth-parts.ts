import { issuerOf } from './auth-deps.ts';
import type { AuthDeps } from './auth-deps.ts';
import { createVerifyIdToken } from './oauth/id-token-verifier.ts';
import type { VerifyIdToken } from './oauth/id-token-verifier.ts';
import { createIdentityProvider } from './oauth/identity-provider.ts';
import type { IdentityProvider } from './oauth/identity-provider.ts';
import { createPasswords } from './passwords/passwords.ts';
import type { Passwords } from './passwords/passwords.ts';
import { createRateLimits } from '#server/limits/rate-limits.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { RedirectRules } from './http/redirect-target.ts';
import { createSealedBox } from './tokens/sealed-box.ts';
import type { SealedBox } from './tokens/sealed-box.ts';
import type { SessionSettings } from './sessions/session.ts';
import { siteOrigins } from './http/request-origin.ts';

/** What the endpoints share, made once. */
export interface AuthParts {
  readonly deps: AuthDeps;
  readonly provider: IdentityProvider;
  readonly redirects: RedirectRules;
  readonly session: SessionSettings;
  readonly stateBox: SealedBox;
  readonly providerTokenBox: SealedBox;
  /** Secrets of authenticator apps, as they lie in the database. */
  readonly factorBox: SealedBox;
  /** For the codes sent to phones. */
  readonly factorKey: Uint8Array;
  readonly verifyIdToken: VerifyIdToken;
  readonly passwords: Passwords;
  readonly limits: RateLimits;
  /** For the codes in mails and text messages. */
  readonly codeKey: Uint8Array;
  readonly now: () => number;
}

export const createAuthParts = (deps: AuthDeps): AuthParts => {
  const provider = createIdentityProvider(deps.provider);
  const now = deps.now ?? Date.now;
  return {
    deps,
    provider,
    verifyIdToken: createVerifyIdToken(provider, deps.provider, now),
    redirects: {
      siteUrl: deps.siteUrl,
      siteOrigins: siteOrigins(deps.siteUrl),
      patterns: deps.redirectUrls,
    },
    session: {
      issuer: issuerOf(deps.siteUrl),
      get signingKeys() {
        return deps.secrets.signingKeys;
      },
      expirySeconds: deps.jwtExpiry,
      refreshKey: deps.secrets.derive('refresh tokens'),
      refreshReuseSeconds: deps.auth.refreshReuseSeconds,
    },
    stateBox: createSealedBox(deps.secrets.derive('sign-in state')),
    providerTokenBox: createSealedBox(deps.secrets.derive('provider tokens')),
    factorBox: createSealedBox(deps.secrets.derive('second factors')),
    factorKey: deps.secrets.derive('second factor codes'),
    passwords: createPasswords(),
    limits: createRateLimits({
      db: deps.db,
      key: deps.secrets.derive('rate limits'),
      factor: deps.auth.rateFactor,
    }),
    codeKey: deps.secrets.derive('one-time codes'),
    now,
  };
};
