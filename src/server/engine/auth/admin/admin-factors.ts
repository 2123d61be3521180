import { DatabaseError } from 'pg';
import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { requireAccount } from './admin-users.ts';
import { recordAdminAct } from './record-admin-act.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { factorJson } from '#server/engine/auth/users/auth-user.ts';
import { parsePhone } from '#server/engine/auth/email-phone/email-phone.ts';
import { downgradeSessions, requireFactor } from '#server/engine/auth/mfa/factor.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const updateBody = z.object({
  friendly_name: z.string().max(255, 'friendly_name is too long').nullish(),
  phone: z.string().max(40).nullish(),
});

export const handleListFactors = async (c: Context, parts: AuthParts): Promise<Response> => {
  const user = await parts.deps.db.tx(authAdmin, (query) =>
    requireAccount(query, c.req.param('userId') ?? ''),
  );
  return c.json(user.factors);
};

export const handleDeleteFactor = async (c: Context, parts: AuthParts): Promise<Response> => {
  const deleted = await withFactor(c, parts, 'factor_deleted', async (query, id, userId) => {
    const shown = await showFactor(query, id);
    const { rows } = await query<{ factor_type: 'totp' | 'phone' | 'webauthn' }>(
      'delete from auth.mfa_factors where id = $1 returning factor_type',
      [id],
    );
    await downgradeSessions(query, userId, { id, factor_type: rows[0]?.factor_type ?? 'totp' });
    return shown;
  });
  return c.json(deleted);
};

export const handleUpdateFactor = async (c: Context, parts: AuthParts): Promise<Response> => {
  const given = await readAuthBody(c, updateBody);
  const phone = given.phone ? parsePhone(given.phone) : null;
  const updated = await withFactor(c, parts, 'factor_updated', async (query, id) => {
    try {
      await query(
        `update auth.mfa_factors set friendly_name = coalesce(nullif($2, ''), friendly_name), updated_at = now(),
           phone = case when factor_type = 'phone' then coalesce($3, phone) else phone end
         where id = $1`,
        [id, given.friendly_name ?? null, phone],
      );
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '23505') {
        throw new AuthError(
          422,
          'mfa_factor_name_conflict',
          'A factor like this already exists for this user',
        );
      }
      throw error;
    }
    return showFactor(query, id);
  });
  return c.json(updated);
};

const withFactor = async (
  c: Context,
  parts: AuthParts,
  action: 'factor_deleted' | 'factor_updated',
  work: (query: Query, factorId: string, userId: string) => Promise<object>,
): Promise<object> =>
  parts.deps.db.tx(authAdmin, async (query) => {
    const user = await requireAccount(query, c.req.param('userId') ?? '');
    const factor = await requireFactor(query, user.id, c.req.param('factorId') ?? '');
    const shown = await work(query, factor.id, user.id);
    await writeAudit(query, {
      action,
      userId: user.id,
      email: user.email,
      address: clientOf(c, parts).address,
      traits: { factor_id: factor.id, by: 'service_role' },
    });
    await recordAdminAct(query, c, parts, {
      action: action === 'factor_deleted' ? 'delete_factor' : 'update_factor',
      subject: user.id,
      details: { factor: factor.id },
    });
    return shown;
  });

const showFactor = async (query: Query, id: string): Promise<object> => {
  const { rows } = await query<{ factor: object }>(
    `select ${factorJson} as factor from auth.mfa_factors f where f.id = $1`,
    [id],
  );
  return rows[0]?.factor ?? {};
};
