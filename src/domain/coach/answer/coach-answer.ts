import type { ThemeChoice } from '#domain/coach/choose/clarifying-question.ts';
import type { CoachRanking } from '#domain/coach/choose/coach-ranking.ts';
import {
  type ExperimentChoice,
  experimentFor,
  experimentForChoice,
} from '#domain/coach/choose/experiment-for.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import { maybeCrisisWords } from '#domain/coach/routing/care-words.ts';
import { type CoachRoute, routeCoachText } from '#domain/coach/routing/route-coach-text.ts';
import { type AnswerPart, answerParts } from './answer-parts.ts';
import { allowedData, type CoachData, type CoachDataKind } from './coach-data.ts';
import { goalBesideQuestion } from './goal-beside-question.ts';

type Heard = Exclude<CoachRoute, { readonly kind: 'none' }>;

export interface CoachAnswer {
  /** `care`: words and people alone. `question`: four choices. `experiment`: one to try. */
  readonly kind: 'care' | 'question' | 'experiment';
  /** Shown first and above everything else. */
  readonly care: Heard | null;
  /** The text, at most 90 words together with the care above it. */
  readonly parts: readonly AnswerPart[];
  readonly experiment: Experiment | null;
  readonly why: { readonly words: readonly string[]; readonly sentence: string } | null;
  readonly others: readonly Experiment[];
  readonly question: string | null;
  readonly choices: readonly ThemeChoice[];
  readonly usedData: readonly CoachDataKind[];
}

export interface CoachOptions {
  /** Data the person does not want to be used. */
  readonly leftOut?: readonly CoachDataKind[];
  /** Experiments the person does not want to be offered. */
  readonly leftOutExperiments?: readonly string[];
  /** What was tapped after the question. */
  readonly choice?: ThemeChoice | null;
  /** What the goal comes near to by its meaning; without it the words decide. */
  readonly ranked?: CoachRanking | null;
  /** They were asked whether they are safe, and said so. */
  readonly saidSafe?: boolean;
}

const nothing = {
  parts: [],
  experiment: null,
  why: null,
  others: [],
  question: null,
  choices: [],
  usedData: [],
} as const;

const choose = (goal: string, tried: readonly string[], options: CoachOptions): ExperimentChoice => {
  const choosing = { tried, leftOut: options.leftOutExperiments ?? [] };
  const choice = options.choice ?? null;
  const ranked = options.ranked ?? null;
  return choice === null
    ? experimentFor(goal, choosing, ranked)
    : experimentForChoice(choice, choosing, ranked);
};

/** The rules’ route. Where they heard nothing, the second ear may ask whether somebody is safe. */
const careFor = (goal: string, ranked: CoachRanking | null): Heard | null => {
  const route = routeCoachText(goal);
  if (route.kind !== 'none') return route;
  return ranked?.care === 'maybe-crisis'
    ? { kind: 'maybe-crisis', also: [], heard: '', words: maybeCrisisWords }
    : null;
};

/** A question for a doctor or lawyer is theirs; what stands beside it may still be a goal. */
const isForOthers = (care: Heard | null): boolean => care !== null && care.kind !== 'maybe-crisis';

/** The part of a goal that an experiment is looked for; null where it is met with care alone, and sent nowhere. */
export const goalToRank = (goal: string): string | null => {
  const care = careFor(goal, null);
  if (care !== null && !care.words.goesOn) return null;
  return isForOthers(care) ? goalBesideQuestion(goal) : goal;
};

/** The whole answer to a goal, without any model: care first, then one experiment or one question. */
export const coachAnswer = (
  goal: string,
  data: CoachData | null = null,
  options: CoachOptions = {},
): CoachAnswer => {
  const heard = careFor(goal, options.ranked ?? null);
  const mayBe = heard?.kind === 'maybe-crisis';
  // They were asked and are safe: then the goal is a goal.
  const care = mayBe && options.saidSafe === true ? null : heard;
  if (care !== null && (mayBe || !care.words.goesOn)) return { kind: 'care', care, ...nothing };

  const allowed = allowedData(data, options.leftOut ?? []);
  const tried = (allowed.tried ?? []).map(({ id }) => id);
  const forOthers = isForOthers(care) && (options.choice ?? null) === null;
  const rest = forOthers ? goalBesideQuestion(goal) : goal;
  if (rest === null) return { kind: 'care', care, ...nothing };
  const chosen = choose(rest, tried, options);
  if (chosen.kind === 'question') {
    if (forOthers) return { kind: 'care', care, ...nothing };
    return { kind: 'question', care, ...nothing, question: chosen.question, choices: chosen.choices };
  }

  const { experiment, why, others } = chosen;
  const passedOver = tried.length === 0 ? chosen : choose(rest, [], options);
  const skipped = passedOver.kind === 'experiment' && passedOver.experiment !== experiment;
  const { parts, usedData } = answerParts({ goal: rest, experiment, data: allowed, skipped, care });
  return { kind: 'experiment', care, parts, experiment, why, others, question: null, choices: [], usedData };
};
