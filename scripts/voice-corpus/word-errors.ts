import { spellings } from '#domain/recogniser/spellings.ts';

/** A number is the same in figures. */
const wordsOf = (text: string): string[] =>
  (spellings(text.toLowerCase()).at(-1) ?? text)
    .toLowerCase()
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Words put in, left out or changed between what was said and what was heard. */
export const wordErrors = (
  said: string,
  heard: string,
): { readonly errors: number; readonly words: number } => {
  const [from, to] = [wordsOf(said), wordsOf(heard)];
  let row = to.map((_, index) => index + 1);
  for (const [line, word] of from.entries()) {
    let corner = line;
    let left = line + 1;
    row = row.map((above, index) => {
      const changed = corner + (to[index] === word ? 0 : 1);
      corner = above;
      left = Math.min(above + 1, left + 1, changed);
      return left;
    });
  }
  return { errors: to.length === 0 ? from.length : (row.at(-1) ?? from.length), words: from.length };
};
