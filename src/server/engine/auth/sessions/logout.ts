import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { clearDeviceCookie } from './device-cookie.ts';
import { requireBearer, requireUser } from '#server/engine/auth/users/require-user.ts';
import type { Bearer } from '#server/engine/auth/users/require-user.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const scopeSchema = z.enum(['global', 'local', 'others']);
type Scope = z.output<typeof scopeSchema>;

export const handleLogout = async (c: Context, parts: AuthParts): Promise<Response> => {
  const given = c.req.query('scope') ?? 'global';
  const scope = scopeSchema.safeParse(given);
  if (!scope.success) throw validationFailed(`Unsupported logout scope "${given.slice(0, 20)}"`);
  const bearer = await requireBearer(c, parts);
  // A token of another project names no session here, so there is none to end or to spare.
  if (bearer.sessionId === undefined && scope.data !== 'global') {
    throw validationFailed('This token belongs to no session: only the scope global fits');
  }
  await parts.deps.db.tx(authAdmin, async (query) => {
    // Who has not shown their second factor may leave, and put nobody else out.
    const user = await requireUser(query, bearer, scope.data === 'local' ? 'to be shown' : 'shown');
    await endSessions(query, bearer, scope.data);
    await writeAudit(query, {
      action: 'logout',
      userId: user.id,
      email: user.email,
      address: clientOf(c, parts).address,
      traits: { scope: scope.data },
    });
  });
  if (scope.data !== 'others') clearDeviceCookie(c);
  return c.body(null, 204);
};

const conditions: Readonly<Record<Scope, string>> = {
  global: 'user_id = $1 and ($2::uuid is null or true)',
  local: 'user_id = $1 and id = $2::uuid',
  others: 'user_id = $1 and id <> $2::uuid',
};

const endSessions = async (query: Query, bearer: Bearer, scope: Scope): Promise<void> => {
  const sessionId = bearer.sessionId ?? null;
  await query('select public.end_user_sessions($1, $2, $3)', [bearer.userId, sessionId, scope]);
  await query(`delete from auth.sessions where ${conditions[scope]}`, [bearer.userId, sessionId]);
};
