import { careByName, classesByName, knownWords, verbsBySaying } from '#domain/breakdown/lexicon/lexicon.ts';
import { repairWord } from '#domain/breakdown/lexicon/repair-word.ts';
import { shortForms } from '#domain/breakdown/lexicon/short-forms.ts';

export interface Word {
  /** As it was typed, without punctuation around it. */
  readonly text: string;
  readonly lower: string;
}

export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const articles = setOf('the a an my our your his her their this that these those some');
/** Where a sentence goes on about something else. */
export const enders = setOf(
  'how about for from to with before after by on at in into and or because when until that so if without re via around ' +
    "round under over during then i i'm im i've ive i'll they've theyve we've weve you've we'll they'll he she we they is are was were has had needs need due its it's isn't " +
    "isnt dont don't doesn't doesnt can't cant not no again already still while whatever asap actually ask unless since " +
    "than per as where which who pls please theyre they're thats that's hes he's shes she's whos tbh size outside inside near behind between once lol wtf ffs omg keeps leaks now minus every " +
    'each through against within towards toward onto across past like but off older newer called named labelled upto using whilst unless except plus',
);
const pronouns: Readonly<Record<string, string>> = { my: 'your', our: 'your', me: 'you' };

const small = (text: string): string => text.toLowerCase().replaceAll('’', "'");

export const isKnown = (word: string): boolean =>
  knownWords.has(word) || knownWords.has(word.replace(/s$/, ''));

export const wordsOf = (title: string): readonly Word[] =>
  title
    .trim()
    .split(/\s+/)
    .map((raw) => raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((text) => text !== '')
    .map((text, at) => {
      const lower = small(text);
      // A sentence begins with a capital letter; elsewhere it is what somebody wrote on purpose.
      if (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(text) && isKnown(lower)) return { text: lower, lower };
      if (Object.hasOwn(shortForms, lower)) return { text, lower: shortForms[lower] ?? lower };
      // Names are not in the lexicon, and Sarah is no slip.
      return { text, lower: at > 0 && /^\p{Lu}/u.test(text) ? lower : repairWord(lower, knownWords) };
    });

export const say = (words: readonly Word[]): string => words.map(({ lower }) => lower).join(' ');

// By itself, and not only as a part of a longer name: Mason is somebody, and mason jars are none.
const isWord = (word: string): boolean => verbsBySaying.has(word) || classesOfName(word).length > 0;

/** Names that are words too. Behind a small letter nobody writes the word so. */
const givenNames = setOf(
  'mark rose will grace bill jack rob pat sue may art drew chase hope faith joy amber ruby jade iris ivy holly daisy lily poppy olive violet ' +
    'pearl jasmine heather ginger basil sage dean frank grant miles nick ray rich rusty sandy angel carol dawn eve guy harry penny robin summer ' +
    'autumn tiger biscuit pepper teddy max josh herb cliff clay reed heath wade ward gene stew dot flora cherry honey bella anna billy fern kitty lisa lola pip tia zara patch',
);

// In Title Case a known thing is still a thing; what is all capitals, or in no lexicon, is somebody or something of that name.
export const isName = ({ text, lower }: Word): boolean =>
  /^\p{Lu}/u.test(text) &&
  !articles.has(lower) &&
  (!/^\p{Lu}\p{Ll}+(?:[’']s)?$/u.test(text) || !isWord(lower) || givenNames.has(lower.replace(/'s$/, '')));

/** As it stands inside a sentence of ours. */
const sentenceWord = ({ text, lower }: Word): string => {
  if (pronouns[lower] !== undefined) return pronouns[lower];
  // A slip of the fingers is not repeated.
  return small(text) === lower ? text : lower;
};

export const joined = (words: readonly Word[]): string => words.map(sentenceWord).join(' ');

const inPlural = (
  table: ReadonlyMap<string, readonly string[]>,
  name: string,
): readonly string[] | undefined =>
  table.get(name.replace(/s$/, '')) ??
  // A rat has rats, and mortgages have rates.
  table.get(name.replace(/(?<=s|x|z|ch|sh|o)es$/, '')) ??
  table.get(name.replace(/ies$/, 'y')) ??
  table.get(name.replace(/'s$/, ''));

/** Also in the plural, which is only looked for where there may be one. */
const named = (table: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] =>
  table.get(name) ?? (name.endsWith('s') ? inPlural(table, name) : undefined) ?? [];
export const classesOfName = (name: string): readonly string[] => named(classesByName, name);

const longestName = 3;

/** What needs care of its own, where its name is no shorter than that of the thing: a phone case is no case. */
const careOf = (words: readonly Word[], end: number, least: number): readonly string[] => {
  for (let length = Math.min(longestName, end); length >= least; length -= 1) {
    const classes = named(careByName, say(words.slice(end - length, end)));
    if (classes.length > 0) return classes;
  }
  return [];
};

/** The longest name that begins at a word, or ends before it, with its classes. */
export const nameAt = (words: readonly Word[], at: number, ending: boolean) => {
  for (let length = Math.min(longestName, ending ? at : words.length - at); length > 0; length -= 1) {
    const classes = classesOfName(say(ending ? words.slice(at - length, at) : words.slice(at, at + length)));
    if (classes.length > 0) return { classes, length };
  }
  return { classes: [], length: 1 };
};

/** The classes of everything that is named. */
export const classesIn = (words: readonly Word[]): ReadonlySet<string> => {
  const found: string[] = [];
  for (let at = 0; at < words.length;) {
    const { classes, length } = nameAt(words, at, false);
    found.push(...classes);
    at += length;
  }
  return new Set(found);
};

const notHead =
  /^(?:x?\d+|\d+-\d+|one|two|three|four|five|six|stuff|things?|please|again|overdue|left|late|final)$/i;

/** The classes of what a phrase is about: its last noun. A hair dresser is no hair. */
export const headClasses = (phrase: readonly Word[]): ReadonlySet<string> => {
  const whole = nameAt(phrase, phrase.length, true);
  if (whole.length > 2) return new Set([...whole.classes, ...careOf(phrase, phrase.length, whole.length)]);
  const found = phrase.findIndex(({ lower }, at) => at > 0 && lower === 'of');
  // A mountain of laundry is laundry.
  const of =
    found > 0 &&
    /^(?:mountain|pile|heap|stack|load|bunch|pair|packs?|lots?|rest|couple|kilo|bit)$/.test(
      phrase[found - 1]?.lower ?? '',
    )
      ? -1
      : found;
  const upToOf = of < 0 ? phrase : phrase.slice(0, of);
  const end = upToOf.findLastIndex(({ lower }) => !notHead.test(lower)) + 1;
  const { classes, length } = nameAt(upToOf, end, true);
  return new Set([...classes, ...careOf(upToOf, end, length)]);
};
