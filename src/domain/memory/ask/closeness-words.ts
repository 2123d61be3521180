/** How near a memory's meaning is to a question, for people: the number itself means nothing to anybody. */
export const closenessWords = (score: number): string => {
  if (score >= 0.65) return 'Its meaning is very close to your question.';
  return score >= 0.45
    ? 'Its meaning is close to your question.'
    : 'Its meaning is a little like your question.';
};
