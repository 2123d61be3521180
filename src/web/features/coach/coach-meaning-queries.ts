import { type CoachRanking, coachRankingSchema } from '#domain/coach/choose/coach-ranking.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

/** Longer than this nobody waits for a better choice: the words choose instead. */
const patienceMs = 2500;

const ask = async (goal: string, signal: AbortSignal): Promise<CoachRanking | null> => {
  const { backend } = await connect();
  const answer = await backend.functions.invoke<unknown>('coach-meaning', { body: { goal }, signal });
  const parsed = coachRankingSchema.safeParse(functionResponseData(answer));
  return parsed.success ? parsed.data : null;
};

/** What a goal comes near to by its meaning; null where nobody could say so in time. */
export const rankByMeaning = async (goal: string, signal: AbortSignal): Promise<CoachRanking | null> => {
  // Nobody has to wait for a request that cannot arrive.
  if (!navigator.onLine) return null;
  const enough = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  const given = new Promise<null>((resolve) => {
    enough.addEventListener('abort', () => resolve(null), { once: true });
  });
  try {
    return await Promise.race([ask(goal, enough), given]);
  } catch {
    return null;
  }
};
