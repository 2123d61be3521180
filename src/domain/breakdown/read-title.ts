import { enders, findDoing } from '#domain/breakdown/title-doing.ts';
import {
  articles,
  classesIn,
  classesOfName,
  headClasses,
  isName,
  say,
  sentenceWord,
  setOf,
  type Word,
  wordsOf,
} from '#domain/breakdown/title-words.ts';

/** A title taken apart. */
export interface TitleReading {
  readonly verb: string;
  /** The classes of what the doing is done to; of all that is said of it; and of everything that is named. */
  readonly head: ReadonlySet<string>;
  readonly core: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  /** What it is done to, as it reads inside a sentence: with its article, and without. Null where nothing is named. */
  readonly the: string | null;
  readonly bare: string | null;
  /** All that is said about it, for searching. */
  readonly all: string | null;
  /** A time or a day is said. */
  readonly timed: boolean;
  /** What follows is a sentence: "learn how to dance". */
  readonly clause: boolean;
}

const leadIns = setOf('to for with at on in about from of');
const untilWhen = setOf('before by until when because so if on at');
const vague = setOf('thing things stuff it something everything anything life act situation');
const speaking = setOf('call message email reply talk chase');
const when =
  /\b(?:\d{1,2}(?::\d\d)?\s?(?:am|pm)|at \d{1,2}|\d{1,2}:\d\d|noon|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const whenWord =
  /^(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d)?(?:am|pm)?|next|this|noon)$/;
const participle = /^(?:done|fixed|repaired|sorted|cleaned|ready|finished|serviced|mended|replaced)$/;
const asksHow = /^(?:how|what|why|whether|where|who)$/;
const meets =
  /^(?:an? |the )?(?:dinner|lunch|breakfast|brunch|coffee|tea|drinks?|date|meal|catch-up|walk|call|chat) with /;
const longestObject = 48;

/** Up to where the sentence goes on about something else; the day it is planned for is no part of it. */
const coreOf = (rest: readonly Word[]): readonly Word[] => {
  const from = leadIns.has(rest[0]?.lower ?? '') ? 1 : 0;
  const end = rest.findIndex(({ lower }, at) => at > from && enders.has(lower));
  const core = end < 0 ? rest.slice(from) : rest.slice(from, end);
  const day = core.findIndex(({ lower }, at) => at > 0 && whenWord.test(lower));
  const kept = day < 0 ? core : core.slice(0, day);
  // "Get the blinds repaired".
  return kept.length > 1 && participle.test(kept.at(-1)?.lower ?? '') ? kept.slice(0, -1) : kept;
};

/** "Priya happy birthday" is about Priya, "Marcus the photos" about the photos sent to Marcus. */
const aboutOf = (core: readonly Word[], toSomebody: boolean): readonly Word[] => {
  const names = core.findIndex((word) => !isName(word));
  if (names < 1) return core;
  if (articles.has(core[names]?.lower ?? '')) return toSomebody ? core.slice(0, names) : core.slice(names);
  return toSomebody && !/[’']s$/.test(core[names - 1]?.text ?? '') ? core.slice(0, names) : core;
};

const joined = (words: readonly Word[]): string => words.map(sentenceWord).join(' ');

/** What is too long to be said again is said up to its "of". */
const shortened = (about: readonly Word[]): readonly Word[] => {
  if (joined(about).length <= longestObject) return about;
  const of = about.findIndex(({ lower }, at) => at > 0 && lower === 'of');
  return of < 0 ? about : about.slice(0, of);
};

/** What to type into a search field. */
const searchOf = (rest: readonly Word[]): string => {
  const from = rest.findIndex(({ lower }) => !leadIns.has(lower) && !articles.has(lower));
  const words = rest.slice(Math.max(from, 0));
  const end = words.findIndex(({ lower }, at) => at > 0 && (untilWhen.has(lower) || whenWord.test(lower)));
  const said = joined(end < 0 ? words : words.slice(0, end));
  return said.length <= longestObject ? said : joined(words.slice(0, 4));
};

const namesNobody = (verb: string, next: string): boolean =>
  (speaking.has(verb) && /^(?:for|about|in|on)$/.test(next)) || (verb === 'study' && next === 'to');

export const readTitle = (title: string): TitleReading => {
  const { verb, rest } = findDoing(wordsOf(title));
  const core = coreOf(rest);
  const isVague = core.every(({ lower }) => vague.has(lower) || articles.has(lower));
  const nothing = isVague || namesNobody(verb, rest[0]?.lower ?? '');
  const about = nothing ? [] : shortened(aboutOf(core, speaking.has(verb)));
  const [first] = about;
  const hasArticle = first !== undefined && articles.has(first.lower);
  const bare = joined(about.slice(hasArticle ? 1 : 0));
  const fits = bare !== '' && bare.length <= longestObject;
  const onlyNamed = verb === '-' || verb === '~';
  // Letters such as HMRC are an office: nobody has it in their contacts.
  const somebody = about.some(
    (word, at) => isName(word) && /\p{Ll}/u.test(word.text) && (at > 0 || !onlyNamed),
  );
  const withName = (classes: ReadonlySet<string>) => (somebody ? new Set([...classes, 'name']) : classes);
  const meeting = meets.test(say(rest)) ? new Set(['meetup']) : null;
  const standsAlone =
    hasArticle ||
    (first !== undefined &&
      ((isName(first) && verb !== '-') || classesOfName(first.lower.replace(/'s$/, '')).includes('person')));
  return {
    verb,
    head: meeting ?? withName(headClasses(core)),
    core: meeting ?? withName(classesIn(core)),
    named: classesIn(rest),
    all: fits ? searchOf(rest) : null,
    the: fits ? `${standsAlone ? '' : 'the '}${joined(about)}` : null,
    bare: fits ? bare : null,
    timed: when.test(title),
    clause: asksHow.test(rest[0]?.lower ?? ''),
  };
};
