/** Words of their own, one doubled letter away from another. */
const words = new Set('super diner desert later poling filing staring planed caning'.split(' '));

/** Two letters in the wrong order, or one too many or too few, with at least a letter after it: words are bent at their end. */
const isSlip = (typed: string, word: string): boolean => {
  let start = 0;
  while (start < word.length && typed[start] === word[start]) start += 1;
  const [a, b] = [typed.slice(start), word.slice(start)];
  if (a === '' || b === '') return false;
  if (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)) return true;
  // A letter that should stand twice, or should not.
  const isDoubled = a === `${word[start - 1]}${b}` || b === `${typed[start - 1]}${a}`;
  if (typed.length >= 5 && !words.has(typed) && isDoubled) return true;
  // In a short word a letter makes another word too often: a layer is no lawyer, and a breaker no beaker.
  return (
    !typed.endsWith('ing') &&
    ((typed.length >= 7 && a === b.slice(1)) || (typed.length >= 9 && a.slice(1) === b))
  );
};

const consonants = (word: string): string => word.replace(/[aeiou]/g, '');
const shortestRepaired = 5;

/** The word that was meant: itself where it is known or cannot be told. The first letter is nearly always right. */
export const repairWord = (typed: string, known: ReadonlySet<string>): string => {
  if (known.has(typed) || known.has(typed.replace(/(?:s|es|ed|ing)$/, ''))) return typed;
  const noVowels = typed.length >= 3 && consonants(typed) === typed;
  if (typed.length < shortestRepaired && !noVowels) return typed;
  const near = [...known].filter(
    (word) => word[0] === typed[0] && (noVowels ? consonants(word) === typed : isSlip(typed, word)),
  );
  const [only, ...others] = near;
  return only === undefined || others.length > 0 ? typed : only;
};
