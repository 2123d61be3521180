import { DatabaseError } from 'pg';
import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError, manualLinkingDisabled } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { syncProviders } from './sync-providers.ts';
import { requireBearer, requireUser } from '#server/engine/auth/users/require-user.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

interface IdentityRow {
  readonly id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly email: string | null;
  readonly email_verified: boolean;
}

const uuid = z.guid();

export const handleUnlink = async (c: Context, parts: AuthParts): Promise<Response> => {
  const identityId = c.req.param('identityId') ?? '';
  const bearer = await requireBearer(c, parts);
  if (!parts.deps.auth.manualLinking) throw manualLinkingDisabled();
  if (!uuid.safeParse(identityId).success) {
    throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  }
  await parts.deps.db.tx(authAdmin, async (query) => {
    // Locked, so that two requests cannot take away the last two identities between them.
    await query('select 1 from auth.users where id = $1 for no key update', [bearer.userId]);
    const user = await requireUser(query, bearer);
    const identities = await identitiesOf(query, user.id);
    if (identities.length <= 1) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    const identity = identities.find(({ id }) => id === identityId);
    if (identity === undefined) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    await query('delete from auth.identities where id = $1', [identity.id]);
    const left = identities.filter(({ id }) => id !== identity.id);
    if (identity.provider === 'phone') await forgetPhone(query, user.id);
    else await settleEmail(query, user.id, user.email, left);
    await forgetUnusedPassword(query, user.id, left);
    await syncProviders(query, user.id);
    await writeAudit(query, {
      action: 'identity_unlinked',
      userId: user.id,
      email: user.email,
      address: clientOf(c, parts).address,
      traits: { identity_id: identity.id, provider: identity.provider, provider_id: identity.provider_id },
    });
  });
  return c.json({});
};

const identitiesOf = async (query: Query, userId: string): Promise<readonly IdentityRow[]> => {
  const { rows } = await query<IdentityRow>(
    `select id, provider, provider_id, email,
       coalesce(identity_data ->> 'email_verified', 'false') = 'true' as email_verified
     from auth.identities where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows;
};

const forgetPhone = async (query: Query, userId: string): Promise<void> => {
  await query(
    'update auth.users set phone = null, phone_confirmed_at = null, updated_at = now() where id = $1',
    [userId],
  );
};

/** The account's address has to belong to an identity that is left, if any of them has one. */
const settleEmail = async (
  query: Query,
  userId: string,
  current: string | null,
  left: readonly IdentityRow[],
): Promise<void> => {
  const withEmail = left.filter(({ email }) => email !== null && email !== '');
  if (withEmail.some(({ email }) => email === current?.toLowerCase())) return;
  const next =
    withEmail.find(({ provider }) => provider === 'email') ??
    withEmail.find(({ email_verified: verified }) => verified) ??
    withEmail[0];
  try {
    await query(
      `update auth.users set email = $2, updated_at = now(),
         email_confirmed_at = case when $3::boolean then now() end
       where id = $1`,
      [userId, next?.email ?? null, next?.email_verified ?? false],
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') {
      throw new AuthError(
        422,
        'email_conflict_identity_not_deletable',
        'Unable to unlink identity due to email conflict',
      );
    }
    throw error;
  }
};

/** A password opens an account by its e-mail or phone identity; without either it must open nothing. */
const forgetUnusedPassword = async (
  query: Query,
  userId: string,
  left: readonly IdentityRow[],
): Promise<void> => {
  if (left.some(({ provider }) => provider === 'email' || provider === 'phone')) return;
  await query('update auth.users set encrypted_password = null where id = $1', [userId]);
};
