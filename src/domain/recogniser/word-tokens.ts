/** Turns words into the numbers the decoder speaks in, and back. */
export interface WordTokens {
  readonly encode: (text: string) => readonly number[];
  readonly decode: (tokens: readonly number[]) => string;
}

/** The decoder's own signs. */
export const startToken = 1;
export const endToken = 2;
