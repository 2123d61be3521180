import { allExperiments, experimentOf } from '#domain/coach/experiments/all-experiments.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import {
  type ClarifyingQuestion,
  clarifyingQuestion,
  questionAbout,
  type ThemeChoice,
} from './clarifying-question.ts';
import type { CoachRanking } from './coach-ranking.ts';
import { isBareGoal } from './is-bare-goal.ts';
import { scoreGoal } from './score-goal.ts';
import { themeLabels } from './theme-labels.ts';

export interface ExperimentFound {
  readonly kind: 'experiment';
  readonly experiment: Experiment;
  readonly why: {
    /** The words of the goal it went by; none after a tapped choice. */
    readonly words: readonly string[];
    readonly sentence: string;
  };
  /** Two others, near the same thing. */
  readonly others: readonly Experiment[];
}

export type ExperimentChoice = ExperimentFound | ({ readonly kind: 'question' } & ClarifyingQuestion);

export interface ChoiceOptions {
  /** Experiments the person has had before. */
  readonly tried?: readonly string[];
  /** Experiments the person does not want to be offered. */
  readonly leftOut?: readonly string[];
}

const othersShown = 2;
/** A theme’s word, or a common one, does not reach it alone. */
const leastScore = 0.9;

const open = (experiment: Experiment, { tried = [], leftOut = [] }: ChoiceOptions): boolean =>
  !tried.includes(experiment.id) && !leftOut.includes(experiment.id);

// Said back to the person, small words tell nothing.
const small: ReadonlySet<string> = new Set(
  'the and for you but not with that this are was has have had his her its our from into says said get got'.split(
    ' ',
  ),
);

const telling = (words: readonly string[]): readonly string[] => {
  const long = words.filter((word) => word.length > 2 && !small.has(word));
  return [...new Set(long.length === 0 ? words : long)];
};

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

const nextTo = (
  experiment: Experiment,
  ranked: readonly Experiment[],
  options: ChoiceOptions,
): readonly Experiment[] => {
  const sameTheme = allExperiments.filter(({ theme }) => theme === experiment.theme);
  return [...new Set([...ranked, ...sameTheme])]
    .filter((other) => other.id !== experiment.id && open(other, options))
    .slice(0, othersShown);
};

const ask: ExperimentChoice = { kind: 'question', ...clarifyingQuestion };

const byWords = (goal: string, options: ChoiceOptions): ExperimentChoice => {
  const all = scoreGoal(goal);
  // A word that may stand in any goal is nothing to go by.
  if ((all[0]?.score ?? 0) < leastScore) return ask;
  const ranked = all.filter(({ experiment }) => open(experiment, options));
  const [best] = ranked;
  if (best === undefined) return ask;
  const words = telling(best.words);
  return {
    kind: 'experiment',
    experiment: best.experiment,
    why: { words, sentence: `Because you wrote ${quoted(words)}.` },
    others: nextTo(
      best.experiment,
      ranked.map(({ experiment }) => experiment),
      options,
    ),
  };
};

const near = (ranked: CoachRanking | null, options: ChoiceOptions): readonly Experiment[] =>
  (ranked?.experiments ?? []).flatMap(({ id }) => {
    const experiment = experimentOf(id);
    return experiment !== null && open(experiment, options) ? [experiment] : [];
  });

const byMeaning = (ranked: CoachRanking, options: ChoiceOptions): ExperimentChoice => {
  const [experiment, ...rest] = near(ranked, options);
  if (ranked.state === 'unsure' || experiment === undefined) {
    return { kind: 'question', ...questionAbout(ranked.themes) };
  }
  return {
    kind: 'experiment',
    experiment,
    why: { words: [], sentence: `It sounds like: ${lowerFirst(themeLabels[experiment.theme])}.` },
    others: nextTo(experiment, rest, options),
  };
};

/**
 * One experiment for a goal in the person’s own words; a question where nothing points anywhere. By its meaning where the
 * server said what that is near to, by its words otherwise.
 */
export const experimentFor = (
  goal: string,
  options: ChoiceOptions = {},
  ranked: CoachRanking | null = null,
): ExperimentChoice => {
  if (ranked !== null) return byMeaning(ranked, options);
  return isBareGoal(goal) ? ask : byWords(goal, options);
};

/** After a tapped choice: the nearest or first open experiment of its themes, and one from each of the others beside it. */
export const experimentForChoice = (
  choice: ThemeChoice,
  options: ChoiceOptions = {},
  ranked: CoachRanking | null = null,
): ExperimentChoice => {
  const inOrder = [...near(ranked, options), ...allExperiments.filter((one) => open(one, options))];
  const firsts = choice.themes.flatMap((theme) => inOrder.find((one) => one.theme === theme) ?? []);
  const [experiment, ...others] = firsts;
  if (experiment === undefined) return ask;
  return {
    kind: 'experiment',
    experiment,
    why: { words: [], sentence: `Because you chose “${choice.label}”.` },
    others: [...others, ...nextTo(experiment, [], options).filter((other) => !others.includes(other))].slice(
      0,
      othersShown,
    ),
  };
};
