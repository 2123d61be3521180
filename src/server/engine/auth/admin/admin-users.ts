import { randomUUID } from 'node:crypto';
import { DatabaseError } from 'pg';
import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { endAllSessions, saveChange, userNotFound } from './admin-save-user.ts';
import { adminUserBody, readChange } from './admin-user-body.ts';
import type { AdminUserChange } from './admin-user-body.ts';
import { recordAdminAct, saySource } from './record-admin-act.ts';
import type { AdminAct } from './record-admin-act.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { erasePerson } from '#server/engine/auth/users/erase-person.ts';
import { selectUsers, toWireUser } from '#server/engine/auth/users/auth-user.ts';
import type { UserRow } from '#server/engine/auth/users/auth-user.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const uuid = z.guid();

const requireUserId = (id: string): void => {
  if (!uuid.safeParse(id).success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
};

/** Soft-deleted accounts too: an operator sees what is there. */
export const requireAccount = async (query: Query, id: string): Promise<UserRow> => {
  requireUserId(id);
  const { rows } = await query<UserRow>(`${selectUsers} where u.id = $1`, [id]);
  const [user] = rows;
  if (user === undefined) throw userNotFound();
  return user;
};

export const handleAdminGetUser = async (c: Context, parts: AuthParts): Promise<Response> => {
  const id = c.req.param('userId') ?? '';
  return c.json(toWireUser(await parts.deps.db.tx(authAdmin, (query) => requireAccount(query, id))));
};

export const handleAdminCreateUser = async (c: Context, parts: AuthParts): Promise<Response> => {
  const given = await readAuthBody(c, adminUserBody);
  if (!given.email && !given.phone) {
    throw validationFailed('Cannot create a user without either an email or phone');
  }
  if (given.id && !uuid.safeParse(given.id).success) {
    throw validationFailed('ID must conform to the uuid v4 format');
  }
  const id = given.id || randomUUID();
  const change = await readChange(parts, given);
  const user = await parts.deps.db.tx(authAdmin, async (query) => {
    await insertEmptyUser(query, id);
    await saveChange(query, id, change);
    const created = await requireAccount(query, id);
    await audit(c, parts, query, 'user_signedup', created);
    await recordAdminAct(query, c, parts, { action: 'create_user', subject: id });
    return created;
  });
  return c.json(toWireUser(user));
};

const insertEmptyUser = async (query: Query, id: string): Promise<void> => {
  try {
    await query(
      `insert into auth.users (instance_id, id, aud, role, raw_app_meta_data, raw_user_meta_data, created_at,
         updated_at, confirmation_token, recovery_token, email_change_token_new, email_change)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', '{}', '{}', now(),
         now(), '', '', '', '')`,
      [id],
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') {
      throw new AuthError(422, 'user_already_exists', 'A user with this id already exists');
    }
    throw error;
  }
};

export const handleAdminUpdateUser = async (c: Context, parts: AuthParts): Promise<Response> => {
  const id = c.req.param('userId') ?? '';
  const given = await readAuthBody(c, adminUserBody);
  const change = await readChange(parts, given);
  const user = await parts.deps.db.tx(authAdmin, async (query) => {
    await requireAccount(query, id);
    await saveChange(query, id, change);
    // As when people change it themselves: whoever knew the old password is out.
    const banned = change.banSeconds !== undefined && change.banSeconds > 0;
    if (change.passwordHash !== undefined && !banned) await endAllSessions(query, id);
    const updated = await requireAccount(query, id);
    await audit(c, parts, query, 'user_modified', updated);
    await recordAdminAct(query, c, parts, {
      action: actOf(change),
      subject: id,
      details: { password: change.passwordHash !== undefined, roles: change.appMetadata !== undefined },
    });
    return updated;
  });
  return c.json(toWireUser(user));
};

/** The weightiest of what was changed gives the act its name. */
const actOf = (change: AdminUserChange): AdminAct => {
  if (change.banSeconds !== undefined) return change.banSeconds > 0 ? 'ban_user' : 'unban_user';
  if (change.passwordHash !== undefined) return 'set_password';
  return change.appMetadata !== undefined || change.role !== undefined ? 'change_roles' : 'update_user';
};

const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() });

export const handleAdminDeleteUser = async (c: Context, parts: AuthParts): Promise<Response> => {
  const id = c.req.param('userId') ?? '';
  const soft = (await c.req.text()) === '' ? false : (await readAuthBody(c, deleteBody)).should_soft_delete;
  requireUserId(id);
  const { address } = clientOf(c, parts);
  if (soft !== true) {
    const wasThere = await erasePerson(parts.deps, id, address, (query) => saySource(query, c, parts));
    if (!wasThere) throw userNotFound();
    return c.json({});
  }
  await parts.deps.db.tx(authAdmin, async (query) => {
    const user = await requireAccount(query, id);
    if (user.deleted_at === null) await softDelete(query, id);
    // Who it was is not for the record any more.
    const traits = { by: 'service_role' };
    await writeAudit(query, { action: 'user_deleted', userId: id, email: null, address, traits });
    await recordAdminAct(query, c, parts, { action: 'soft_delete_user', subject: null });
  });
  return c.json({});
};

/** The row stays for what refers to it; what tells who it was is hashed or gone, so the address is free again. */
const softDelete = async (query: Query, id: string): Promise<void> => {
  await query('select public.forget_names($1)', [id]);
  await endAllSessions(query, id);
  await query('delete from auth.flow_state where user_id = $1', [id]);
  await query('delete from auth.identities where user_id = $1', [id]);
  await query('delete from auth.mfa_factors where user_id = $1', [id]);
  await query('delete from auth.one_time_tokens where user_id = $1', [id]);
  await query(
    `update auth.users set deleted_at = now(), updated_at = now(),
       email = ${hashed('email')}, phone = ${hashed('phone')},
       email_change = coalesce(${hashed('email_change')}, ''), phone_change = coalesce(${hashed('phone_change')}, ''),
       encrypted_password = null, confirmation_token = '', recovery_token = '', email_change_token_current = '',
       email_change_token_new = '', phone_change_token = '', reauthentication_token = '',
       raw_user_meta_data = '{}', raw_app_meta_data = '{}'
     where id = $1`,
    [id],
  );
};

const hashed = (column: string): string =>
  `case when coalesce(${column}, '') <> '' then encode(sha256(convert_to(id::text || ${column}, 'utf8')), 'hex') end`;

const audit = async (
  c: Context,
  parts: AuthParts,
  query: Query,
  action: 'user_signedup' | 'user_modified',
  user: UserRow,
): Promise<void> => {
  await writeAudit(query, {
    action,
    userId: user.id,
    email: user.email,
    address: clientOf(c, parts).address,
    traits: { by: 'service_role' },
  });
};
