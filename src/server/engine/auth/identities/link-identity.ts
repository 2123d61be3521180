import { DatabaseError } from 'pg';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { findUser } from '#server/engine/auth/users/auth-user.ts';
import { syncProviders } from './sync-providers.ts';
import type { ProviderProfile } from './provider-profile.ts';
import { PROVIDER } from './providers.ts';
import { emailExists, findIdentity, insertIdentity } from './sign-in-user.ts';

export const requireUnlinked = async (
  query: Query,
  userId: string,
  profile: ProviderProfile,
): Promise<void> => {
  const owner = await findIdentity(query, profile);
  if (owner === undefined) return;
  throw alreadyLinked(
    owner === userId ? 'Identity is already linked' : 'Identity is already linked to another user',
  );
};

/** Adds the provider's identity to an account, inside the caller's transaction; gives the account's id. */
export const linkIdentity = async (
  query: Query,
  userId: string,
  profile: ProviderProfile,
  address: string,
): Promise<string> => {
  await query('select 1 from auth.users where id = $1 for no key update', [userId]);
  const user = await findUser(query, userId);
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
  await requireUnlinked(query, userId, profile);
  try {
    await insertIdentity(query, userId, profile);
    // An account without an address takes over one that the provider vouches for; any other keeps its own.
    const takesEmail = (user.email === null || user.email === '') && profile.emailVerified;
    await query(
      `update auth.users set is_anonymous = false, updated_at = now(),
         email = case when $2::boolean then $3 else email end,
         email_confirmed_at = case when $2::boolean then now() else email_confirmed_at end
       where id = $1`,
      [userId, takesEmail, profile.email],
    );
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505') {
      throw error.constraint === 'users_email_partial_key'
        ? emailExists()
        : alreadyLinked('Identity is already linked to another user');
    }
    throw error;
  }
  await syncProviders(query, userId);
  await writeAudit(query, {
    action: 'identity_linked',
    userId,
    email: user.email,
    address,
    traits: { provider: PROVIDER, provider_id: profile.subject },
  });
  return userId;
};

const alreadyLinked = (message: string): AuthError => new AuthError(422, 'identity_already_exists', message);
