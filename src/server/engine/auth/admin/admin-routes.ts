import type { Hono, MiddlewareHandler } from 'hono';
import { requireServiceRole } from './require-service-role.ts';
import { handleDeleteFactor, handleListFactors, handleUpdateFactor } from './admin-factors.ts';
import { handleListUsers } from './admin-list-users.ts';
import { handleCreateUser, handleDeleteUser, handleGetUser, handleUpdateUser } from './admin-users.ts';
import { handleGenerateLink } from './generate-link.ts';
import { handleInvite } from './invite.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';

export function addAdminRoutes(app: Hono, parts: AuthParts): void {
  const admins: MiddlewareHandler = async (c, next) => {
    await requireServiceRole(c, parts);
    await next();
  };
  app.use('/admin/*', admins);
  app.post('/invite', (c) => handleInvite(c, parts));
  app.post('/admin/generate_link', (c) => handleGenerateLink(c, parts));
  app.get('/admin/users', (c) => handleListUsers(c, parts));
  app.post('/admin/users', (c) => handleCreateUser(c, parts));
  app.get('/admin/users/:userId', (c) => handleGetUser(c, parts));
  app.put('/admin/users/:userId', (c) => handleUpdateUser(c, parts));
  app.delete('/admin/users/:userId', (c) => handleDeleteUser(c, parts));
  app.get('/admin/users/:userId/factors', (c) => handleListFactors(c, parts));
  app.put('/admin/users/:userId/factors/:factorId', (c) => handleUpdateFactor(c, parts));
  app.delete('/admin/users/:userId/factors/:factorId', (c) => handleDeleteFactor(c, parts));
}
