import {
  classesByName,
  knownWords,
  longestSaying,
  verbsBySaying,
} from '#domain/breakdown/lexicon/lexicon.ts';
import { repairWord } from '#domain/breakdown/lexicon/repair-word.ts';

/** A title taken apart. */
export interface TitleReading {
  /** A word of the verb lexicon; `-` where the title only names a thing; `~` for a doing that is in no lexicon. */
  readonly verb: string;
  /** The classes of what the doing is done to, and of everything that is named. */
  readonly core: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  /** What it is done to, as it reads inside a sentence: with its article, and without. Null where nothing is named. */
  readonly the: string | null;
  readonly bare: string | null;
  /** All that is said about it, for searching. */
  readonly all: string | null;
  /** A time or a day is said. */
  readonly timed: boolean;
}

interface Word {
  /** As it was typed, without punctuation around it. */
  readonly text: string;
  readonly lower: string;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const articles = setOf('the a an my our your his her their this that these those some');
const pronouns: Readonly<Record<string, string>> = { my: 'your', our: 'your', me: 'you' };
const particles = setOf('up out off away back in down');
const openers = setOf(
  'please pls remember to need must should finally really just quickly i have try want gotta',
);
const leadIns = setOf('to for with at on in about from of');
const enders = setOf(
  "about for from to with before after by on at in into and or because when until that so if without re via around round under over during then i i'm i've i'll he she we they",
);
const when =
  /\b(?:\d{1,2}(?::\d\d)?\s?(?:am|pm)|at \d{1,2}|\d{1,2}:\d\d|noon|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const whenWord =
  /^(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d)?(?:am|pm)?|next|this|noon)$/;
const participle = /^(?:done|fixed|repaired|sorted|cleaned|ready|finished|serviced|mended|replaced)$/;
const longestObject = 48;

const wordsOf = (title: string): readonly Word[] =>
  title
    .trim()
    .split(/\s+/)
    .map((raw) => raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((text) => text !== '')
    .map((text, at) => {
      const lower = text.toLowerCase().replaceAll('’', "'");
      // Names are not in the lexicon, and Sarah is no slip.
      return { text, lower: at > 0 && /^\p{Lu}/u.test(text) ? lower : repairWord(lower, knownWords) };
    });

const isKnown = (word: string): boolean => knownWords.has(word) || knownWords.has(word.replace(/s$/, ''));
const say = (words: readonly Word[]): string => words.map(({ lower }) => lower).join(' ');
// In Title Case a known thing is still a thing; what is all capitals, or in no lexicon, is somebody or something of that name.
const isName = ({ text, lower }: Word): boolean =>
  /^\p{Lu}/u.test(text) && !articles.has(lower) && (!/^\p{Lu}\p{Ll}+$/u.test(text) || !isKnown(lower));

/** Also in the plural, and with somebody's name before it. */
const classesOfName = (name: string): readonly string[] =>
  classesByName.get(name) ??
  classesByName.get(name.replace(/s$/, '')) ??
  classesByName.get(name.replace(/es$/, '')) ??
  classesByName.get(name.replace(/ies$/, 'y')) ??
  [];

const classesIn = (words: readonly Word[]): ReadonlySet<string> => {
  const found = new Set<string>();
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = Math.min(3, words.length - at); length > 0; length -= 1) {
      const classes = classesOfName(say(words.slice(at, at + length)));
      if (classes.length === 0) continue;
      for (const one of classes) found.add(one);
      taken = length;
      break;
    }
    at += taken;
  }
  return found;
};

/** "Let Sam know", "give Anna a call". */
const around = [
  ['let', 'know', 'message'],
  ['give', 'call', 'call'],
  ['give', 'ring', 'call'],
] as const;

interface Doing {
  readonly verb: string;
  readonly rest: readonly Word[];
}

const doingAtStart = (words: readonly Word[]): Doing | null => {
  const [first] = words;
  if (first === undefined) return null;
  for (const [start, end, verb] of around) {
    const close = words.findIndex(({ lower }, at) => at > 1 && lower === end);
    if (first.lower === start && close > 0) return { verb, rest: words.slice(1, close) };
  }
  // "Put the groceries away": the two halves of one verb.
  const split = words.findIndex(({ lower }, index) => index > 1 && index < 6 && particles.has(lower));
  const both = split < 0 ? undefined : verbsBySaying.get(`${first.lower} ${words[split]?.lower ?? ''}`);
  const whole = (verb: string): Doing => ({ verb, rest: words.slice(1).filter((_, at) => at !== split - 1) });
  for (let length = Math.min(longestSaying, words.length); length > 0; length -= 1) {
    const verb = verbsBySaying.get(say(words.slice(0, length)));
    if (verb === undefined) continue;
    // "Water bill", "phone contract": a thing whose name begins like a doing.
    if (length === 1 && words.length > 1 && classesOfName(say(words.slice(0, 2))).length > 0) return null;
    if (length === 1 && both !== undefined) return whole(both);
    const rest = words.slice(length);
    // "Take the dog to the vet" is a way to go.
    const brings = verb === 'take' && rest.some(({ lower }, at) => at > 0 && lower === 'to');
    return { verb: brings ? 'takeTo' : verb, rest };
  }
  return both === undefined ? null : whole(both);
};

/** "Finish painting the bedroom" is to paint it. */
const inGerund = (doing: Doing | null): Doing | null => {
  const [first] = doing?.rest ?? [];
  const stem = /^(\p{L}{2,})ing$/u.exec(first?.lower ?? '')?.[1];
  if (doing?.verb !== 'use' || stem === undefined) return doing;
  const verb = [stem, `${stem}e`, stem.slice(0, -1)].map((base) => verbsBySaying.get(base)).find(Boolean);
  return verb === undefined ? doing : { verb, rest: doing.rest.slice(1) };
};

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

const meets =
  /^(?:an? |the )?(?:dinner|lunch|breakfast|brunch|coffee|tea|drinks?|date|meal|catch-up|walk|call|chat) with /;
const sentenceWord = ({ text, lower }: Word): string => {
  if (pronouns[lower] !== undefined) return pronouns[lower];
  if (/^\p{Lu}\p{Ll}+$/u.test(text) && isKnown(lower)) return lower;
  // A slip of the fingers is not repeated.
  return text.toLowerCase().replaceAll('’', "'") === lower ? text : lower;
};

const vague = setOf('thing things stuff it something everything anything life act situation');
const untilWhen = setOf('before by until when because so if on at');

/** What to type into a search field. */
const searchOf = (rest: readonly Word[]): string => {
  const from = rest.findIndex(({ lower }) => !leadIns.has(lower) && !articles.has(lower));
  const words = rest.slice(Math.max(from, 0));
  const end = words.findIndex(({ lower }, at) => at > 0 && (untilWhen.has(lower) || whenWord.test(lower)));
  const said = (end < 0 ? words : words.slice(0, end)).map(sentenceWord).join(' ');
  return said.length <= longestObject ? said : words.slice(0, 4).map(sentenceWord).join(' ');
};

const speaking = setOf('call message email reply talk chase');

const describing = setOf(
  'new old weekly daily monthly quarterly annual yearly final last next first second big small long short last-minute winter summer monday morning evening weekend spare overdue',
);

/** A first word in no lexicon: a doing before an article, and before a thing unless it describes it or is a name. */
const readsAsDoing = (said: readonly Word[]): boolean => {
  const [first, second] = said;
  if (first === undefined || second === undefined) return false;
  if (articles.has(second.lower)) return true;
  if (isKnown(first.lower)) return false;
  return (
    !describing.has(first.lower) &&
    !/(?:ly|al|ic|ing|ed|[’']s|s)$|\d/.test(first.lower) &&
    !enders.has(second.lower)
  );
};

export const readTitle = (title: string): TitleReading => {
  const words = wordsOf(title);
  const start = words.findIndex(({ lower }) => !openers.has(lower) && !articles.has(lower));
  const said = words.slice(Math.max(start, 0));
  const doing = inGerund(doingAtStart(said));
  const unknownDoing = doing === null && said.length > 1 && readsAsDoing(said);
  const rest = doing?.rest ?? (unknownDoing ? said.slice(1) : said);
  const verb = doing?.verb ?? (unknownDoing ? '~' : '-');
  const core = coreOf(rest);
  // "Ask for a raise" names nobody.
  const nobody =
    (speaking.has(verb) && /^(?:for|about|in|on)$/.test(rest[0]?.lower ?? '')) ||
    (verb === 'study' && rest[0]?.lower === 'to');
  const isVague = core.every(({ lower }) => vague.has(lower) || articles.has(lower));
  const about = nobody || isVague ? [] : aboutOf(core, speaking.has(verb));
  const texts = about.map(sentenceWord);
  const [first] = about;
  const hasArticle = first !== undefined && articles.has(first.lower);
  const bare = texts.slice(hasArticle ? 1 : 0).join(' ');
  const fits = bare !== '' && bare.length <= longestObject;
  const coreClasses = meets.test(say(rest)) ? new Set(['meetup']) : new Set(classesIn(core));
  // Letters such as HMRC are an office: nobody has it in their contacts.
  if (about.some((word, at) => isName(word) && /\p{Ll}/u.test(word.text) && (at > 0 || doing !== null))) {
    coreClasses.add('name');
  }
  const standsAlone =
    hasArticle ||
    (first !== undefined && isName(first) && doing !== null) ||
    (first !== undefined && classesOfName(first.lower.replace(/'s$/, '')).includes('person'));
  return {
    verb,
    core: coreClasses,
    named: classesIn(rest),
    all: fits ? searchOf(rest) : null,
    the: fits ? `${standsAlone ? '' : 'the '}${texts.join(' ')}` : null,
    bare: fits ? bare : null,
    timed: when.test(title),
  };
};
