import { type CoachRanking, rankingLimits } from '#domain/coach/choose/coach-ranking.ts';
import { isBareGoal } from '#domain/coach/choose/is-bare-goal.ts';
import { scoreGoal } from '#domain/coach/choose/score-goal.ts';
import { experimentOf } from '#domain/coach/experiments/all-experiments.ts';
import { normalise } from '#domain/memory/meaning/create-embedder.ts';
import { cosine } from '#domain/memory/meaning/vector.ts';
import type { GoalVectors } from './goal-vectors.ts';

/** What the words add to the meaning at most, and the score of the words from which they add it all. */
const words = { weight: 0.2, full: 2 } as const;

/** From here on the best is offered; from there on its neighbours are asked about. Fitted on the example goals and bench/coach-choice. */
const bars = { sure: 0.29, near: 0.2 } as const;

interface Near {
  readonly id: string;
  readonly score: number;
}

/** Every experiment, the one whose example goals are nearest to this goal first. */
const nearExperiments = (
  { goal, vector }: { readonly goal: string; readonly vector: Float32Array },
  { middle, directions }: GoalVectors,
): readonly Near[] => {
  const seen = normalise(vector.map((value, part) => value - (middle[part] ?? 0)));
  const byWords = new Map(scoreGoal(goal).map(({ experiment, score }) => [experiment.id, score]));
  return [...directions]
    .map(([id, direction]) => {
      const said = Math.min(byWords.get(id) ?? 0, words.full) / words.full;
      return { id, score: cosine(seen, direction) + words.weight * said };
    })
    .toSorted((a, b) => b.score - a.score);
};

/** Whether to offer the best or to ask, and about what. */
export const rankGoal = (
  asked: { readonly goal: string; readonly vector: Float32Array },
  vectors: GoalVectors,
): Omit<CoachRanking, 'care'> => {
  const near = nearExperiments(asked, vectors).slice(0, rankingLimits.experiments);
  const best = near[0]?.score ?? 0;
  const isBare = isBareGoal(asked.goal);
  const themes = isBare || best < bars.near ? [] : near.flatMap(({ id }) => experimentOf(id)?.theme ?? []);
  return {
    state: best >= bars.sure && !isBare ? 'sure' : 'unsure',
    experiments: near.map(({ id, score }) => ({ id, score: Math.round(score * 1000) / 1000 })),
    themes: [...new Set(themes)].slice(0, rankingLimits.themes),
  };
};
