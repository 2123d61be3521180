import { contentWords, stemOf } from './content-words.ts';
import type { Embedder } from './create-embedder.ts';
import { normalise } from './create-embedder.ts';
import { everydayWords } from './everyday-words.ts';

const lines = everydayWords
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map((word) => ({ word, stem: stemOf(word) })));

/** How many other words stand in for one. */
const MOST_OTHERS = 3;
/** Of the second view in the vector. */
const WEIGHT = 0.5;

const othersFor = (stem: string): readonly string[] => {
  const line = lines.find((words) => words.some((one) => one.stem === stem)) ?? [];
  return line
    .filter((one) => one.stem !== stem)
    .slice(0, MOST_OTHERS)
    .map(({ word }) => word);
};

/** The question, and the question with other everyday words for the same things behind it: "teeth", then "dentist". */
export const questionViews = (question: string): readonly string[] => {
  const others = contentWords(question).flatMap(othersFor);
  return others.length === 0 ? [question] : [question, `${question} ${[...new Set(others)].join(' ')}`];
};

/** A question's vector: of the views together. What is no question is embedded as it stands. */
export const embedQuestion = async (embed: Embedder['embed'], question: string): Promise<Float32Array> => {
  const [plain = question, wider] = questionViews(question);
  const vector = await embed(plain);
  if (wider === undefined) return vector;
  const other = await embed(wider);
  return normalise(vector.map((value, part) => value * (1 - WEIGHT) + (other[part] ?? 0) * WEIGHT));
};
