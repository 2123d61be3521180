import { issuerOf } from './auth-deps.ts';
import type { AuthDeps } from './auth-deps.ts';
import { createIdentityProvider } from './identity-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { RedirectRules } from './redirect-target.ts';
import { createSealedBox } from './sealed-box.ts';
import type { SealedBox } from './sealed-box.ts';
import type { SessionSettings } from './session.ts';
import { siteOrigins } from './site.ts';

/** What the endpoints share, made once. */
export interface AuthParts {
  readonly deps: AuthDeps;
  readonly provider: IdentityProvider;
  readonly redirects: RedirectRules;
  readonly session: SessionSettings;
  readonly stateBox: SealedBox;
  readonly providerTokenBox: SealedBox;
  readonly now: () => number;
}

export function createAuthParts(deps: AuthDeps): AuthParts {
  return {
    deps,
    provider: createIdentityProvider(deps.provider),
    redirects: {
      siteUrl: deps.siteUrl,
      siteOrigins: siteOrigins(deps.siteUrl),
      patterns: deps.redirectUrls,
    },
    session: {
      issuer: issuerOf(deps.siteUrl),
      signingKeys: deps.secrets.signingKeys,
      expirySeconds: deps.jwtExpiry,
      refreshKey: deps.secrets.derive('refresh tokens'),
    },
    stateBox: createSealedBox(deps.secrets.derive('sign-in state')),
    providerTokenBox: createSealedBox(deps.secrets.derive('provider tokens')),
    now: deps.now ?? Date.now,
  };
}
