import llamaTokenizer from 'llama-tokenizer-js';
import type { WordTokens } from './word-tokens.ts';

/** Numbers from here up are the decoder's own signs, and no words. */
const words = 32_000;

export const wordTokens: WordTokens = {
  beginsWord: (token) => token < words && llamaTokenizer.vocabById[token]?.startsWith('▁') === true,
  encode: (text) => llamaTokenizer.encode(text, false, true),
  decode: (tokens) =>
    llamaTokenizer.decode(
      tokens.filter((token) => token < words),
      false,
      true,
    ),
};
