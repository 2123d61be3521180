import type { Hono, MiddlewareHandler } from 'hono';
import { requireServiceRole } from './require-service-role.ts';
import { handleDeleteFactor, handleListFactors, handleUpdateFactor } from './admin-factors.ts';
import { handleListUsers } from './admin-list-users.ts';
import {
  handleAdminCreateUser,
  handleAdminDeleteUser,
  handleAdminGetUser,
  handleAdminUpdateUser,
} from './admin-users.ts';
import { handleGenerateLink } from './generate-link.ts';
import { handleInvite } from './invite.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';

export const addAdminRoutes = (app: Hono, parts: AuthParts): void => {
  const admins: MiddlewareHandler = async (c, next) => {
    await requireServiceRole(c, parts);
    await next();
  };
  app.use('/admin/*', admins);
  app.post('/invite', (c) => handleInvite(c, parts));
  app.post('/admin/generate_link', (c) => handleGenerateLink(c, parts));
  app.get('/admin/users', (c) => handleListUsers(c, parts));
  app.post('/admin/users', (c) => handleAdminCreateUser(c, parts));
  app.get('/admin/users/:userId', (c) => handleAdminGetUser(c, parts));
  app.put('/admin/users/:userId', (c) => handleAdminUpdateUser(c, parts));
  app.delete('/admin/users/:userId', (c) => handleAdminDeleteUser(c, parts));
  app.get('/admin/users/:userId/factors', (c) => handleListFactors(c, parts));
  app.put('/admin/users/:userId/factors/:factorId', (c) => handleUpdateFactor(c, parts));
  app.delete('/admin/users/:userId/factors/:factorId', (c) => handleDeleteFactor(c, parts));
};
