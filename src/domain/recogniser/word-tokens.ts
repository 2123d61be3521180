/** Turns words into the numbers the decoder speaks in, and back. */
export interface WordTokens {
  readonly encode: (text: string) => readonly number[];
  readonly decode: (tokens: readonly number[]) => string;
  /** Whether a new word begins with it; the others go on with the word before. */
  readonly beginsWord: (token: number) => boolean;
}

/** The decoder's own signs. */
export const startToken = 1;
export const endToken = 2;
