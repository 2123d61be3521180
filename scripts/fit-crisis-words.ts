import { writeFile } from 'node:fs/promises';
import { tuningTasks } from '#domain/breakdown/everyday-tasks.fixture.ts';
import { strangersTasks } from '#domain/breakdown/strangers-tasks.fixture.ts';
import { goals, goalsToAskAbout } from '#domain/coach/choose/goals.fixture.ts';
import { withoutHarmlessTurns } from '#domain/coach/routing/harmless-turns.ts';
import { indirectCrises } from '#domain/coach/routing/indirect-crises.fixture.ts';
import { moreHarmless, moreLegal, moreMedical } from '#domain/coach/routing/indirect-others.fixture.ts';
import { manyCrises } from '#domain/coach/routing/many-crises.fixture.ts';
import { manyHarmless, manyLegal, manyMedical } from '#domain/coach/routing/many-others.fixture.ts';
import { groupNames, weighedParts } from '#domain/coach/routing/meaning/weight-of-words.ts';
import { routeWords } from '#domain/coach/routing/route-words.ts';
import {
  crisisSentences,
  harmlessSentences,
  legalSentences,
  medicalSentences,
} from '#domain/coach/routing/sentences.fixture.ts';
import { ordinaryGoals } from '#domain/coach/routing/ordinary-goals.fixture.ts';
import { nonCommands } from '#domain/voice/non-commands.fixture.ts';
import { allExampleGoals } from '#server/coach/example-goals/all-example-goals.ts';

// Fits the weights of single words (src/domain/coach/routing/meaning/fitted-words.ts) by logistic regression, prints what is heard
// of sentences it was not fitted on, and writes them. Run it after those sentences or the example goals changed.

const file = new URL('../src/domain/coach/routing/meaning/fitted-words.ts', import.meta.url);
const rounds = 150;
const step = 0.05;
/** Words are held near nought, groups hardly. */
const pull = { word: 0.5, group: 0.05 } as const;
const parts = 4;
const bar = 0.5;

const textsIn = (thing: unknown): readonly string[] => {
  if (typeof thing === 'string') return [thing];
  return typeof thing === 'object' && thing !== null ? Object.values(thing).flatMap(textsIn) : [];
};

const heard = [...crisisSentences, ...manyCrises, ...indirectCrises];
const others = [
  ...harmlessSentences,
  ...manyHarmless,
  ...moreHarmless,
  ...medicalSentences,
  ...manyMedical,
  ...moreMedical,
  ...legalSentences,
  ...manyLegal,
  ...moreLegal,
  ...goals.map(([goal]) => goal),
  ...goalsToAskAbout,
  ...ordinaryGoals,
  ...Object.values(allExampleGoals).flat(),
  ...textsIn(tuningTasks),
  ...textsIn(strangersTasks),
  ...nonCommands,
];

interface Case {
  readonly isHeard: boolean;
  readonly values: ReadonlyMap<string, number>;
}
type Weights = ReadonlyMap<string, number>;

const isGroup = (name: string): boolean => name.startsWith('#');
const caseOf = (text: string, isHeard: boolean): Case => {
  const { stems, groups } = weighedParts(withoutHarmlessTurns(routeWords(text)));
  return {
    isHeard,
    values: new Map([
      ...groupNames.map((name) => [`#${name}`, groups[name]] as const),
      ...[...stems].map((stem) => [stem, 1] as const),
    ]),
  };
};

const sumOf = ({ values }: Case, weights: Weights): number => {
  let sum = 0;
  for (const [name, value] of values) sum += value * (weights.get(name) ?? 0);
  return sum;
};

/** Adam, over all cases at once. A word that only one sentence has says nothing about the next. */
const fit = (cases: readonly Case[]): Weights => {
  const counts = new Map<string, number>();
  for (const { values } of cases) {
    for (const name of values.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].filter(([name, count]) => count > 1 || isGroup(name)).map(([name]) => name);
  const weights = new Map(names.map((name) => [name, 0]));
  const first = new Map(weights);
  const second = new Map(weights);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Map(
      names.map((name) => [name, (isGroup(name) ? pull.group : pull.word) * (weights.get(name) ?? 0)]),
    );
    for (const one of cases) {
      const error = 1 / (1 + Math.exp(-sumOf(one, weights))) - (one.isHeard ? 1 : 0);
      for (const [name, value] of one.values) {
        const so = slope.get(name);
        if (so !== undefined) slope.set(name, so + error * value);
      }
    }
    for (const name of names) {
      const now = slope.get(name) ?? 0;
      const mean = 0.9 * (first.get(name) ?? 0) + 0.1 * now;
      const spread = 0.999 * (second.get(name) ?? 0) + 0.001 * now * now;
      first.set(name, mean);
      second.set(name, spread);
      const move = mean / (1 - 0.9 ** round) / (Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-8);
      weights.set(name, (weights.get(name) ?? 0) - step * move);
    }
  }
  return weights;
};

const cases = [
  ...[...new Set(heard)].map((text) => caseOf(text, true)),
  ...[...new Set(others)].map((text) => caseOf(text, false)),
];

const told = { heard: [0, 0], others: [0, 0] };
for (let part = 0; part < parts; part += 1) {
  const weights = fit(cases.filter((_, at) => at % parts !== part));
  for (const [at, one] of cases.entries()) {
    if (at % parts !== part) continue;
    const counts = told[one.isHeard ? 'heard' : 'others'];
    counts[0] = (counts[0] ?? 0) + (sumOf(one, weights) > bar ? 1 : 0);
    counts[1] = (counts[1] ?? 0) + 1;
  }
}
console.log('by words alone, not fitted on:', told);

const tenths = (weight: number): number => Math.round(weight * 10);
const fitted = fit(cases);
const byWeight = Map.groupBy(
  [...fitted].filter(([name, weight]) => /^[a-z]+$/.test(name) && Math.abs(weight) >= 0.15),
  ([, weight]) => tenths(weight),
);
const lines = [...byWeight]
  .toSorted(([a], [b]) => b - a)
  .map(
    ([weight, words]) =>
      `  [${weight}, '${words
        .map(([word]) => word)
        .toSorted()
        .join(' ')}'],`,
  );
const groups = groupNames.map((name) => `${name}: ${tenths(fitted.get(`#${name}`) ?? 0)}`);
await writeFile(
  file,
  `/**
 * How much each word leans towards a crisis (above nought) or towards work (below), in tenths. Not chosen by hand: written by
 * scripts/fit-crisis-words.ts from the sentences of the fixtures, with goals and everyday tasks as the other side. Endings are
 * cut as \`stemOf\` cuts them. A word alone decides nothing; the sum of a sentence may ask “Are you safe right now?”.
 */
export const fittedWords: readonly (readonly [number, string])[] = [
${lines.join('\n')}
];

/** What the groups of weight-of-words add, in tenths. */
export const fittedGroups = { ${groups.join(', ')} } as const;
`,
);
