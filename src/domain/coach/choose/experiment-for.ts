import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import { type ClarifyingQuestion, clarifyingQuestion, type ThemeChoice } from './clarifying-question.ts';
import { type Scored, scoreGoal } from './score-goal.ts';

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

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

const nextTo = (
  experiment: Experiment,
  ranked: readonly Scored[],
  options: ChoiceOptions,
): readonly Experiment[] => {
  const near = ranked.map((scored) => scored.experiment);
  const sameTheme = allExperiments.filter(({ theme }) => theme === experiment.theme);
  return [...new Set([...near, ...sameTheme])]
    .filter((other) => other.id !== experiment.id && open(other, options))
    .slice(0, othersShown);
};

const ask: ExperimentChoice = { kind: 'question', ...clarifyingQuestion };

/** One experiment for a goal in the person’s own words; a question where no word points anywhere. */
export const experimentFor = (goal: string, options: ChoiceOptions = {}): ExperimentChoice => {
  const all = scoreGoal(goal);
  const ranked = all.filter(({ experiment }) => open(experiment, options));
  const [best] = ranked;
  if (best === undefined) return ask;
  const words = telling(best.words);
  return {
    kind: 'experiment',
    experiment: best.experiment,
    why: { words, sentence: `Because you wrote ${quoted(words)}.` },
    others: nextTo(best.experiment, ranked, options),
  };
};

/** After a tapped choice: the first open experiment of its themes, and one from each of the others beside it. */
export const experimentForChoice = (choice: ThemeChoice, options: ChoiceOptions = {}): ExperimentChoice => {
  const firsts = choice.themes.flatMap(
    (theme) =>
      allExperiments.find((experiment) => experiment.theme === theme && open(experiment, options)) ?? [],
  );
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
