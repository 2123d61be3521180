import type { Context } from 'hono';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import type { Query } from '#server/engine/database/database.ts';

/** What the holder of the secret key did, and how much it weighs. */
const severities = {
  create_user: 'medium',
  invite_user: 'medium',
  generate_link: 'high',
  update_user: 'medium',
  change_roles: 'high',
  set_password: 'high',
  ban_user: 'high',
  unban_user: 'medium',
  soft_delete_user: 'critical',
  delete_factor: 'high',
  update_factor: 'medium',
} as const;

export type AdminAct = keyof typeof severities;

/** For what is recorded in this transaction: from where, and with what program. */
export const saySource = async (query: Query, c: Context, parts: AuthParts): Promise<void> => {
  const { address, userAgent = '' } = clientOf(c, parts);
  await query(`select set_config('request.address', $1, true), set_config('request.headers', $2, true)`, [
    address,
    JSON.stringify({ 'user-agent': userAgent.slice(0, 512).toWellFormed() }),
  ]);
};

/**
 * Into the audit, in the same transaction and as its last statement: it holds a lock that every other act waits for. The actor
 * is nobody, since the key belongs to the installation and not to a person.
 */
export const recordAdminAct = async (
  query: Query,
  c: Context,
  parts: AuthParts,
  act: {
    readonly action: AdminAct;
    /** Nobody once the account is gone. */
    readonly subject: string | null;
    readonly details?: Readonly<Record<string, string | number | boolean>>;
  },
): Promise<void> => {
  await saySource(query, c, parts);
  await query(`select public.record_audit('identity', $1, $2, 'success', $3, null, $4)`, [
    act.action,
    severities[act.action],
    act.subject,
    { by: 'service_role', ...act.details },
  ]);
};
