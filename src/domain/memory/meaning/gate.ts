/** Whether the memories answer a question: they do, they may, or there is nothing about it. */
export type MeaningState = 'known' | 'maybe' | 'nothing';

/** Fitted by scripts/fit-memory-gate.ts on the tuning set; decision 076 has the measurements. */
const coefficients = { constant: -8.385, best: 13.801, size: -0.666 } as const;
/** From here on the best ones are shown, and from there on as an answer. */
const bars = { maybe: 0.3, known: 0.65 } as const;

/** What was fitted on: fewer memories than this are taken for as many. */
const FEWEST = 15;
const USUAL = 60;

/** What is fitted: the best score, and how many there are, since more of them bring one that is near by chance. */
export const gateFeatures = (
  scores: readonly number[],
  size: number,
): { readonly best: number; readonly size: number } => ({
  best: scores[0] ?? 0,
  size: Math.log(Math.max(size, FEWEST) / USUAL),
});

/** How likely it is that one of the first three answers. `scores` are those of rankMemories, best first. */
export const answerChance = (scores: readonly number[], size: number = scores.length): number => {
  if (scores.length === 0) return 0;
  const features = gateFeatures(scores, size);
  const sum = coefficients.constant + coefficients.best * features.best + coefficients.size * features.size;
  return 1 / (1 + Math.exp(-sum));
};

/** `size` is how many memories there are, where only the first scores are given. */
export const gate = (scores: readonly number[], size: number = scores.length): MeaningState => {
  const chance = answerChance(scores, size);
  if (chance >= bars.known) return 'known';
  return chance >= bars.maybe ? 'maybe' : 'nothing';
};
