import { numberAt } from '#domain/voice/spoken-numbers.ts';

/** "start twenty five minutes" → "start 25 minutes": as the decoder writes numbers of two figures. */
const withFigures = (phrase: string): string => {
  const words = phrase.split(' ');
  const out: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = numberAt(words, at);
    const isFigure = found !== null && found.value >= 10;
    out.push(isFigure ? String(found.value) : (words[at] ?? ''));
    at += isFigure ? found.length : 1;
  }
  return out.join(' ');
};

const asSentence = (phrase: string): string => {
  const named = phrase.replaceAll(/\bi\b/g, 'I');
  return named.charAt(0).toUpperCase() + named.slice(1);
};

/** How the decoder may write a phrase down: it was taught whole sentences, and figures for numbers. */
export const spellings = (phrase: string): readonly string[] => [
  ...new Set([asSentence(phrase), asSentence(withFigures(phrase))]),
];
