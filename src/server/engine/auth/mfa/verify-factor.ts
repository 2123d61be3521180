import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { CHALLENGE_SECONDS, isCodeOf, requireVerifiable } from './challenge-factor.ts';
import { amrMethod, openSecret, requireFactor } from './factor.ts';
import type { FactorRow } from './factor.ts';
import { recordFactorAct } from './record-factor-act.ts';
import { requireMember } from './require-member.ts';
import { raiseSession } from './raise-session.ts';
import { matchingStep } from './totp.ts';
import { countWrongCode, requireCodesLeftToday } from './wrong-codes.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { requireBearer } from '#server/engine/auth/users/require-user.ts';
import { factorAddedMail } from '#server/engine/auth/mail/notice-mails.ts';
import { toWireSession } from '#server/engine/auth/sessions/session.ts';
import type { WireSession } from '#server/engine/auth/sessions/session.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

const FAILURE_WINDOW = '5 minutes';

const verifyBody = z.object({
  challenge_id: z.guid({ error: 'challenge_id must be an UUID' }),
  code: z
    .string({ error: 'Code needs to be non-empty' })
    .trim()
    .min(1, 'Code needs to be non-empty')
    .max(16, 'Code is too long'),
});

interface ChallengeRow {
  readonly id: string;
  readonly used: boolean;
  readonly expired: boolean;
  readonly same_address: boolean;
  readonly otp_code: string | null;
}

/** A wrong code must be answered with an error, while its count must be kept. */
type Outcome =
  | { readonly kind: 'verified'; readonly session: WireSession; readonly after: () => void }
  | { readonly kind: 'refused'; readonly error: AuthError; readonly after: () => void };

export const handleVerifyFactor = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const body = await readAuthBody(c, verifyBody);
  const { address } = clientOf(c, parts);
  const outcome = await parts.deps.db.tx(authAdmin, async (query): Promise<Outcome> => {
    const member = await requireMember(query, bearer);
    const factor = await requireFactor(query, member.user.id, c.req.param('factorId') ?? '');
    requireVerifiable(parts, factor);
    if (factor.status !== 'verified' && member.user.has_verified_factor && member.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to finish setting up another factor');
    }
    const challenge = await requireChallenge(query, factor.id, body.challenge_id, address);
    const isGuessable = factor.status === 'verified';
    if (isGuessable) await requireCodesLeftToday(query, parts, member.user.id);
    const lastStep = await requireAttemptsLeft(query, factor.id, parts.deps.auth.rateFactor);
    const step = await acceptedStep(parts, factor, challenge, body.code, lastStep);
    if (step === undefined) {
      await query('update kindling.factor_attempts set failures = failures + 1 where factor_id = $1', [
        factor.id,
      ]);
      // Whoever sets an app up has its key before their eyes: there is nothing to guess.
      const after = isGuessable
        ? await countWrongCode(query, c, parts, member.user, factor.factor_type === 'phone' ? 'phone' : 'app')
        : () => {};
      return { kind: 'refused', error: wrongCode(factor), after };
    }
    await query('update kindling.factor_attempts set failures = 0, last_step = $2 where factor_id = $1', [
      factor.id,
      step,
    ]);
    await query('update auth.mfa_challenges set verified_at = now() where id = $1', [challenge.id]);
    await query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1 and status <> 'verified'`,
      [factor.id],
    );
    await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      member.user.id,
    ]);
    await writeAudit(query, {
      action: 'verification_attempted',
      userId: member.user.id,
      email: member.user.email,
      address,
      traits: { factor_id: factor.id, challenge_id: challenge.id, factor_type: factor.factor_type },
    });
    const raised = await raiseSession(query, parts.session, member, {
      id: factor.id,
      method: amrMethod(factor.factor_type),
      isNew: factor.status !== 'verified',
    });
    const session = await toWireSession(query, parts.session, raised, parts.now());
    if (factor.status === 'verified') return { kind: 'verified', session, after: () => {} };
    const { email, has_verified_factor: hadOne } = member.user;
    const after =
      email === null
        ? () => {}
        : await parts.deps.mailer.post(query, factorAddedMail(email, !hadOne, factor.factor_type));
    await recordFactorAct(query, c, parts, {
      action: 'add_factor',
      userId: member.user.id,
      details: { factor: factor.id },
    });
    return { kind: 'verified', session, after };
  });
  outcome.after();
  if (outcome.kind === 'refused') throw outcome.error;
  return c.json(outcome.session);
};

const requireChallenge = async (
  query: Query,
  factorId: string,
  challengeId: string,
  address: string,
): Promise<ChallengeRow> => {
  const { rows } = await query<ChallengeRow>(
    `select id, verified_at is not null as used, created_at <= now() - make_interval(secs => $3) as expired,
       ip_address = coalesce(nullif($4, ''), '0.0.0.0')::inet as same_address, otp_code
     from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
    [challengeId, factorId, CHALLENGE_SECONDS, address],
  );
  const [challenge] = rows;
  if (challenge === undefined) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (!challenge.same_address) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (challenge.used || challenge.expired) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return challenge;
};

/** Gives the last time step that was accepted. */
const requireAttemptsLeft = async (query: Query, factorId: string, rateFactor: number): Promise<number> => {
  const { rows } = await query<{ failures: number; last_step: string; wait: number }>(
    `insert into kindling.factor_attempts as a (factor_id) values ($1)
     on conflict (factor_id) do update set
       failures = case when a.window_start < now() - $2::interval then 0 else a.failures end,
       window_start = case when a.window_start < now() - $2::interval then now() else a.window_start end
     returning failures, last_step,
       ceil(extract(epoch from window_start + $2::interval - now()))::int4 as wait`,
    [factorId, FAILURE_WINDOW],
  );
  if ((rows[0]?.failures ?? 0) >= authLimits.factorFailures * rateFactor) {
    throw new AuthError(
      429,
      'over_request_rate_limit',
      'Too many wrong codes. Please wait a few minutes before trying again.',
      { retryAfterSeconds: Math.max(1, rows[0]?.wait ?? 1) },
    );
  }
  return Number(rows[0]?.last_step ?? 0);
};

const acceptedStep = async (
  parts: AuthParts,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
  lastStep: number,
): Promise<number | undefined> => {
  if (factor.factor_type === 'phone') {
    return isCodeOf(parts.factorKey, challenge.id, code, challenge.otp_code ?? '') ? lastStep : undefined;
  }
  const step = matchingStep(await openSecret(parts.factorBox, factor), code, parts.now());
  return step !== undefined && step > lastStep ? step : undefined;
};

const wrongCode = (factor: FactorRow): AuthError =>
  new AuthError(
    422,
    'mfa_verification_failed',
    factor.factor_type === 'phone' ? 'Invalid MFA Phone code entered' : 'Invalid TOTP code entered',
  );
