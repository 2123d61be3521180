import type { Query } from '#server/engine/database/database.ts';

export const writeAudit = async (
  query: Query,
  entry: {
    readonly action: keyof typeof logTypes;
    readonly userId: string;
    readonly email: string | null;
    readonly address: string;
    readonly traits?: Readonly<Record<string, unknown>>;
  },
): Promise<void> => {
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
};

const logTypes = {
  login: 'account',
  logout: 'account',
  token_revoked: 'token',
  user_signedup: 'team',
  user_modified: 'user',
  user_invited: 'team',
  user_confirmation_requested: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  user_deleted: 'team',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  factor_deleted: 'factor',
  factor_updated: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  recovery_codes_made: 'factor',
  recovery_code_used: 'factor',
  identity_linked: 'user',
  identity_unlinked: 'user',
} as const;
