import type { Memory } from '#domain/memory/memory.ts';
import { mergeMemories } from '#domain/memory/merge-memories.ts';
import { contentWords } from './content-words.ts';

const mostPhrases = 6;

/**
 * What the specified search is asked for: it matches letter for letter, so a whole question finds nothing. Its own text
 * first, then each word that says what it is about.
 */
export const searchPhrases = (question: string): readonly string[] => {
  const whole = question.trim().replace(/[?!.\s]+$/u, '');
  const words = contentWords(question);
  return [...new Set([whole.toLowerCase(), ...words])]
    .filter((phrase) => phrase !== '')
    .slice(0, mostPhrases);
};

/** The same search among memories that are at hand, for a device without a network. */
export const searchInWords = (memories: readonly Memory[], question: string): readonly Memory[] => {
  const phrases = searchPhrases(question);
  return mergeMemories([
    memories.filter(({ about, sentence, tags }) => {
      const text = [about, sentence, ...tags].join('\n').toLowerCase();
      return phrases.some((phrase) => text.includes(phrase));
    }),
  ]);
};
