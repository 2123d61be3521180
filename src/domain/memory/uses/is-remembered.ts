import type { Memory } from '#domain/memory/memory.ts';
import { normalisedQuote } from '#domain/memory/open-proposal.ts';

const bare = (text: string): string => normalisedQuote(text).replace(/[\s.!?…]+$/u, '');

/**
 * Whether a sentence is one that is remembered already. A task made from a memory has its words, and so may a step: nobody
 * said them again.
 */
export const isRemembered = (
  quote: string,
  memories: readonly Pick<Memory, 'sentence' | 'quote'>[],
): boolean => {
  const said = bare(quote);
  return memories.some((memory) =>
    [memory.sentence, memory.quote ?? ''].some((text) => bare(text).includes(said)),
  );
};
