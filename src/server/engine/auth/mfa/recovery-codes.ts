import { createHmac, randomInt } from 'node:crypto';
import { recoveryCodeCount, recoveryCodeLength, recoveryCodeLetters } from '#domain/auth/recovery-code.ts';
import type { Query } from '#server/engine/database/database.ts';

const newCode = (): string =>
  Array.from(
    { length: recoveryCodeLength },
    () => recoveryCodeLetters[randomInt(recoveryCodeLetters.length)] ?? '',
  ).join('');

/** Keyed and bound to its person: the table alone, or a hash copied to another row, opens nothing. */
const hashCode = (key: Uint8Array, userId: string, bare: string): string =>
  createHmac('sha256', key).update(`recovery:${userId}:${bare}`).digest('base64url');

/** Ten new ones in place of those there were. They are told once, here. */
export const makeRecoveryCodes = async (
  query: Query,
  key: Uint8Array,
  userId: string,
): Promise<readonly string[]> => {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  await query('delete from kindling.recovery_codes where user_id = $1', [userId]);
  await query(
    'insert into kindling.recovery_codes (user_id, code_hash) select $1, hash from unnest($2::text[]) as hash',
    [userId, [...codes].map((code) => hashCode(key, userId, code))],
  );
  return [...codes];
};

/** Whether it was one of those that are left; then it is none any more. */
export const useRecoveryCode = async (
  query: Query,
  key: Uint8Array,
  userId: string,
  bare: string,
): Promise<boolean> => {
  const { rowCount } = await query(
    `update kindling.recovery_codes set used_at = now()
     where user_id = $1 and code_hash = $2 and used_at is null`,
    [userId, hashCode(key, userId, bare)],
  );
  return rowCount === 1;
};

export interface RecoveryCodesLeft {
  readonly left: number;
  /** Null where none were ever made. */
  readonly made_at: string | null;
}

export const recoveryCodesLeft = async (query: Query, userId: string): Promise<RecoveryCodesLeft> => {
  const { rows } = await query<{ left: number; made_at: Date | null }>(
    `select (count(*) filter (where used_at is null))::int4 as left, max(made_at) as made_at
     from kindling.recovery_codes where user_id = $1`,
    [userId],
  );
  return { left: rows[0]?.left ?? 0, made_at: rows[0]?.made_at?.toISOString() ?? null };
};
