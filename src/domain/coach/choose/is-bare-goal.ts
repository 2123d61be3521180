import { plainWords } from '#domain/coach/words/plain-words.ts';

const fewWords = 2;

// They can stand before anything.
const empty: ReadonlySet<string> = new Set(
  'a an the my our this that it be do go to in at on of more better less new just really idk all some feel good stuff things thing everything work working improve myself'.split(
    ' ',
  ),
);

/** One word names a field and no trouble in it: “focus”, “my job”. Better asked than guessed. */
export const isBareGoal = (goal: string): boolean => {
  const words = plainWords(goal)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !empty.has(word)).length;
  return telling === 0 || (words.length <= fewWords && telling < fewWords);
};
