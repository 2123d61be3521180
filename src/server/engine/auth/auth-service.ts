import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authAdmin } from '#server/engine/database/database.ts';
import { addAdminRoutes } from './admin/admin-routes.ts';
import type { AuthDeps } from './auth-deps.ts';
import { asAuthError, AuthError, authErrorResponse } from './auth-error.ts';
import { createAuthParts } from './auth-parts.ts';
import { toWireUser } from './users/auth-user.ts';
import { handleAuthorize } from './oauth/authorize.ts';
import { addEmailPhoneRoutes } from './email-phone/email-phone-routes.ts';
import { addIdentityRoutes } from './identities-routes.ts';
import { handleLogout } from './sessions/logout.ts';
import { addMfaRoutes } from './mfa/mfa-routes.ts';
import { handleOidcCallback } from './oauth/oidc-callback.ts';
import { checkApiKey } from './http/check-api-key.ts';
import { requireBearer, requireUser } from './users/require-user.ts';
import { publicSettings } from './settings.ts';
import { handleToken } from './token-endpoint.ts';
import { recordRefusal, watchSignIns } from './sessions/sign-in-events.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

const JWKS_CACHE_SECONDS = 600;

/** GoTrue's wire format, for mounting at /auth/v1. `/callback` there is a page of the web app and passes through. */
export const createAuthService = (deps: AuthDeps): Hono => {
  const parts = createAuthParts(deps);
  const app = new Hono();

  app.onError((error, c) => {
    const known = asAuthError(error);
    if (known.status >= 500) deps.logError(`${c.req.method} ${c.req.path} failed`, known.cause ?? known);
    recordRefusal(deps.securityEvents, c, known);
    return authErrorResponse(c, known);
  });

  app.use(
    bodyLimit({
      maxSize: authLimits.bodyBytes,
      onError: () => {
        throw new AuthError(413, 'bad_json', 'Request body is too large');
      },
    }),
  );
  app.use(async (c, next) => {
    await next();
    // Tokens and codes pass through here: nothing is kept by a cache, and no address is told to the next page.
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('referrer-policy', 'no-referrer');
  });

  app.use(watchSignIns(deps.securityEvents));
  app.use(checkApiKey(deps.identify));

  app.get('/authorize', (c) => handleAuthorize(c, parts));
  app.get('/oidc/callback', (c) => handleOidcCallback(c, parts));
  app.post('/token', (c) => handleToken(c, parts));
  app.post('/logout', (c) => handleLogout(c, parts));
  app.get('/user', async (c) => {
    const bearer = await requireBearer(c, parts);
    return c.json(
      toWireUser(await deps.db.tx(authAdmin, (query) => requireUser(query, bearer, 'to be shown'))),
    );
  });
  app.get('/settings', (c) => c.json(publicSettings(deps.auth)));
  app.get('/health', (c) =>
    c.json({
      version: deps.version,
      name: 'GoTrue',
      description: 'The auth service of Kindling, in the wire format of GoTrue',
    }),
  );
  app.get('/.well-known/jwks.json', (c) => {
    c.header('cache-control', `public, max-age=${JWKS_CACHE_SECONDS}`);
    return c.json({ keys: deps.secrets.signingKeys.map((key) => key.publicJwk) });
  });
  app.post('/sso', () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  addMfaRoutes(app, parts);
  addIdentityRoutes(app, parts);
  addAdminRoutes(app, parts);
  addEmailPhoneRoutes(app, parts);
  app.all('*', async (c, next) => {
    if (c.req.path.endsWith('/auth/v1/callback')) return next();
    throw new AuthError(404, 'not_found', 'There is nothing at this address');
  });
  return app;
};
