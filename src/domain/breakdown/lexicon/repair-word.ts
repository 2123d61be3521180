/**
 * One slip of the fingers apart: a letter too many or too few, or two in the wrong order. Not a wrong letter, which makes
 * another word too often ("working", "worming"), and not at the end, where words are bent.
 */
const oneSlipApart = (typed: string, word: string): boolean => {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let start = 0;
  while (start < word.length && typed[start] === word[start]) start += 1;
  const [a, b] = [typed.slice(start), word.slice(start)];
  if (a !== '' && b !== '' && (a.slice(1) === b || a === b.slice(1))) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
};

const consonants = (word: string): string => word.replace(/[aeiou]/g, '');
const shortestRepaired = 5;

/** The word that was meant: itself where it is known or cannot be told. The first letter is nearly always right. */
export const repairWord = (typed: string, known: ReadonlySet<string>): string => {
  if (known.has(typed)) return typed;
  const noVowels = typed.length >= 3 && consonants(typed) === typed;
  if (typed.length < shortestRepaired && !noVowels) return typed;
  const near = [...known].filter(
    (word) =>
      word[0] === typed[0] &&
      (noVowels ? consonants(word) === typed : word.length >= shortestRepaired && oneSlipApart(typed, word)),
  );
  const [first, ...others] = near;
  // A plural of a known word is no slip.
  if (first === undefined || others.length > (noVowels ? 0 : 2) || near.includes(typed.slice(0, -1)))
    return typed;
  return first;
};
