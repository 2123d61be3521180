import { type Doing } from '#domain/breakdown/doing-at-end.ts';
import { brands } from '#domain/breakdown/lexicon/brands.ts';
import { clausesOf } from '#domain/breakdown/title-clauses.ts';
import { findDoing } from '#domain/breakdown/title-doing.ts';
import { isCalled, isSomebody, whoIn } from '#domain/breakdown/title-people.ts';
import { coreOf, isWhen, quotable, searchOf } from '#domain/breakdown/title-object.ts';
import {
  articles,
  classesIn,
  classesOfName,
  enders,
  headClasses,
  isName,
  joined,
  nameAt,
  say,
  setOf,
  type Word,
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
  /** Somebody it is done with or for. */
  readonly who: string | null;
  /** A time or a day is said. */
  readonly timed: boolean;
  /** What follows is a sentence: "learn how to dance", "find out if it is open". */
  readonly clause: 'to' | 'that' | null;
}

const vague = setOf(
  'thing things stuff it something everything anything life act situation time yes no myself this that',
);
const speaking = setOf('call message email reply talk chase help show');
const when =
  /\b(?:\d{1,2}(?::\d\d)?\s?(?:am|pm)|at \d{1,2}|\d{1,2}:\d\d|noon|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const asksHow = /^(?:how|what|why|whether|where|who|if)$/;
const meets =
  /^(?:an? |the )?(?:dinner|lunch|breakfast|brunch|coffee|tea|drinks?|date|meal|catch-up|walk|call|chat) with /;

/** A paper on something, or a form for it: what it is stands first, and what it is about follows. */
const saysFirst = setOf(
  'cards essay form tax vocab homework exam invoice cv slides document lecture nappy social',
);

/** "Priya happy birthday" is about Priya, "Marcus the photos" about the photos sent to Marcus. */
const aboutOf = (core: readonly Word[], toSomebody: boolean): readonly Word[] => {
  const names = core.findIndex((word) => !isName(word));
  if (names < 1) return core;
  if (articles.has(core[names]?.lower ?? '')) return toSomebody ? core.slice(0, names) : core.slice(names);
  return toSomebody && !/[’']s$/.test(core[names - 1]?.text ?? '') ? core.slice(0, names) : core;
};

/** "Flashcards bio", "lab report titration": in a title without a doing. */
const leading = (core: readonly Word[]): readonly Word[] => {
  if (headClasses(core).size > 0) return core;
  const { classes, length } = nameAt(core, 0, false);
  return classes.some((one) => saysFirst.has(one)) ? core.slice(0, length) : core;
};

const searchedClause = (rest: readonly Word[]): string => {
  const said = rest.slice(0, 7);
  return joined(said.slice(0, said.findLastIndex(({ lower }) => !enders.has(lower)) + 1));
};

const bought = ['goods', 'clothes', 'device', 'refillable', 'curtain', 'tool', 'furniture', 'food'];

/** "Blackout curtains argos", "new boots size 10". */
const isWanted = ({ verb, rest }: Doing): boolean =>
  verb === '-' &&
  (rest[0]?.lower === 'new' ||
    rest.some(({ lower }, at) => at > 0 && (lower === 'size' || brands.has(lower)))) &&
  bought.some((one) => headClasses(coreOf(rest)).has(one));

const namesNobody = (verb: string, next: string): boolean =>
  (speaking.has(verb) && /^(?:for|about|in|on)$/.test(next)) || (verb === 'study' && next === 'to');

export const readTitle = (title: string): TitleReading => {
  const doing = findDoing(clausesOf(title));
  const { rest } = doing;
  const verb = isWanted(doing) ? 'buy' : doing.verb;
  const onlyNamed = verb === '-' || verb === '~';
  const core = verb === '-' ? leading(coreOf(rest)) : coreOf(rest);
  const isVague = core.every(
    (word) => vague.has(word.lower) || articles.has(word.lower) || isWhen(word, undefined),
  );
  const nothing = isVague || namesNobody(verb, rest[0]?.lower ?? '');
  const about = nothing ? [] : quotable(aboutOf(core, speaking.has(verb)));
  const [first] = about;
  const hasArticle = first !== undefined && articles.has(first.lower);
  const bare = joined(about.slice(hasArticle ? 1 : 0));
  const fits = bare !== '' && bare.length <= 48;
  const who = whoIn(rest);
  const classesOfFirst = first === undefined ? [] : classesOfName(first.lower.replace(/'s$/, ''));
  // Letters such as HMRC are an office: nobody has it in their contacts.
  const somebody =
    about.some((word, at) => isSomebody(word) && (at > 0 || !onlyNamed)) ||
    (speaking.has(verb) && isCalled(about));
  const marked = (classes: ReadonlySet<string>) => {
    const marks = [
      ...(somebody ? ['name'] : []),
      ...(somebody && classes.size === 0 ? ['onlyName'] : []),
      ...(who === null ? [] : ['withName']),
      ...(nothing ? ['none'] : []),
      ...(!nothing && classes.size === 0 && !somebody ? ['unknown'] : []),
    ];
    return marks.length === 0 ? classes : new Set([...classes, ...marks]);
  };
  const meeting = meets.test(say(rest)) ? new Set(['meetup', ...(who === null ? [] : ['withName'])]) : null;
  const standsAlone =
    hasArticle ||
    (first !== undefined &&
      ((isName(first) && verb !== '-') ||
        (speaking.has(verb) && isCalled(about)) ||
        classesOfFirst.includes('person')));
  const sentence = rest[1]?.lower === 'to' ? 'to' : 'that';
  const pointed = nothing ? null : 'it';
  const clause = asksHow.test(rest[0]?.lower ?? '') ? sentence : null;
  const said = clause === null ? searchOf(rest) : searchedClause(rest);
  return {
    verb,
    head: meeting ?? marked(headClasses(core)),
    core: meeting ?? marked(classesIn(core)),
    named: classesIn(rest),
    all: said === '' || (nothing && clause === null) ? null : said,
    // What is too long to be said again is only pointed at.
    the: fits ? `${standsAlone ? '' : 'the '}${joined(about)}` : pointed,
    bare: fits ? bare : null,
    who,
    timed: when.test(title),
    clause,
  };
};
