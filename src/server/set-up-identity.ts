import type { Hono } from 'hono';
import type { ProviderSettings } from '#server/engine/auth/oauth/identity-provider.ts';
import type { Passwords } from '#server/engine/auth/passwords/passwords.ts';
import type { Database } from '#server/engine/database/database.ts';
import { listeningOrigin } from '#server/config/environment.ts';
import type { Environment } from '#server/config/environment.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';

const VIDEO_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';

export interface Identity {
  readonly provider: ProviderSettings;
  /** The built-in provider, where it is the one in use. */
  readonly localIdentity: Hono | undefined;
}

/** The issuer the operator named, or the built-in one. The library behind the latter is loaded only then. */
export const setUpIdentity = async (options: {
  readonly environment: Environment;
  readonly secrets: Secrets;
  readonly db: Database;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
}): Promise<Identity> => {
  const { environment, secrets, db, limits, passwords } = options;
  const { identity } = environment;
  if (identity.kind === 'local') {
    const { createLocalIdentity } = await import('#server/local-identity/local-identity.ts');
    const { app, provider } = await createLocalIdentity({
      db,
      secrets,
      limits,
      passwords,
      origin: listeningOrigin(environment),
      siteUrl: environment.siteUrl,
      redirectUrls: environment.redirectUrls,
      signups: environment.auth.signups,
    });
    return { provider, localIdentity: app };
  }
  const scopes = ['openid', 'email', 'profile', ...(identity.videoScope ? [VIDEO_SCOPE] : [])];
  return {
    localIdentity: undefined,
    provider: {
      kind: identity.kind,
      issuer: new URL(identity.issuer),
      clientId: identity.clientId,
      clientSecret: identity.clientSecret,
      scopes: scopes.join(' '),
    },
  };
};
