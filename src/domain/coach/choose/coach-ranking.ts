import * as z from 'zod/mini';
import { experimentThemes } from '#domain/coach/experiments/experiment.ts';

/** Bounds on a choice by meaning; the browser and the server hold to the same. */
export const rankingLimits = { experiments: 8, themes: 4 } as const;

const longestId = 60;

/** What a goal comes near to by its meaning, as the server says it. */
export const coachRankingSchema = z.object({
  /** `unsure`: better asked than guessed. */
  state: z.enum(['sure', 'unsure']),
  /** The nearest first. */
  experiments: z
    .array(z.object({ id: z.string().check(z.maxLength(longestId)), score: z.number() }))
    .check(z.maxLength(rankingLimits.experiments)),
  /** What to ask about where it is unsure; none where nothing is near. */
  themes: z.array(z.enum(experimentThemes)).check(z.maxLength(rankingLimits.themes)),
  /** A second ear beside the rules. It may ask for more care, never for less. */
  care: z.enum(['none', 'maybe-crisis']),
});

export type CoachRanking = z.infer<typeof coachRankingSchema>;
