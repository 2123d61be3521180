import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { parsePhone } from '#server/engine/auth/email-phone/email-phone.ts';
import { sealSecret } from './factor.ts';
import { requireMember } from './require-member.ts';
import type { Member } from './require-member.ts';
import { requireRecentFactor } from './require-recent-factor.ts';
import { newTotpSecret, qrSvg, totpUri } from './totp.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { requireBearer } from '#server/engine/auth/users/require-user.ts';
import { isFreshSignIn } from '#server/engine/auth/sessions/fresh-sign-in.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

/** An enrolment nobody finished does not block its name for longer than this. */
const UNFINISHED_LIFE = '5 minutes';

const TYPES = 'factor_type needs to be totp, phone, or webauthn';
const enrollBody = z.object({
  friendly_name: z.string().max(255, 'friendly_name is too long').nullish(),
  factor_type: z.enum(['totp', 'phone', 'webauthn'], { error: TYPES }),
  issuer: z.string().max(128, 'issuer is too long').nullish(),
  phone: z.string().max(32, 'Invalid phone number format (E.164 required)').nullish(),
});

interface NewFactor {
  readonly id: string;
  readonly name: string;
  readonly type: 'totp' | 'phone';
  readonly secret: string | null;
  readonly phone: string | null;
}

export const handleEnrollFactor = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const body = await readAuthBody(c, enrollBody);
  const id = randomUUID();
  const name = body.friendly_name ?? '';
  const { address } = clientOf(c, parts);

  if (body.factor_type === 'webauthn') {
    throw new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  }
  if (body.factor_type === 'phone') {
    if (!phoneFactorsOn(parts)) {
      throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    }
    if (!body.phone) throw validationFailed('Phone number required to enroll Phone factor');
    const phone = parsePhone(body.phone);
    await parts.deps.db.tx(authAdmin, async (query) => {
      const member = await requireMember(query, bearer);
      await makeRoomForPhone(query, member.user.id, phone);
      await addFactor(query, member, { id, name, type: 'phone', secret: null, phone }, address);
    });
    return c.json({ id, type: 'phone', friendly_name: name, phone: body.phone });
  }

  const secret = newTotpSecret();
  const sealed = await sealSecret(parts.factorBox, id, secret);
  const user = await parts.deps.db.tx(authAdmin, async (query) => {
    const member = await requireMember(query, bearer);
    await addFactor(query, member, { id, name, type: 'totp', secret: sealed, phone: null }, address);
    return member.user;
  });
  const issuer = body.issuer || new URL(parts.deps.siteUrl).host;
  const uri = totpUri(secret, issuer, user.email || user.phone || user.id);
  return c.json({ id, type: 'totp', friendly_name: name, totp: { qr_code: qrSvg(uri), secret, uri } });
};

export const phoneFactorsOn = (parts: AuthParts): boolean =>
  parts.deps.auth.phoneFactors && parts.deps.smsSender !== undefined;

const makeRoomForPhone = async (query: Query, userId: string, phone: string): Promise<void> => {
  const { rows } = await query<{ id: string; verified: boolean }>(
    `select id, status = 'verified' as verified from auth.mfa_factors
     where user_id = $1 and factor_type = 'phone' and phone = $2`,
    [userId, phone],
  );
  if (rows.some((row) => row.verified)) {
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    );
  }
  await query('delete from auth.mfa_factors where id = any($1)', [rows.map((row) => row.id)]);
};

const addFactor = async (query: Query, member: Member, factor: NewFactor, address: string): Promise<void> => {
  const userId = member.user.id;
  await query(
    `delete from auth.mfa_factors f where f.user_id = $1 and f.status = 'unverified'
       and f.created_at < now() - $2::interval
       and not exists (select from auth.mfa_challenges c
         where c.factor_id = f.id and c.created_at > now() - $2::interval)`,
    [userId, UNFINISHED_LIFE],
  );
  const { rows } = await query<{ name: string; verified: boolean }>(
    `select coalesce(friendly_name, '') as name, status = 'verified' as verified
     from auth.mfa_factors where user_id = $1`,
    [userId],
  );
  if (rows.some((row) => row.name === factor.name)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(factor.name)} for this user already exists`,
    );
  }
  if (rows.length >= authLimits.factors) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  await requireProof(
    query,
    member,
    rows.some((row) => row.verified),
  );
  await query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
     values ($1, $2, $3, $4, 'unverified', now(), now(), $5, $6)`,
    [factor.id, userId, factor.name, factor.type, factor.secret, factor.phone],
  );
  await writeAudit(query, {
    action: 'factor_in_progress',
    userId,
    email: member.user.email,
    address,
    traits: { factor_id: factor.id, factor_type: factor.type },
  });
};

/** A page left open, or a session that was stolen, must not be enough to lock the owner out with somebody else's app. */
const requireProof = async (query: Query, member: Member, hasFactor: boolean): Promise<void> => {
  if (hasFactor) {
    if (member.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    await requireRecentFactor(query, member);
  } else if (!(await isFreshSignIn(query, member.sessionId))) {
    throw new AuthError(403, 'reauthentication_needed', 'Show again who you are to enroll a factor');
  }
};
