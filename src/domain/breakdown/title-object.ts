import { brands } from '#domain/breakdown/lexicon/brands.ts';
import {
  articles,
  classesOfName,
  enders,
  isName,
  isKnown,
  joined,
  nameAt,
  say,
  setOf,
  type Word,
} from '#domain/breakdown/title-words.ts';

export const leadIns = setOf('to for with at on in about from of');
const day =
  /^(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|next|this|noon|midnight|\d+)$/;
/** A clock time, an amount, a number of a thing. */
const figure = /\d/;
/** What has a number of its own. */
const numbered = setOf(
  'chapter chapters page pages book section question questions exercise year grade week class',
);
const partOf = /^(?:chapters?|pages?|sections?|questions?)$/;
const lasting = /^(?:weeks?|years?|days?|months?|hours?|min|mins|minutes?)$/;
const participle =
  /^(?:done|fixed|repaired|sorted|cleaned|ready|finished|serviced|mended|replaced|broken|back|overdue|late)$/;
// How or when it is done, and no thing even where nothing else is said.
const manners = 'again now finally properly soon quickly later asap';
const isManner = setOf(manners);
const fillers = setOf(
  `${manners} thingy thing things stuff bit bits please pls quick mine one ones ` +
    'somewhere somehow overnight twice final ugh lol early left today out odds sharp',
);
const amounts = setOf(
  "tomorrows todays tonights tomorrow's today's tonight's " +
    'two three four five six more both all another extra few any every rest missing last other next same',
);
/** Words of a new sentence: what stands right before them is what it is about, not what the task is. */
const finite = setOf("is are was were has had needs keeps leaks isn't isnt");
const longestQuote = 4;

export const isWhen = ({ lower }: Word, before: Word | undefined): boolean =>
  (day.test(lower) || (figure.test(lower) && !isKnown(lower))) &&
  !(figure.test(lower) && (numbered.has(before?.lower ?? '') || before?.lower.endsWith("'s") === true));

/** Boots is a shop, and boots are none. */
const isShop = ({ text, lower }: Word): boolean =>
  brands.has(lower) && (/^\p{Lu}/u.test(text) || classesOfName(lower).length === 0);

/** "Paint the hallway magnolia". */
const colours = /^(?:white|blue|green|grey|gray|magnolia|pink|yellow|black|red|cream|purple|beige|brown)$/;

const withoutEnd = (phrase: readonly Word[]): readonly Word[] => {
  const last = phrase.at(-1);
  if (last === undefined) return phrase;
  if (phrase.length < 2) return isManner.has(last.lower) ? [] : phrase;
  // Ten minutes are a time, and the minutes of a meeting none.
  const isTime = last.lower === 'minutes' && figure.test(phrase.at(-2)?.lower ?? '');
  const isColour = colours.test(last.lower) && !/^\p{Lu}/u.test(last.text);
  const isHow = /\p{L}{3}ly$/u.test(last.lower) && !isKnown(last.lower);
  const drops =
    isTime || isHow || isColour || fillers.has(last.lower) || participle.test(last.lower) || isShop(last);
  return drops ? withoutEnd(phrase.slice(0, -1)) : phrase;
};

/** "The rest of the wood" is the wood. */
const withoutOf = (phrase: readonly Word[]): readonly Word[] => {
  if (phrase[0]?.lower !== 'of') return phrase;
  return phrase.slice(articles.has(phrase[1]?.lower ?? '') ? 2 : 1);
};

const measures =
  /^(?:batch|pot|tray|bowl|plate|jug|load|bunch|couple|packs?|packet|lots?|bit|kilo|tub|dozen|pair|bottle|tin)$/;

const withoutAmounts = (phrase: readonly Word[]): readonly Word[] => {
  const of = phrase.findIndex(({ lower }, at) => at > 0 && at < 4 && lower === 'of');
  // "A big pot of bolognese" is bolognese.
  if (
    of > 0 &&
    measures.test(phrase[of - 1]?.lower ?? '') &&
    classesOfName(say(phrase.slice(of - 1, of + 2))).length === 0
  ) {
    return withoutAmounts(withoutOf(phrase.slice(of)));
  }
  const [first] = phrase;
  const drops =
    first !== undefined &&
    phrase.length > 1 &&
    (amounts.has(first.lower) ||
      /^\d/.test(first.lower) ||
      (/^cop(?:y|ies)$/.test(first.lower) && phrase[1]?.lower === 'of'));
  // Next door is a name of its own.
  if (nameAt(phrase, 0, false).length > 1) return phrase;
  const measured = lasting.test(phrase[1]?.lower ?? '');
  return drops && !measured && classesOfName(first.lower).length === 0
    ? withoutAmounts(withoutOf(phrase.slice(1)))
    : phrase;
};

/** "Couch to 5k" is one name. */
const insideName = (rest: readonly Word[], at: number): boolean =>
  [1, 2].some((back) => {
    const { length } = at < back ? { length: 1 } : nameAt(rest, at - back, false);
    // A day off is a name to its end; dinner with somebody is not.
    return length > back + (rest[at]?.lower === 'off' ? 0 : 1);
  });

/** Up to where the sentence goes on about something else; the day it is planned for is no part of it. */
export const coreOf = (rest: readonly Word[]): readonly Word[] => {
  // "On call" is a name of its own.
  const from = leadIns.has(rest[0]?.lower ?? '') && nameAt(rest, 0, false).length === 1 ? 1 : 0;
  const isEnd = ({ lower }: Word, at: number) =>
    (enders.has(lower) && !(lower === 'size' && !/^\d|^[xsml]+$/.test(rest[at + 1]?.lower ?? '0'))) ||
    (/^(?:up|down)$/.test(lower) && rest[at + 1]?.lower === 'to') ||
    (lower === 'first' && rest[at + 1]?.lower === 'thing') ||
    (lower === 'out' && rest[at + 1]?.lower === 'of');
  const end = rest.findIndex((word, at) => at > from && isEnd(word, at) && !insideName(rest, at));
  const upTo = end < 0 ? rest.slice(from) : rest.slice(from, end);
  const cut = finite.has(rest[end]?.lower ?? '') && upTo.length > 2 ? upTo.slice(0, -1) : upTo;
  // "Flat 3 rent": a number that has more behind it numbers something.
  const numbers = (at: number) =>
    /^\d+\p{L}?$/u.test(cut[at]?.lower ?? '') &&
    !lasting.test(cut[at + 1]?.lower ?? '') &&
    classesOfName(cut[at + 1]?.lower ?? '').length > 0;
  // "Couch to 5k" holds no time.
  const named = nameAt(cut, 0, false).length;
  const time = cut.findIndex(
    (word, at) => at >= Math.max(named > 2 ? named : 1, 1) && isWhen(word, cut[at - 1]) && !numbers(at),
  );
  const article = articles.has(cut[0]?.lower ?? '') ? 1 : 0;
  // "Chapter 4 biology" is chapter 4, and page 12 of a form only says where in it.
  const part = cut.findIndex(({ lower }, at) => partOf.test(lower) && /^\d/.test(cut[at + 1]?.lower ?? ''));
  const upToPart = part > article ? cut.slice(0, part) : cut.slice(0, part + 2);
  const kept = withoutEnd(part >= 0 ? upToPart : time <= article ? cut : cut.slice(0, time));
  return [...kept.slice(0, article), ...withoutAmounts(kept.slice(article))];
};

/** What is said again in a step: four words at most, or the name of the thing alone, or nothing. */
export const quotable = (about: readonly Word[]): readonly Word[] => {
  const of = about.findIndex(({ lower }, at) => at > 0 && lower === 'of');
  const [first] = about;
  const article = first !== undefined && articles.has(first.lower) ? 1 : 0;
  const fits = (words: readonly Word[]) =>
    words.length - article <= longestQuote && joined(words).length <= 48;
  if (fits(about)) return about;
  const upToOf = of < 0 ? about : about.slice(0, of);
  if (fits(upToOf)) return upToOf;
  const last = nameAt(upToOf, upToOf.length, true);
  if (last.classes.length > 0) return upToOf.slice(-last.length);
  const bare = upToOf.slice(article);
  const { classes, length } = nameAt(bare, 0, false);
  return classes.length === 0 ? [] : bare.slice(0, length);
};

const prepositions = setOf('to for in of at on from with the a an my near around without');

/** What to type into a search field. */
export const searchOf = (rest: readonly Word[]): string => {
  // "Sign Lily up for swimming": what is looked for stands behind it.
  const forWhat = rest.findIndex(({ lower }) => lower === 'for');
  const isFor = forWhat > 0 && forWhat < rest.length - 1 && rest.slice(0, forWhat).every(isName);
  const from = isFor
    ? forWhat + 1
    : rest.findIndex(({ lower }) => !leadIns.has(lower) && !articles.has(lower));
  const words = rest.slice(Math.max(from, 0));
  const end = words.findIndex(
    (word, at) =>
      at > 0 &&
      (isWhen(word, words[at - 1]) ||
        fillers.has(word.lower) ||
        (enders.has(word.lower) && !prepositions.has(word.lower))),
  );
  const said = (end < 0 ? words : words.slice(0, end)).slice(0, 6);
  const last = said.findLastIndex(({ lower }) => !prepositions.has(lower));
  return joined(said.slice(0, last + 1));
};
