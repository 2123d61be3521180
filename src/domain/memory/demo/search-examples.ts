import { closenessIn, matchWords } from '#domain/search/match-words.ts';
import { queryWords } from '#domain/search/search-query.ts';
import { wordsOf } from '#domain/search/words.ts';
import type { ExampleMemory } from './example-memories.ts';

const most = 3;

// What questions are made of, beside the words that the site search leaves out.
const asking = new Set(
  'about did ever get go goes got had has have know need remember said say tell want'.split(' '),
);

export interface FoundExample {
  readonly memory: ExampleMemory;
  /** The words of the memory that answer a word of the question. */
  readonly shared: readonly string[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The examples that share a telling word with the question, the closest first. */
export const searchExamples = (
  memories: readonly ExampleMemory[],
  question: string,
): readonly FoundExample[] => {
  const asked = queryWords(question).filter((word) => !asking.has(word));
  const texts = memories.map((memory) => ({
    memory,
    text: memory.sentence,
    words: wordsOf(memory.sentence),
  }));
  const matches = matchWords(asked, new Set(texts.flatMap(({ words }) => words.map(({ folded }) => folded))));
  return texts
    .map((one) => ({ one, close: sum(closenessIn(one, matches)) }))
    .filter(({ close }) => close > 0)
    .toSorted((left, right) => right.close - left.close)
    .slice(0, most)
    .map(({ one: { memory, text, words } }) => ({
      memory,
      shared: [
        ...new Set(
          words
            .filter(({ folded }) => matches.some((answers) => answers.has(folded)))
            .map(({ start, end }) => text.slice(start, end).toLowerCase()),
        ),
      ],
    }));
};
