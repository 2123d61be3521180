import type { Context, Hono } from 'hono';
import { authAdmin } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { handleChallengeFactor } from './challenge-factor.ts';
import { handleEnrollFactor } from './enroll-factor.ts';
import { downgradeSessions, requireFactor } from './factor.ts';
import { recordFactorAct } from './record-factor-act.ts';
import { addRecoveryRoutes } from './recovery-routes.ts';
import { requireMember } from './require-member.ts';
import { requireRecentFactor } from './require-recent-factor.ts';
import { handleVerifyFactor } from './verify-factor.ts';
import { factorRemovedMail } from '#server/engine/auth/mail/notice-mails.ts';
import { requireBearer } from '#server/engine/auth/users/require-user.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

export const addMfaRoutes = (app: Hono, parts: AuthParts): void => {
  // Before those of a factor, whose id could be any word.
  addRecoveryRoutes(app, parts);
  app.post('/factors', (c) => handleEnrollFactor(c, parts));
  app.post('/factors/:factorId/challenge', (c) => handleChallengeFactor(c, parts));
  app.post('/factors/:factorId/verify', (c) => handleVerifyFactor(c, parts));
  app.delete('/factors/:factorId', (c) => handleUnenrollFactor(c, parts));
};

const handleUnenrollFactor = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const done = await parts.deps.db.tx(authAdmin, async (query) => {
    const member = await requireMember(query, bearer);
    const { user, aal, sessionId } = member;
    const factor = await requireFactor(query, user.id, c.req.param('factorId') ?? '');
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    if (factor.status === 'verified') await requireRecentFactor(query, member);
    await query('delete from auth.mfa_factors where id = $1', [factor.id]);
    const isLast = await downgradeSessions(query, user.id, factor);
    await writeAudit(query, {
      action: 'factor_unenrolled',
      userId: user.id,
      email: user.email,
      address: clientOf(c, parts).address,
      traits: { factor_id: factor.id, factor_status: factor.status, session_id: sessionId },
    });
    if (factor.status !== 'verified') return { id: factor.id, after: () => {} };
    const after =
      user.email === null
        ? () => {}
        : await parts.deps.mailer.post(query, factorRemovedMail(user.email, isLast, factor.factor_type));
    await recordFactorAct(query, c, parts, {
      action: 'remove_factor',
      userId: user.id,
      details: { factor: factor.id },
    });
    return { id: factor.id, after };
  });
  done.after();
  return c.json({ id: done.id });
};
