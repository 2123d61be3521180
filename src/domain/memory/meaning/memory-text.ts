import type { Memory } from '#domain/memory/memory.ts';
import { contentWords } from './content-words.ts';

/**
 * What a memory's vector is made of: its sentence, and its name in front where that says something the sentence does not. A
 * name that was cut from the sentence would only blur it.
 */
export const memoryText = ({
  layer,
  about,
  sentence,
}: Pick<Memory, 'layer' | 'about' | 'sentence'>): string => {
  // The name of an episode is its kind, and that of a pair the two things out of it.
  if (layer === 'episodic' || layer === 'associative') return sentence;
  const said = new Set(contentWords(sentence));
  return contentWords(about).some((word) => !said.has(word)) ? `${about}. ${sentence}` : sentence;
};
