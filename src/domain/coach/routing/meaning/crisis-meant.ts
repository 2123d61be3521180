import { euphemisms, perhapsMeant } from './euphemisms.ts';
import { meansAndHarm, perhapsMeans } from './means-and-harm.ts';
import { noFuture, perhapsNoFuture } from './no-future.ts';
import { notToBe, perhapsNotToBe } from './not-to-be.ts';
import { otherLanguages } from './other-languages.ts';
import { othersWithoutMe, perhapsWithoutMe } from './others-without-me.ts';
import { preparedFor } from './preparations.ts';
import { heardSign } from './sign.ts';

const certain = [
  ...notToBe,
  ...noFuture,
  ...othersWithoutMe,
  ...meansAndHarm,
  ...euphemisms,
  ...otherLanguages,
];
const perhaps = [
  ...perhapsNotToBe,
  ...perhapsNoFuture,
  ...perhapsWithoutMe,
  ...perhapsMeans,
  ...perhapsMeant,
];

// Words that stand together belong together; a page of text is read in stretches that overlap.
const stretch = 45;
// Of a long text, the beginning and the end: what weighs most stands there.
const mostWords = 180;

const stretchesOf = (text: string): readonly string[] => {
  const every = text.split(' ');
  const all =
    every.length > mostWords ? [...every.slice(0, mostWords - stretch), ...every.slice(-stretch)] : every;
  const starts = Array.from({ length: Math.max(1, Math.ceil(all.length / stretch) * 2 - 1) }, (_, n) => n);
  return starts.map((n) => all.slice((n * stretch) / 2, (n * stretch) / 2 + stretch).join(' '));
};

const first = <T>(texts: readonly string[], find: (text: string) => T | null): T | null => {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
};

export interface Meant {
  readonly certain: string | null;
  readonly perhaps: string | null;
}

/** A crisis told by what is said together rather than by a phrase. */
export const crisisMeant = (text: string): Meant => {
  const stretches = stretchesOf(text);
  const prepared = Math.max(...stretches.map(preparedFor));
  return {
    certain: first(stretches, (one) => heardSign(certain, one)) ?? (prepared >= 3 ? 'prepared' : null),
    perhaps: first(stretches, (one) => heardSign(perhaps, one)) ?? (prepared === 2 ? 'preparing' : null),
  };
};
