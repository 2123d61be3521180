import { randomUUID } from 'node:crypto';
import type { Actor } from '#server/engine/database/database.ts';
import type { TestServer } from './test-server.ts';

export const anonymous: Actor = { role: 'anon', claims: { role: 'anon' } };
export const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

export interface Account {
  readonly id: string;
  readonly profileId: string;
  readonly userRowId: string;
  readonly actor: Actor;
}

/** An account as the auth service would leave it, with the actor a token of it becomes. */
export const createAccount = async (
  adminQuery: TestServer['adminQuery'],
  options: { readonly admin?: boolean } = {},
): Promise<Account> => {
  const id = randomUUID();
  const appMetadata = options.admin === true ? { role: 'admin', roles: ['admin'] } : {};
  await adminQuery(
    `insert into auth.users (id, aud, role, email, raw_app_meta_data, created_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, now())`,
    [id, `${id}@example.org`, appMetadata],
  );
  const { rows } = await adminQuery<{ profile: string; row: string }>(
    `select p.id as profile, u.id as row from public.profiles p join public.users u on u.google_id = p.user_id
     where p.user_id = $1`,
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('The sign-up trigger made no rows');
  return {
    id,
    profileId: found.profile,
    userRowId: found.row,
    actor: { role: 'authenticated', claims: { sub: id, role: 'authenticated' } },
  };
};
