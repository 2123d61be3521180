import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import type { Experiment, ExperimentTheme } from '#domain/coach/experiments/experiment.ts';
import { type Cue, findCue, readCue } from '#domain/coach/words/cue.ts';
import { plainWords } from '#domain/coach/words/plain-words.ts';
import { themeWords } from '#domain/coach/words/theme-words.ts';

export interface Scored {
  readonly experiment: Experiment;
  readonly score: number;
  /** The words of the goal it went by, in the goal’s order. */
  readonly words: readonly string[];
}

interface WeighedCue {
  readonly cue: Cue;
  readonly weight: number;
}

const themeWeight = 0.3;
// A goal is a sentence or two; what comes after these many words is a story.
const mostWords = 80;
// A phrase says more than its words one by one.
const eachFurtherWord = 0.8;

// Words that may stand in any goal. A cue that is made of them alone is a weak one.
const common: ReadonlySet<string> = new Set(
  'time part work know how dont catch catch* catching up pile piles pile* arriv* rest training behind last day week more to in'.split(
    ' ',
  ),
);
const commonWeight = 0.4;

const isCommon = (cue: Cue): boolean =>
  cue.every(({ choices }) => choices.every((choice) => common.has(choice)));

const lengthWeight = (cue: Cue): number =>
  (1 + eachFurtherWord * (cue.length - 1)) * (isCommon(cue) ? commonWeight : 1);

// A cue that many experiments share decides little between them.
const sharedBy = new Map<string, number>();
for (const word of allExperiments.flatMap(({ words }) => words)) {
  sharedBy.set(word, (sharedBy.get(word) ?? 0) + 1);
}

const weigh = (text: string): WeighedCue => {
  const cue = readCue(text);
  return { cue, weight: lengthWeight(cue) / Math.sqrt(sharedBy.get(text) ?? 1) };
};

const ownCues = new Map(allExperiments.map(({ id, words }) => [id, words.map(weigh)]));

const cuesOfTheme = new Map<ExperimentTheme, readonly WeighedCue[]>(
  allExperiments.map(({ theme }) => [
    theme,
    themeWords[theme].map((text) => ({ cue: readCue(text), weight: themeWeight })),
  ]),
);

/** Each word of the goal counts once, for the strongest cue it belongs to. */
const valueByPlace = (words: readonly string[], cues: readonly WeighedCue[]): ReadonlyMap<number, number> => {
  const values = new Map<number, number>();
  for (const { cue, weight } of cues) {
    const places = findCue(words, cue);
    if (places === null) continue;
    for (const place of places) {
      values.set(place, Math.max(values.get(place) ?? 0, weight / places.length));
    }
  }
  return values;
};

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** Every experiment that a word of the goal points to, the closest first. */
export const scoreGoal = (goal: string): readonly Scored[] => {
  const words = plainWords(goal)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords);
  const themeValues = new Map(
    [...cuesOfTheme].map(([theme, cues]) => [theme, valueByPlace(words, cues)] as const),
  );
  return allExperiments
    .map((experiment): Scored => {
      const own = valueByPlace(words, ownCues.get(experiment.id) ?? []);
      const ofTheme = themeValues.get(experiment.theme) ?? new Map<number, number>();
      const places = [...new Set([...own.keys(), ...ofTheme.keys()])].toSorted((a, b) => a - b);
      return {
        experiment,
        score: sum(own.values()) + sum(ofTheme.values()),
        words: places.flatMap((place) => words[place] ?? []),
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
};
