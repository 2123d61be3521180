import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';

/** What scripts/fit-crisis-ear.ts writes. */
export const crisisEarFile = new URL('crisis-ear.json', import.meta.url);

const earSchema = z.object({
  model: z.literal(sentenceModel.weightsSha256),
  constant: z.number(),
  /** From this chance on it asks. */
  bar: z.number().gt(0).lt(1),
  weights: z.array(z.number()).length(sentenceModel.size).readonly(),
});
export type CrisisEar = z.infer<typeof earSchema>;

export const readCrisisEar = async (file: URL = crisisEarFile): Promise<CrisisEar> =>
  earSchema.parse(JSON.parse(await readFile(file, 'utf8')));

/** How much a sentence is like those of people in a crisis, from 0 to 1. */
export const crisisChance = (
  vector: Float32Array,
  { weights, constant }: Pick<CrisisEar, 'weights' | 'constant'>,
): number => {
  let sum = constant;
  for (const [part, weight] of weights.entries()) sum += weight * (vector[part] ?? 0);
  return 1 / (1 + Math.exp(-sum));
};

/**
 * A second ear beside the rules, for what no rule foresaw. It only ever asks for more care: a sentence that the rules have heard
 * stays heard, and what it hears is met with a question and with help all the same.
 */
export const hearsCrisis = (vector: Float32Array, ear: CrisisEar): boolean =>
  crisisChance(vector, ear) >= ear.bar;
