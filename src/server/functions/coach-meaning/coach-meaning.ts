import { z } from 'zod';
import { coachLimits } from '#domain/coach/run/coach-limits.ts';
import type { RankGoal } from '#server/coach/create-goal-ranker.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { MeaningUnavailable } from '#server/memory/meaning-unavailable.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

interface CoachMeaningDeps {
  readonly rank: RankGoal;
  readonly limits: Pick<RateLimits, 'take'>;
}

const bodySchema = z.object({ goal: z.string().trim().min(1).max(coachLimits.goal) });

const mayAsk = async ({ actor, db }: FunctionContext): Promise<boolean> => {
  const { rows } = await db.tx(actor, (query) =>
    query<{ held: boolean }>(`select public.has_feature('careerCoach') as held`, [], 'coach_meaning_licence'),
  );
  return rows[0]?.held === true;
};

/**
 * Which experiments a goal comes near to by its meaning. The sentence model runs here, and nothing of the text is kept or
 * logged: it is read, compared and let go.
 */
export const coachMeaning =
  ({ rank, limits }: CoachMeaningDeps): ServerFunction =>
  async (request, context) => {
    const { goal } = await readBody(request, bodySchema);
    await limits.take(
      { limit: 'coachMeaning', subject: context.address },
      { limit: 'coachMeaningAccount', subject: context.userId },
    );
    if (!(await mayAsk(context))) {
      throw new FunctionError(403, 'not_in_tier', 'The coach is not part of this tier');
    }
    try {
      return Response.json(await rank(goal));
    } catch (error) {
      if (!(error instanceof MeaningUnavailable)) throw error;
      throw new FunctionError(503, 'model_unavailable', 'Choosing by meaning is not available right now', {
        cause: error,
        headers: { 'retry-after': '5' },
      });
    }
  };
