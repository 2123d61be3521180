import type { Context } from 'hono';
import { saySource } from '#server/engine/auth/admin/record-admin-act.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import type { Query } from '#server/engine/database/database.ts';

/** What somebody did to their own second factors, and how much it weighs. */
const severities = {
  add_factor: 'medium',
  remove_factor: 'high',
  make_recovery_codes: 'medium',
  use_recovery_code: 'high',
  show_wrong_code: 'medium',
  reach_wrong_codes: 'high',
} as const;

const denied: ReadonlySet<keyof typeof severities> = new Set(['show_wrong_code', 'reach_wrong_codes']);

/** Into the audit under the person's own name, as the last statement of the transaction. */
export const recordFactorAct = async (
  query: Query,
  c: Context,
  parts: AuthParts,
  act: {
    readonly action: keyof typeof severities;
    readonly userId: string;
    readonly details?: Readonly<Record<string, string | number>>;
  },
): Promise<void> => {
  await saySource(query, c, parts);
  await query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: act.userId, role: 'authenticated' }),
  ]);
  await query(`select public.record_audit('authentication', $1, $2, $3, $4, null, $5)`, [
    act.action,
    severities[act.action],
    denied.has(act.action) ? 'denied' : 'success',
    act.userId,
    act.details ?? {},
  ]);
};
