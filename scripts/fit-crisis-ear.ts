import { writeFile } from 'node:fs/promises';
import { goals, goalsToAskAbout } from '#domain/coach/choose/goals.fixture.ts';
import { indirectCrises } from '#domain/coach/routing/indirect-crises.fixture.ts';
import {
  moreDangers,
  moreHarmless,
  moreLegal,
  moreMedical,
} from '#domain/coach/routing/indirect-others.fixture.ts';
import { manyCrises } from '#domain/coach/routing/many-crises.fixture.ts';
import {
  manyDangers,
  manyHarmless,
  manyLegal,
  manyMedical,
} from '#domain/coach/routing/many-others.fixture.ts';
import { ordinaryGoals } from '#domain/coach/routing/ordinary-goals.fixture.ts';
import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';
import {
  crisisSentences,
  dangerSentences,
  harmlessSentences,
  legalSentences,
  medicalSentences,
} from '#domain/coach/routing/sentences.fixture.ts';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';
import { crisisChance, crisisEarFile } from '#server/coach/crisis-ear.ts';
import { allExampleGoals } from '#server/coach/example-goals/all-example-goals.ts';
import { embedAll } from './coach/embed-all.ts';
import { fitLogistic } from './coach/fit-logistic.ts';

// Fits the second ear (src/server/coach/crisis-ear.ts) on the sentences that the rules are tested with, prints what it hears of
// those it was not fitted on, and writes it. Run it after those sentences or the example goals changed.

/** How many ordinary goals may be asked about whether somebody is safe. */
const mostFalse = 0.015;
const parts = 5;

const heard = [
  ...crisisSentences,
  ...manyCrises,
  ...indirectCrises,
  ...dangerSentences,
  ...manyDangers,
  ...moreDangers,
];
const ordinary = [
  ...goals.map(([goal]) => goal),
  ...goalsToAskAbout,
  ...ordinaryGoals,
  ...Object.values(allExampleGoals).flat(),
];
const other = [
  ...harmlessSentences,
  ...manyHarmless,
  ...medicalSentences,
  ...legalSentences,
  ...manyMedical,
  ...manyLegal,
  ...moreHarmless,
  ...moreMedical,
  ...moreLegal,
];

const unique = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text !== '');
const casesOf = async (texts: readonly string[], kind: 'heard' | 'ordinary' | 'other') => {
  const own = unique(texts);
  const vectors = await embedAll(own);
  return own.map((text, at) => ({
    text,
    kind,
    isHeard: kind === 'heard',
    vector: vectors[at] ?? new Float32Array(),
  }));
};
const cases = [
  ...(await casesOf(heard, 'heard')),
  ...(await casesOf(ordinary, 'ordinary')),
  ...(await casesOf(other, 'other')),
];

// Each is heard by an ear that was fitted without it.
const chances = cases.map(() => 0);
for (let part = 0; part < parts; part += 1) {
  const ear = fitLogistic(cases.filter((_, at) => at % parts !== part));
  for (const [at, { vector }] of cases.entries()) {
    if (at % parts === part) chances[at] = crisisChance(vector, ear);
  }
}
const chancesOf = (kind: string): readonly number[] =>
  chances.filter((_, at) => {
    const { text, kind: own } = cases[at] ?? { text: '', kind: '' };
    // What the rules hear needs no second ear.
    return own === kind && (kind === 'heard' || routeCoachText(text).kind === 'none');
  });
const share = (kind: string, bar: number): number => {
  const own = chancesOf(kind);
  return own.filter((chance) => chance >= bar).length / own.length;
};
const falls = chancesOf('ordinary').toSorted((a, b) => b - a);
const bar = Math.ceil((falls[Math.floor(falls.length * mostFalse)] ?? 1) * 1000) / 1000;
console.log(`${cases.length} sentences, bar ${bar}`);
for (const kind of ['heard', 'ordinary', 'other']) {
  console.log(`${kind}: ${(100 * share(kind, bar)).toFixed(1)} % of ${chancesOf(kind).length} asked about`);
}

const { weights, constant } = fitLogistic(cases);
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const ear = {
  model: sentenceModel.weightsSha256,
  constant: rounded(constant),
  bar,
  weights: weights.map(rounded),
};
await writeFile(crisisEarFile, `${JSON.stringify(ear)}\n`);
