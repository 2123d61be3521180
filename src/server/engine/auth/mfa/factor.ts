import { z } from 'zod';
import type { Query } from '#server/engine/database/database.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { SealedBox } from '#server/engine/auth/tokens/sealed-box.ts';

export interface FactorRow {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: 'totp' | 'phone' | 'webauthn';
  readonly status: 'verified' | 'unverified';
  readonly secret: string | null;
  readonly phone: string | null;
}

const uuid = z.guid();
const sealedSecret = z.object({ factorId: z.string(), secret: z.string() });

/** The factor belongs to this account, or there is none. */
export const requireFactor = async (query: Query, userId: string, factorId: string): Promise<FactorRow> => {
  if (!uuid.safeParse(factorId).success) {
    throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  }
  const { rows } = await query<FactorRow>(
    `select id, friendly_name, factor_type, status, secret, phone from auth.mfa_factors
     where id = $1 and user_id = $2 for update`,
    [factorId, userId],
  );
  const [factor] = rows;
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
};

/** Sealed together with the factor's id, so that a secret copied to another row opens nothing. */
export const sealSecret = (box: SealedBox, factorId: string, secret: string): Promise<string> =>
  box.seal({ factorId, secret });

/** A hosted project may have kept its secrets in the clear; those still work after a move. */
export const openSecret = async (box: SealedBox, factor: FactorRow): Promise<string> => {
  const stored = factor.secret ?? '';
  if (/^[A-Z2-7]{16,128}$/.test(stored)) return stored;
  const opened = sealedSecret.safeParse(await box.open(stored));
  if (!opened.success || opened.data.factorId !== factor.id) {
    throw new Error('The secret of a second factor cannot be opened: did SECRET_KEY change?');
  }
  return opened.data.secret;
};

/**
 * What a session gained by this factor goes with it; with the last one, also what recovery codes gave, and the
 * codes. Says whether it was the last.
 */
export const downgradeSessions = async (
  query: Query,
  userId: string,
  factor: Pick<FactorRow, 'id' | 'factor_type'>,
): Promise<boolean> => {
  await query(
    `delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factor.id, amrMethod(factor.factor_type)],
  );
  await query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where factor_id = $1`,
    [factor.id],
  );
  const { rowCount } = await query(
    `select 1 from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    [userId],
  );
  if (rowCount !== 0) return false;
  await query(
    `delete from auth.mfa_amr_claims where authentication_method = $2
       and session_id in (select id from auth.sessions where user_id = $1)`,
    [userId, RECOVERY_METHOD],
  );
  await query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now() where user_id = $1 and aal <> 'aal1'`,
    [userId],
  );
  await query('delete from kindling.recovery_codes where user_id = $1', [userId]);
  return true;
};

/** What a token's `amr` says of a recovery code; GoTrue has no word for it. */
export const RECOVERY_METHOD = 'mfa/recovery_code';

export const amrMethod = (type: FactorRow['factor_type']): string =>
  type === 'totp' ? 'totp' : `mfa/${type}`;
