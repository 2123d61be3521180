import { answerChance, gateFeatures } from '#domain/memory/meaning/gate.ts';
import { embedQuestion } from '#domain/memory/meaning/question-views.ts';
import { rankMemories } from '#domain/memory/meaning/rank-memories.ts';
import { openEmbedder } from '#server/memory/open-embedder.ts';
import { otherMemories, otherWriter, tuningSet } from '../bench/memory/sets.ts';

// Fits the coefficients of src/domain/memory/meaning/gate.ts on the tuning set and another writer's, and prints them with what
// today's gate does there. The set that is measured (bench/memory.bench.ts) is not read.

const { embed } = await openEmbedder();
const withVector = async (text: string) => ({ text, vector: await embed(text) });
type Text = Awaited<ReturnType<typeof withVector>>;

const all = async (texts: readonly string[]): Promise<readonly Text[]> => {
  const made: Text[] = [];
  for (const text of texts) made.push(await withVector(text));
  return made;
};

const memories = await all(tuningSet.answered.map(({ sentence }) => sentence));
const second = await all(otherWriter.answered.map(({ sentence }) => sentence));
const others = await all(otherMemories.slice(0, otherMemories.length / 2));
const sizes = [15, 60, 120, 280] as const;

const kinds = ['easy', 'hard', 'unanswered', 'other writer', 'other writer, unanswered'] as const;

interface Case {
  readonly size: number;
  readonly kind: (typeof kinds)[number];
  readonly scores: readonly number[];
  /** Whether one of the first three answers. */
  readonly answered: boolean;
}

const askWith = async (
  question: string,
  store: readonly Text[],
  kind: Case['kind'],
  own?: Text,
): Promise<Case> => {
  const ranked = rankMemories({ text: question, vector: await embedQuestion(embed, question) }, store);
  return {
    size: store.length,
    kind,
    scores: ranked.slice(0, 1).map(({ score }) => score),
    answered: ranked.slice(0, 3).some(({ of }) => of === own),
  };
};

const cases: Case[] = [];
for (const size of sizes) {
  for (const [at, { inOtherWords, withItsWords }] of tuningSet.answered.entries()) {
    const own = memories[at];
    if (own === undefined || withItsWords === undefined) continue;
    // Another part of the rest for each question where the store is small.
    const rest = [...memories.slice(at + 1), ...memories.slice(0, at), ...others];
    const store = [own, ...rest.slice(0, size - 1)];
    cases.push(
      await askWith(withItsWords, store, 'easy', own),
      await askWith(inOtherWords, store, 'hard', own),
    );
  }
  const store = [...memories, ...others].slice(0, size);
  for (const question of tuningSet.unanswered) cases.push(await askWith(question, store, 'unanswered'));
  for (const [at, { question }] of otherWriter.answered.entries()) {
    const own = second[at];
    if (own === undefined) continue;
    const rest = [...second.slice(at + 1), ...second.slice(0, at), ...others];
    cases.push(await askWith(question, [own, ...rest.slice(0, size - 1)], 'other writer', own));
  }
  const secondStore = [...second, ...others].slice(0, size);
  for (const question of otherWriter.unanswered) {
    cases.push(await askWith(question, secondStore, 'other writer, unanswered'));
  }
}

const isUnanswered = ({ kind }: Case): boolean => kind.endsWith('unanswered');

/** As if there were as many questions without an answer as with one. */
const balance = cases.filter((one) => !isUnanswered(one)).length / cases.filter(isUnanswered).length;
const weightOf = (one: Case): number => (isUnanswered(one) ? balance : 1);

const featuresOf = ({ scores, size }: Case): readonly number[] => {
  const features = gateFeatures(scores, size);
  return [1, features.best, features.size];
};

/** Gauss: the vector that the matrix turns into `right`. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    const head = pivot[at] ?? 1;
    for (const [other, row] of rows.entries()) {
      const factor = other === at ? 0 : (row[at] ?? 0) / head;
      for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
};

// Newton's way: a logistic regression settles within a few rounds.
let weights: readonly number[] = [0, 0, 0];
for (let round = 0; round < 25; round += 1) {
  const gradient = weights.map(() => 0);
  const curvature = weights.map(() => weights.map(() => 0));
  for (const one of cases) {
    const features = featuresOf(one);
    const chance =
      1 / (1 + Math.exp(-features.reduce((so, feature, at) => so + feature * (weights[at] ?? 0), 0)));
    for (const [at, feature] of features.entries()) {
      gradient[at] = (gradient[at] ?? 0) + ((one.answered ? 1 : 0) - chance) * weightOf(one) * feature;
      for (const [column, other] of features.entries()) {
        const row = curvature[at] ?? [];
        row[column] = (row[column] ?? 0) + chance * (1 - chance) * weightOf(one) * feature * other;
      }
    }
  }
  const step = solve(curvature, gradient);
  weights = weights.map((weight, at) => weight + (step[at] ?? 0));
}
const [constant, best, size] = weights.map((weight) => Math.round(weight * 1000) / 1000);
console.log('coefficients', { constant, best, size });

// What bars would do with today's coefficients: how many questions of each kind are answered from each chance on.
for (const store of sizes) {
  for (const bar of [0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7]) {
    const row = kinds.map((kind) => {
      const own = cases.filter((one) => one.size === store && one.kind === kind);
      return `${kind} ${own.filter((one) => answerChance(one.scores, one.size) >= bar).length}/${own.length}`;
    });
    console.log(`${store} memories, from ${bar}: ${row.join(', ')}`);
  }
}
