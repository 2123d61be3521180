import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { phoneFactorsOn } from './enroll-factor.ts';
import { requireFactor } from './factor.ts';
import type { FactorRow } from './factor.ts';
import { requireMember } from './require-member.ts';
import { requireBearer } from '#server/engine/auth/users/require-user.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

/** GoTrue's default. */
export const CHALLENGE_SECONDS = 300;

export const handleChallengeFactor = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { address } = clientOf(c, parts);
  const made = await parts.deps.db.tx(authAdmin, async (query) => {
    const { user } = await requireMember(query, bearer);
    const factor = await requireFactor(query, user.id, c.req.param('factorId') ?? '');
    requireVerifiable(parts, factor);
    if (factor.factor_type === 'phone') await requireGap(query, factor, parts.deps.auth.rateFactor);
    await query(
      `delete from auth.mfa_challenges where factor_id = $1 and (created_at < now() - make_interval(secs => $2)
         or id in (select id from auth.mfa_challenges where factor_id = $1 order by created_at desc offset $3))`,
      [factor.id, CHALLENGE_SECONDS, authLimits.openChallenges],
    );
    const { rows } = await query<{ expires_at: number }>(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code)
       values ($1, $2, now(), coalesce(nullif($3, ''), '0.0.0.0')::inet, $4)
       returning floor(extract(epoch from created_at))::int4 + $5::int4 as expires_at`,
      [
        id,
        factor.id,
        address,
        factor.factor_type === 'phone' ? codeDigest(parts.factorKey, id, code) : null,
        CHALLENGE_SECONDS,
      ],
    );
    // Unique over all factors in GoTrue's schema, hence the clock and not the transaction's time.
    await query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [
      factor.id,
    ]);
    await writeAudit(query, {
      action: 'challenge_created',
      userId: user.id,
      email: user.email,
      address,
      traits: { factor_id: factor.id, factor_status: factor.status },
    });
    return { factor, expiresAt: rows[0]?.expires_at ?? 0 };
  });
  // After the commit: counting and sending take a connection of their own, and sending may take long.
  if (made.factor.factor_type === 'phone') await sendCode(parts, address, made.factor.phone ?? '', code);
  return c.json({ id, type: made.factor.factor_type, expires_at: made.expiresAt });
};

/** Keyed and bound to its challenge: a six-digit code behind a bare hash could be tried out in no time. */
const codeDigest = (key: Uint8Array, challengeId: string, code: string): string =>
  createHmac('sha256', key).update(`${challengeId}:${code}`).digest('base64url');

export const isCodeOf = (key: Uint8Array, challengeId: string, code: string, digest: string): boolean => {
  const given = Buffer.from(codeDigest(key, challengeId, code));
  const expected = Buffer.from(digest);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

export const requireVerifiable = (parts: AuthParts, factor: FactorRow): void => {
  if (factor.factor_type === 'phone' && !phoneFactorsOn(parts)) {
    throw new AuthError(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone');
  }
  if (factor.factor_type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn');
  }
};

const requireGap = async (query: Query, factor: FactorRow, rateFactor: number): Promise<void> => {
  const { rows } = await query<{ wait: number }>(
    `select ceil(extract(epoch from last_challenged_at + make_interval(secs => $2) - clock_timestamp()))::int4 as wait
     from auth.mfa_factors where id = $1`,
    [factor.id, authLimits.secondsBetweenTexts / rateFactor],
  );
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) {
    throw new AuthError(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${wait} seconds.`,
      { retryAfterSeconds: wait },
    );
  }
};

const sendCode = async (parts: AuthParts, address: string, phone: string, code: string): Promise<void> => {
  // A factor that is made anew has no gap to wait for, but its phone is the same.
  await parts.limits.take({ limit: 'text', subject: address }, { limit: 'textAccount', subject: phone });
  try {
    await parts.deps.smsSender?.sendText(`+${phone}`, `Your Kindling code is ${code}`);
  } catch (error) {
    throw new AuthError(500, 'sms_send_failed', 'Error sending the code', { cause: error });
  }
};
