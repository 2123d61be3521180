import { stemOf } from '#domain/memory/meaning/content-words.ts';
import { wordsOf } from '#domain/search/words.ts';

/** Words that stand in every question, and tell nothing of what it is about. */
const emptyWords = new Set(
  `a about again all also always am an and any anything are as at be because been before best but by can come could day did do
  does doing dont ever every feel find for from get go goes going good had happen happened happens has have hello help helped
  helps here how i if in into is it its ive just know last like long make makes many may me mean memory might more most
  much must my myself need needs never no not of off on once one or our out over please really remember said say says
  she he should so some something start take tell than that the their them then there these they thing things think this
  time to too up us use usual usually very want was way we well went were what whats when whens where wheres which while who
  whos whose why will with work works would yes you your`.split(/\s+/),
);

const shortest = 3;

/** The words of a text that say what it is about, as they are compared, each once. */
export const contentWords = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .map(({ folded }) => folded)
      .filter((word) => word.length >= shortest && !emptyWords.has(word)),
  ),
];

/** Which words of the question stand in the text, in the question's order. */
export const sharedWords = (question: string, text: string): readonly string[] => {
  const inText = new Set(contentWords(text).map(stemOf));
  return contentWords(question).filter((word) => inText.has(stemOf(word)));
};
