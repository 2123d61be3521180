import type { HealthAnswer } from '#domain/system/health-answer.ts';
import { overallStatus, recommendationsOf } from '#domain/system/health-advice.ts';
import type { HealthDesk } from '#server/health/health-desk.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';

interface HealthDeps {
  readonly health: Pick<HealthDesk, 'look'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

/**
 * Spec 1 §7: no body; whether everything is well, and what to do. Whoever is signed in may ask whether it is. What there is to
 * do, and how each service answered, is for admins.
 */
export const apiKeyHealthChecker =
  ({ health, limits }: HealthDeps): ServerFunction =>
  async (_request, context) => {
    await limits.take({ limit: 'healthAccount', subject: context.userId });
    const isAdmin = await isAdminNow(context);
    const details = await health.look();
    const status = overallStatus(details.advice);
    const answer: HealthAnswer = isAdmin
      ? { overall_status: status, recommendations: recommendationsOf(details.advice), details }
      : { overall_status: status, recommendations: [] };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  };

const isAdminNow = async ({ actor, db }: FunctionContext): Promise<boolean> => {
  const { rows } = await db.tx(actor, (query) =>
    query<{ is: boolean }>('select public.is_current_user_admin() as is'),
  );
  return rows[0]?.is === true;
};
