import { answerChance, gateFeatures } from '#domain/memory/meaning/gate.ts';
import { embedQuestion } from '#domain/memory/meaning/question-views.ts';
import { rankMemories } from '#domain/memory/meaning/rank-memories.ts';
import { openEmbedder } from '#server/memory/open-embedder.ts';
import { otherMemories, tuningSet } from '../bench/memory/sets.ts';

// Fits the coefficients of src/domain/memory/meaning/gate.ts on the tuning set and prints them with what today's gate does
// there. The set that is measured (bench/memory.bench.ts) is not read.

const { embed } = await openEmbedder();
const withVector = async (text: string) => ({ text, vector: await embed(text) });
type Text = Awaited<ReturnType<typeof withVector>>;

const all = async (texts: readonly string[]): Promise<readonly Text[]> => {
  const made: Text[] = [];
  for (const text of texts) made.push(await withVector(text));
  return made;
};

const memories = await all(tuningSet.answered.map(({ sentence }) => sentence));
const others = await all(otherMemories.slice(0, otherMemories.length / 2));
const sizes = [15, 60, 120, 280] as const;

interface Case {
  readonly size: number;
  readonly kind: 'easy' | 'hard' | 'unanswered';
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
    scores: ranked.slice(0, 2).map(({ score }) => score),
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
}

/** As if there were as many questions without an answer as with one of either kind. */
const weightOf = ({ kind }: Case): number =>
  kind === 'unanswered' ? (2 * tuningSet.answered.length) / tuningSet.unanswered.length : 1;

const featuresOf = ({ scores, size }: Case): readonly number[] => {
  const features = gateFeatures(scores, size);
  return [1, features.best, features.size];
};

let weights: readonly number[] = [0, 0, 0];
const total = cases.reduce((sum, one) => sum + weightOf(one), 0);
for (let round = 0; round < 40_000; round += 1) {
  const gradient = weights.map(() => 0);
  for (const one of cases) {
    const features = featuresOf(one);
    const sum = features.reduce((so, feature, at) => so + feature * (weights[at] ?? 0), 0);
    const error = ((one.answered ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * weightOf(one);
    for (const [at, feature] of features.entries()) gradient[at] = (gradient[at] ?? 0) + error * feature;
  }
  weights = weights.map((weight, at) => weight + (5 * (gradient[at] ?? 0)) / total);
}
const [constant, best, size] = weights.map((weight) => Math.round(weight * 1000) / 1000);
console.log('coefficients', { constant, best, size });

// What bars would do: how many questions of each kind are answered from each chance on.
for (const store of sizes) {
  for (const bar of [0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7]) {
    const row = (['easy', 'hard', 'unanswered'] as const).map((kind) => {
      const own = cases.filter((one) => one.size === store && one.kind === kind);
      return `${kind} ${own.filter((one) => answerChance(one.scores, one.size) >= bar).length}/${own.length}`;
    });
    console.log(`${store} memories, from ${bar}: ${row.join(', ')}`);
  }
}
