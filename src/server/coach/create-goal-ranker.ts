import type { CoachRanking } from '#domain/coach/choose/coach-ranking.ts';
import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';
import type { MeaningEngine } from '#server/memory/meaning-engine.ts';
import { MeaningUnavailable } from '#server/memory/meaning-unavailable.ts';
import { type CrisisEar, hearsCrisis, readCrisisEar } from './crisis-ear.ts';
import { type GoalVectors, readGoalVectors } from './goal-vectors.ts';
import { rankGoal } from './near-experiments.ts';

export type RankGoal = (goal: string) => Promise<CoachRanking>;

interface Learned {
  readonly vectors: GoalVectors;
  readonly ear: CrisisEar;
}

const fewestWords = 6;

const readLearned = async (): Promise<Learned> => {
  const [vectors, ear] = await Promise.all([readGoalVectors(), readCrisisEar()]);
  return { vectors, ear };
};

/** What a goal comes near to, or MeaningUnavailable. The files are read at the first goal. */
export const createGoalRanker = (
  engine: Pick<MeaningEngine, 'embed'>,
  read: () => Promise<Learned> = readLearned,
): RankGoal => {
  let learned: Promise<Learned> | undefined;
  return async (goal) => {
    learned ??= read();
    const { vectors, ear } = await learned.catch((cause: unknown) => {
      learned = undefined;
      throw new MeaningUnavailable('What the coach has learned could not be read', { cause });
    });
    const vector = await engine.embed(goal);
    // “Be better” says too little for an ear.
    const saysEnough = goal.trim().split(/\s+/).length >= fewestWords;
    const isHeard = saysEnough && routeCoachText(goal).kind === 'none' && hearsCrisis(vector, ear);
    return { ...rankGoal({ goal, vector }, vectors), care: isHeard ? 'maybe-crisis' : 'none' };
  };
};
