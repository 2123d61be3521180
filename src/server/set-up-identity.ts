import { Hono } from 'hono';
import type { ProviderSettings } from '#server/engine/auth/oauth/identity-provider.ts';
import type { Passwords } from '#server/engine/auth/passwords/passwords.ts';
import type { Database } from '#server/engine/database/database.ts';
import { listeningOrigin } from '#server/config/environment.ts';
import type { Environment } from '#server/config/environment.ts';
import { localProvider, MOUNT_PATH } from '#server/local-identity/local-provider.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';

const VIDEO_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly';

export interface Identity {
  readonly provider: ProviderSettings;
  /** The built-in provider, where it is the one in use. */
  readonly localIdentity: Hono | undefined;
}

/** The issuer the operator named, or the built-in one. The library behind the latter is loaded when somebody signs in. */
export const setUpIdentity = (options: {
  readonly environment: Environment;
  readonly secrets: Secrets;
  readonly db: Database;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
}): Identity => {
  const { environment, secrets, db, limits, passwords } = options;
  const { identity } = environment;
  if (identity.kind === 'local') {
    const origin = listeningOrigin(environment);
    const app = loadedAtFirst(async () => {
      const { createLocalIdentity } = await import('#server/local-identity/local-identity.ts');
      return createLocalIdentity({
        db,
        secrets,
        limits,
        passwords,
        origin,
        siteUrl: environment.siteUrl,
        redirectUrls: environment.redirectUrls,
        signups: environment.auth.signups,
      });
    });
    return { provider: localProvider({ secrets, origin }), localIdentity: app };
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

/** What goes wrong in it is answered by whoever it is mounted in, as if it had been there all along. */
const loadedAtFirst = (load: () => Promise<Hono>): Hono => {
  let loading: Promise<Hono> | undefined;
  const mount = async (): Promise<Hono> => {
    const inner = new Hono().route(MOUNT_PATH, await load());
    inner.onError((error) => {
      throw error;
    });
    return inner;
  };
  const app = new Hono();
  app.all('*', async (c) => {
    loading ??= mount().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return (await loading).fetch(c.req.raw, c.env);
  });
  return app;
};
