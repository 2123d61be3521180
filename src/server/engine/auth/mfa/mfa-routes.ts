import type { Context, Hono } from 'hono';
import { authAdmin } from '#server/engine/database/database.ts';
import { writeAudit } from '#server/engine/auth/users/audit-log.ts';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { handleChallengeFactor } from './challenge-factor.ts';
import { handleEnrollFactor } from './enroll-factor.ts';
import { downgradeSessions, requireFactor } from './factor.ts';
import { requireMember } from './require-member.ts';
import { handleVerifyFactor } from './verify-factor.ts';
import { requireBearer } from '#server/engine/auth/users/require-user.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

export const addMfaRoutes = (app: Hono, parts: AuthParts): void => {
  app.post('/factors', (c) => handleEnrollFactor(c, parts));
  app.post('/factors/:factorId/challenge', (c) => handleChallengeFactor(c, parts));
  app.post('/factors/:factorId/verify', (c) => handleVerifyFactor(c, parts));
  app.delete('/factors/:factorId', (c) => handleUnenrollFactor(c, parts));
};

const handleUnenrollFactor = async (c: Context, parts: AuthParts): Promise<Response> => {
  const bearer = await requireBearer(c, parts);
  const id = await parts.deps.db.tx(authAdmin, async (query) => {
    const { user, aal, sessionId } = await requireMember(query, bearer);
    const factor = await requireFactor(query, user.id, c.req.param('factorId') ?? '');
    if (factor.status === 'verified' && aal !== 'aal2') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await query('delete from auth.mfa_factors where id = $1', [factor.id]);
    await downgradeSessions(query, factor);
    await writeAudit(query, {
      action: 'factor_unenrolled',
      userId: user.id,
      email: user.email,
      address: clientOf(c, parts).address,
      traits: { factor_id: factor.id, factor_status: factor.status, session_id: sessionId },
    });
    return factor.id;
  });
  return c.json({ id });
};
