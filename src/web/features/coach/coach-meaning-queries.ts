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
  const own = new AbortController();
  const given = Promise.withResolvers<null>();
  const giveUp = (): void => {
    own.abort();
    given.resolve(null);
  };
  const timer = setTimeout(giveUp, patienceMs);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    return await Promise.race([ask(goal, own.signal), given.promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};
