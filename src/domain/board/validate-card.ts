import { lengthOf } from '#domain/text/plain-text.ts';
import { boardLimits } from './board.ts';

/** What is wrong with a title, in words for the person; null when nothing is. */
export const titleProblem = (title: string, limit: number = boardLimits.cardTitle): string | null => {
  const length = lengthOf(title.trim());
  if (length === 0) return 'Give it a title.';
  return length > limit ? `Please use at most ${limit} letters. You have ${length}.` : null;
};

export const detailsProblem = (details: string): string | null => {
  const length = lengthOf(details);
  return length > boardLimits.details
    ? `Please use at most ${boardLimits.details} letters. You have ${length}.`
    : null;
};
