import type { Query } from '#server/engine/database/database.ts';
import { signupDisabled } from '#server/engine/auth/auth-error.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import type { Chain, Web3Message } from './web3-message.ts';

export const WEB3 = 'web3';

/** Finds or makes the account of a wallet, inside the caller's transaction; gives its id. Never an admin. */
export const signInWallet = async (
  query: Query,
  wallet: { readonly chain: Chain; readonly address: string; readonly message: Web3Message },
  clientAddress: string,
  rules: { readonly signups: boolean },
): Promise<string> => {
  const { chain, address, message } = wallet;
  const providerId = `${WEB3}:${chain}:${address}`;
  const data = JSON.stringify({
    custom_claims: {
      address,
      chain,
      network: message.chainId ?? '',
      domain: message.domain,
      statement: message.statement ?? '',
    },
    email_verified: false,
    phone_verified: false,
    sub: providerId,
  });
  // Two first sign-ins of one wallet at the same moment queue up here.
  await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [providerId]);
  const known = await query<{ user_id: string }>(
    `update auth.identities i set identity_data = $3, last_sign_in_at = now(), updated_at = now()
     from auth.users u
     where u.id = i.user_id and u.deleted_at is null and i.provider = $1 and i.provider_id = $2
     returning i.user_id`,
    [WEB3, providerId, data],
  );
  if (known.rows[0] !== undefined) return known.rows[0].user_id;
  if (!rules.signups) throw signupDisabled();

  const { rows } = await query<{ id: string }>(
    `insert into auth.users (instance_id, id, aud, role, raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
       confirmation_token, recovery_token, email_change_token_new, email_change)
     values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1, $2,
       now(), now(), '', '', '', '')
     returning id`,
    [JSON.stringify({ provider: WEB3, providers: [WEB3] }), data],
  );
  const userId = rows[0]?.id ?? '';
  await query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, now(), now(), now())`,
    [providerId, userId, data, WEB3],
  );
  await writeAudit(query, {
    action: 'user_signedup',
    userId,
    email: null,
    address: clientAddress,
    traits: { provider: WEB3, chain, address },
  });
  return userId;
};
