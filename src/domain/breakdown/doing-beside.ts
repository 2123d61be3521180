import type { Doing } from '#domain/breakdown/doing-at-end.ts';
import { verbsBySaying } from '#domain/breakdown/lexicon/lexicon.ts';
import { coreOf } from '#domain/breakdown/title-object.ts';
import { articles, headClasses, say, setOf, type Word } from '#domain/breakdown/title-words.ts';

const somebody =
  /^(?:(?:need to |must )?(?:find|get|hire|call|ask|need|pay) )?(?:someone|somebody|a (?:person|man|pro|professional|handyman|specialist|tradesman|guy))(?: in| else)?(?: to do (?:it|this))?$/;

/** "Tune the piano - find someone": whatever it is, somebody else is to be found for it. */
export const doneBySomebody = (
  doing: Doing | null,
  title: readonly Word[],
  notes: readonly (readonly Word[])[],
) =>
  notes.some((note) => somebody.test(say(note))) ? { verb: 'findSomeone', rest: doing?.rest ?? title } : null;

const caring = setOf('journal meditate shower stretch exercise walk rest sleep pray');

/** "Defrag my brain / journal 5 min": what cannot be told is said again in words that can. */
export const saidAgain = (notes: readonly (readonly Word[])[]): Doing | null => {
  for (const note of notes) {
    const verb = verbsBySaying.get(note[0]?.lower ?? '');
    const goesOn = note
      .slice(1)
      .some(({ lower }) => !/^(?:\d+(?:m|min|mins)?|for|a|few|minutes?|min|mins)$/.test(lower));
    if (verb !== undefined && caring.has(verb) && !goesOn) return { verb, rest: [] };
  }
  return null;
};

const kept = ['appointment', 'interview', 'meeting', 'lesson'];
const papers = [
  'passport',
  'cert',
  'document',
  'address',
  'form',
  'papers',
  'letter',
  'results',
  'payslip',
  'bill',
];
const clock = /^\d{1,2}(?:[:.]\d\d)?(?:am|pm)$|^\d{1,2}:\d\d$/;

/** "Bank appointment take proof of address": what is to be brought is looked for first. */
export const broughtAlong = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(({ lower }, index) => index > 0 && /^(?:take|bring)$/.test(lower));
  const rest = words.slice(at + 1);
  const isKept = at > 0 && kept.some((one) => headClasses(words.slice(0, at)).has(one));
  if (!isKept || rest.every(({ lower }) => articles.has(lower))) return null;
  // Notes are taken in a meeting, and papers are taken along.
  if (words[at]?.lower === 'take' && !papers.some((one) => headClasses(coreOf(rest)).has(one))) return null;
  return words.some(({ lower }) => clock.test(lower)) ? null : { verb: 'bringAlong', rest };
};
