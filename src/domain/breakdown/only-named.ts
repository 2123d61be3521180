import { toldBy } from '#domain/breakdown/lexicon/two-senses.ts';
import { headOf } from '#domain/breakdown/reasons-to-ask.ts';
import type { TitleReading } from '#domain/breakdown/read-title.ts';
import { isSomebody } from '#domain/breakdown/title-people.ts';
import {
  articles,
  classesOfName,
  enders,
  isName,
  nameAt,
  setOf,
  type Word,
} from '#domain/breakdown/title-words.ts';

/** Named without a doing, these are nearly always there for one errand. */
const usualErrands = setOf(
  'tax local-tax greeting bill utility-only pay-rent tradesman visit-timed meeting-timed any-timed appointment-go appointment ' +
    'mot library-books laundry gym groceries bins homework timesheet meter present litter form letter rota pickup-prescription ' +
    'packed-lunch meet nits id-photo buy-again empties costume essay slides exam budget kit policy-only cert expenses battery ' +
    'pest ware flashcards thanks stretches wordcount collect dryer use-chapter book-transport buy-food update-cv pickup-child ' +
    'ironing inbox messages score bill-person car-service groceries-listed vote sitter mot-timed wormer listen voicemail meet-clock meet-call meet-day yoga-video',
);

/** Of these it does not matter what for: any form has a first box. */
const describedAnyhow = setOf(
  'tax bill local-tax pay-rent cert form homework exam essay slides timesheet rota present tradesman appointment any-timed ' +
    'greeting letter meet meet-clock meet-call meet-day yoga-video use-chapter ware appointment-go visit-timed meeting-timed',
);

/** Several things at once, or one that has a second sense: without a doing nothing tells. */
const isUntold = ({ rest }: TitleReading): boolean => {
  const end = rest.findIndex(({ lower }, at) => at > 0 && enders.has(lower));
  const named = rest.slice(0, end < 0 ? rest.length : end);
  // Ten minutes are no minutes of a meeting.
  const isLength = (at: number) => /^\d/.test(named[at - 1]?.lower ?? '');
  return (
    rest[end]?.lower === 'and' ||
    named.some(
      ({ lower }, at) => toldBy(lower) !== null && !isLength(at) && nameAt(rest, at + 1, true).length === 1,
    )
  );
};

const describing = setOf(
  'new old big small little good best other spare kids whole own upstairs downstairs front back winter summer christmas birthday ' +
    'school work monthly weekly quarterly annual yearly next last final first second weekend student online local ' +
    'broken dirty clean red blue green black white',
);
const isPlainWord = (word: Word): boolean =>
  articles.has(word.lower) ||
  describing.has(word.lower) ||
  /[’']s$/.test(word.lower) ||
  isName(word) ||
  classesOfName(word.lower).length > 0;

/** A noun before the thing that is in no lexicon may make something else of it. */
const hasStrangeModifier = ({ phrase, head }: TitleReading): boolean => {
  const last = headOf(phrase);
  const end = last === undefined ? 0 : phrase.indexOf(last) + 1;
  const { length } = nameAt(phrase, end, true);
  if (head.has('onlyName')) return false;
  return !phrase.slice(0, Math.max(end - length, 0)).every(isPlainWord);
};

const inTrouble = /^(?:locked|lost|missing|wrong|left|gone|broken)$/;
const isWriter = ({ lower }: Word): boolean =>
  classesOfName(lower).some((one) => one === 'role' || one === 'helper' || one === 'appointment');

/** "1099s in the mail", "new consent forms", "Eilidh fiddle exam": something is said of it that the usual errand does not know. */
const saysMore = ({ phrase, rest, notes, bare }: TitleReading, id: string): boolean => {
  const [first] = rest;
  const isSomebodys = first !== undefined && isSomebody(first) && !/[’']s$/.test(first.text);
  return (
    first?.lower === 'new' ||
    (id !== 'dryer' && id !== 'pest' && rest.some(({ lower }, at) => at > 0 && lower === 'in')) ||
    rest.some(({ lower }) => lower === 'sign') ||
    notes.some((note) => note.some(({ lower }) => inTrouble.test(lower))) ||
    (/^(?:exam|homework|letter|ware)$/.test(id) && isSomebodys) ||
    (id === 'letter' && phrase.slice(0, -1).some(isWriter)) ||
    (id === 'use-chapter' && !/\d/.test(bare ?? ''))
  );
};

/** A title without a doing is understood only where its thing has one usual errand, and nothing else is said. */
export const isMoreThanItsName = (reading: TitleReading, id: string): boolean =>
  !usualErrands.has(id) ||
  isUntold(reading) ||
  saysMore(reading, id) ||
  (!describedAnyhow.has(id) && hasStrangeModifier(reading));
