import { longestStepTitle, stepTitle } from '#domain/breakdown/step-title.ts';

const frontWords =
  /^(?:(?:so|and|well|but|because|for me|usually|normally|first of all|first),?\s+)*(?:i|you)\s+(?:(?:always|usually|often|normally|first|just|like to|tend to|try to|have to|need to)\s+)*/iu;
const nextThing = /(?:,?\s+(?:and\s+)?then\b|;|[.!?](?:\s|$)).*$/isu;

const clip = (text: string): string => {
  const characters = Array.from(text);
  return characters.length <= longestStepTitle
    ? text
    : `${characters.slice(0, longestStepTitle - 1).join('')}…`;
};

/**
 * A memory as a first step: "I always write the question down, then I call" begins with "Write the question down". The words
 * stay the person's own. Null where nothing is left.
 */
export const stepFromMemory = (sentence: string): string | null => {
  const flat = sentence.replace(/\s+/gu, ' ').trim();
  const first = flat
    .replace(nextThing, '')
    .replace(frontWords, '')
    .replace(/[,:]+$/u, '')
    .trim();
  const kept = first === '' ? flat : first;
  return stepTitle(clip(kept.charAt(0).toUpperCase() + kept.slice(1)));
};
