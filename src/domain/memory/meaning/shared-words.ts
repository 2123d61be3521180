import { contentWords, stemOf } from './content-words.ts';
import { everydayWords } from './everyday-words.ts';

/** Word → the numbers of the lines it stands in. */
const lineNumbers: ReadonlyMap<string, readonly number[]> = (() => {
  const found = new Map<string, number[]>();
  for (const [number, line] of everydayWords.trim().split('\n').entries()) {
    for (const stem of new Set(line.split(' ').map(stemOf))) {
      found.set(stem, [...(found.get(stem) ?? []), number]);
    }
  }
  return found;
})();

const linesOf = (word: string): readonly number[] => lineNumbers.get(word) ?? [];

/** Words and the things they stand for, in one set: `teeth`, and the line that `dentist` stands in too. */
const marksOf = (words: readonly string[]): ReadonlySet<string | number> =>
  new Set<string | number>(words.flatMap((word) => [word, ...linesOf(word)]));

/**
 * How much of a question stands in each of the texts, from 0 to 1, the same thing in another everyday word included. A word
 * that stands in few of them counts for more.
 */
export const sharedWords = (question: string, texts: readonly string[]): readonly number[] => {
  const asked = contentWords(question);
  const marks = texts.map((text) => marksOf(contentWords(text)));
  const frequencies = new Map<string | number, number>();
  for (const mark of marksOf(asked)) {
    frequencies.set(
      mark,
      marks.reduce((times, own) => times + (own.has(mark) ? 1 : 0), 0),
    );
  }
  const rarity = (mark: string | number): number =>
    Math.log(1 + texts.length / (frequencies.get(mark) || 0.5));
  const weights = asked.map((word) => ({ word, lines: linesOf(word), weight: rarity(word) }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return texts.map(() => 0);
  return marks.map((own) => {
    let found = 0;
    for (const { word, lines, weight } of weights) {
      if (own.has(word)) found += weight;
      else found += Math.min(weight, Math.max(0, ...lines.filter((line) => own.has(line)).map(rarity)));
    }
    return found / whole;
  });
};
