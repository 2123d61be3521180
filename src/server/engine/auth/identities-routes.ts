import type { Context, Hono } from 'hono';
import { authAdmin } from '#server/engine/database/database.ts';
import { manualLinkingDisabled } from './auth-error.ts';
import type { AuthParts } from './auth-parts.ts';
import { leaveForProvider, readAuthorize } from './oauth/authorize.ts';
import { handleUnlink } from './identities/unlink-identity.ts';
import { requireBearer, requireUser } from './users/require-user.ts';

export const addIdentityRoutes = (app: Hono, parts: AuthParts): void => {
  app.get('/user/identities/authorize', (c) => handleLink(c, parts));
  app.delete('/user/identities/:identityId', (c) => handleUnlink(c, parts));
};

const handleLink = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  if (!parts.deps.auth.manualLinking) throw manualLinkingDisabled();
  const user = await parts.deps.db.tx(authAdmin, (query) => requireUser(query, bearer));
  const url = await leaveForProvider(c, parts, readAuthorize(c, parts), user.id);
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302);
};
