import { routeCoachText } from '#domain/coach/routing/route-coach-text.ts';

// It belongs to the question before it.
const asks =
  /\b(?:leave|quit|resign|contract|notice)\b|^(?:how|what|when|where|who|why|which|can|could|is|are|do|does|did|should|will|would)\b/i;

/** The part of a text that is not a question for a doctor or lawyer; null where nothing is left. */
export const goalBesideQuestion = (text: string): string | null => {
  const rest = text
    .split(/[.?!;\n]+|,? (?:and|but|also) /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !asks.test(part) && routeCoachText(part).kind === 'none')
    .join('. ');
  return rest === '' ? null : rest;
};
