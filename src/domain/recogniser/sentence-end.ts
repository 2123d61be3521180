import type { NextToken } from './log-probabilities.ts';
import { endToken, type WordTokens } from './word-tokens.ts';

/** The ways a sentence stops: whether it gets a full stop says nothing about what was said. */
export interface SentenceEnd {
  readonly isMark: (token: number) => boolean;
  /** A mark, or the end itself. */
  readonly isEnding: (token: number) => boolean;
  /** How likely it is that nothing but a mark follows. */
  readonly logProbability: (next: NextToken) => number;
}

const marks = ['.', '?', '!', ',', '...', ';', ':', '-'];

export const sentenceEnd = (tokens: WordTokens): SentenceEnd => {
  // A mark alone may be written with a word boundary before it; only its last token is the mark that follows a word.
  const known = new Set(marks.map((mark) => tokens.encode(`a${mark}`).at(-1) ?? endToken));
  const endings = [endToken, ...known];
  return {
    isMark: (token) => known.has(token),
    isEnding: (token) => endings.includes(token),
    logProbability: (next) => {
      let sum = 0;
      for (const token of endings) sum += Math.exp(next.logProbability(token));
      return Math.log(Math.max(sum, 1e-30));
    },
  };
};
