import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { readRecoveryCode, showRecoveryCode } from '#domain/auth/recovery-code.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { recoveryCodesMadeMail, recoveryCodeUsedMail } from '#server/engine/auth/mail/notice-mails.ts';
import { toWireSession } from '#server/engine/auth/sessions/session.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { requireBearer, requireUser } from '#server/engine/auth/users/require-user.ts';
import { authAdmin } from '#server/engine/database/database.ts';
import { RECOVERY_METHOD } from './factor.ts';
import { raiseSession } from './raise-session.ts';
import { recordFactorAct } from './record-factor-act.ts';
import { makeRecoveryCodes, recoveryCodesLeft, useRecoveryCode } from './recovery-codes.ts';
import { requireMember } from './require-member.ts';
import { requireRecentFactor } from './require-recent-factor.ts';
import { countWrongCode } from './wrong-codes.ts';

/** GoTrue has no recovery codes: these three are our own, beside its factors. */
export const addRecoveryRoutes = (app: Hono, parts: AuthParts): void => {
  app.get('/factors/recovery-codes', (c) => handleCodesLeft(c, parts));
  app.post('/factors/recovery-codes', (c) => handleMakeCodes(c, parts));
  app.post('/factors/recovery-codes/verify', (c) => handleUseCode(c, parts));
};

const handleCodesLeft = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const left = await parts.deps.db.tx(authAdmin, async (query) => {
    const user = await requireUser(query, bearer);
    return recoveryCodesLeft(query, user.id);
  });
  return c.json(left);
};

const noFactor = (): AuthError =>
  new AuthError(422, 'mfa_factor_not_found', 'There is no second factor to recover from');

const handleMakeCodes = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const { made, after } = await parts.deps.db.tx(authAdmin, async (query) => {
    const member = await requireMember(query, bearer);
    const { user } = member;
    if (!user.has_verified_factor) throw noFactor();
    if (member.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to make recovery codes');
    }
    await requireRecentFactor(query, member);
    const made = await makeRecoveryCodes(query, parts.factorKey, user.id);
    await writeAudit(query, {
      action: 'recovery_codes_made',
      userId: user.id,
      email: user.email,
      address: clientOf(c, parts).address,
    });
    const after =
      user.email === null ? () => {} : await parts.deps.mailer.post(query, recoveryCodesMadeMail(user.email));
    await recordFactorAct(query, c, parts, { action: 'make_recovery_codes', userId: user.id });
    return { made, after };
  });
  after();
  return c.json({ codes: made.map(showRecoveryCode) });
};

const useBody = z.object({
  code: z.string({ error: 'Code needs to be non-empty' }).max(64, 'Code is too long'),
});

/** In place of the second factor: the code is spent, the session rises, and the person hears of it. */
const handleUseCode = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const { code } = await readAuthBody(c, useBody);
  const { address } = clientOf(c, parts);
  // Before anything is looked at, and kept whatever comes of it.
  await parts.limits.take(
    { limit: 'recoveryCode', subject: address },
    { limit: 'recoveryCodeAccount', subject: bearer.userId },
  );
  const done = await parts.deps.db.tx(authAdmin, async (query) => {
    const member = await requireMember(query, bearer);
    const { user } = member;
    if (!user.has_verified_factor) throw noFactor();
    const bare = readRecoveryCode(code);
    if (bare === null || !(await useRecoveryCode(query, parts.factorKey, user.id, bare))) {
      // The count has to be kept, so the refusal waits for the commit.
      return { after: await countWrongCode(query, c, parts, user, 'recovery_code') };
    }
    const { left } = await recoveryCodesLeft(query, user.id);
    await writeAudit(query, {
      action: 'recovery_code_used',
      userId: user.id,
      email: user.email,
      address,
      traits: { left },
    });
    const raised = await raiseSession(query, parts.session, member, { id: null, method: RECOVERY_METHOD });
    const session = await toWireSession(query, parts.session, raised, parts.now());
    const after =
      user.email === null
        ? () => {}
        : await parts.deps.mailer.post(query, recoveryCodeUsedMail(user.email, left));
    await recordFactorAct(query, c, parts, {
      action: 'use_recovery_code',
      userId: user.id,
      details: { left },
    });
    return { session, left, after };
  });
  done.after();
  if (!('session' in done)) {
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered');
  }
  return c.json({ ...done.session, recovery_codes_left: done.left });
};
