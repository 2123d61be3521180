import type { Query } from '#server/engine/database/database.ts';

export async function writeAudit(
  query: Query,
  entry: {
    readonly action: 'login' | 'logout' | 'token_revoked' | 'user_signedup';
    readonly userId: string;
    readonly email: string | null;
    readonly address: string;
    readonly traits?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await query(
    `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
     values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), $1::json, now(), left($2, 64))`,
    [
      JSON.stringify({
        action: entry.action,
        actor_id: entry.userId,
        actor_username: entry.email ?? '',
        actor_via_sso: false,
        log_type: logTypes[entry.action],
        ...(entry.traits === undefined ? {} : { traits: entry.traits }),
      }),
      entry.address,
    ],
  );
}

const logTypes = {
  login: 'account',
  logout: 'account',
  token_revoked: 'token',
  user_signedup: 'team',
} as const;
