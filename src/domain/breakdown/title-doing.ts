import { classesByName, longestSaying, verbsBySaying } from '#domain/breakdown/lexicon/lexicon.ts';
import { articles, classesOfName, isKnown, say, setOf, type Word } from '#domain/breakdown/title-words.ts';

interface Doing {
  /** A word of the verb lexicon; `-` where the title only names a thing; `~` for a doing that is in no lexicon. */
  readonly verb: string;
  /** What is said after it. */
  readonly rest: readonly Word[];
}

const particles = setOf('up out off away back in down');
const openers = setOf(
  'please pls remember to need must should finally really just quickly i have try want gotta',
);
const describing = setOf(
  'new old weekly daily monthly quarterly annual yearly final last next first second big small long short winter summer ' +
    'monday morning evening weekend spare',
);
/** Where a sentence goes on about something else. */
export const enders = setOf(
  'about for from to with before after by on at in into and or because when until that so if without re via around ' +
    "round under over during then i i'm i've i'll he she we they",
);

/** "Let Sam know", "give Anna a call". */
const around = [
  ['let', 'know', 'message'],
  ['give', 'call', 'call'],
  ['give', 'ring', 'call'],
] as const;

const firstWordsOfDoings = new Set([...verbsBySaying.keys()].map((saying) => saying.split(' ')[0] ?? ''));

/** A doing whose halves stand around the thing: "put the groceries away". */
const inHalves = (words: readonly Word[]): Doing | null => {
  const [first] = words;
  for (const [start, end, verb] of around) {
    const close = words.findIndex(({ lower }, at) => at > 1 && lower === end);
    if (first?.lower === start && close > 0) return { verb, rest: words.slice(1, close) };
  }
  const second = words.findIndex(({ lower }, at) => at > 1 && at < 6 && particles.has(lower));
  const verb =
    second < 0 ? undefined : verbsBySaying.get(`${first?.lower ?? ''} ${words[second]?.lower ?? ''}`);
  return verb === undefined ? null : { verb, rest: words.slice(1).filter((_, at) => at !== second - 1) };
};

const doingAtStart = (words: readonly Word[]): Doing | null => {
  for (let length = Math.min(longestSaying, words.length); length > 0; length -= 1) {
    const verb = verbsBySaying.get(say(words.slice(0, length)));
    if (verb === undefined) continue;
    // "Water bill", "phone contract": a thing whose name begins like a doing.
    if (length === 1 && words.length > 1 && classesOfName(say(words.slice(0, 2))).length > 0) return null;
    if (length === 1) {
      const halves = inHalves(words);
      if (halves !== null) return halves;
    }
    const rest = words.slice(length);
    // "Take the dog to the vet" is a way to go.
    const brings = verb === 'take' && rest.some(({ lower }, at) => at > 0 && lower === 'to');
    return { verb: brings ? 'takeTo' : verb, rest };
  }
  return inHalves(words);
};

/** "Finish painting the bedroom" is to paint it; "review and revise" is to review. */
const simplified = (doing: Doing | null): Doing | null => {
  const [first] = doing?.rest ?? [];
  if (doing === null || first === undefined) return doing;
  if (first.lower === 'and') return { verb: doing.verb, rest: doing.rest.slice(2) };
  const stem = /^(\p{L}{2,})ing$/u.exec(first.lower)?.[1];
  if (doing.verb !== 'use' || stem === undefined) return doing;
  const verb = [stem, `${stem}e`, stem.slice(0, -1)].map((base) => verbsBySaying.get(base)).find(Boolean);
  return verb === undefined ? doing : { verb, rest: doing.rest.slice(1) };
};

/** A first word in no lexicon: a doing before an article, and before a thing unless it describes it or is a name. */
const readsAsDoing = ([first, second]: readonly Word[]): boolean => {
  if (first === undefined || second === undefined) return false;
  if (articles.has(second.lower)) return true;
  if (firstWordsOfDoings.has(first.lower) && !classesByName.has(first.lower)) return true;
  if (isKnown(first.lower) || describing.has(first.lower) || enders.has(second.lower)) return false;
  return !/(?:ly|al|ic|ing|ed|'s|s)$|\d/.test(first.lower);
};

export const findDoing = (words: readonly Word[]): Doing => {
  const start = words.findIndex(({ lower }) => !openers.has(lower) && !articles.has(lower));
  const said = words.slice(Math.max(start, 0));
  const known = simplified(doingAtStart(said));
  if (known !== null) return known;
  return readsAsDoing(said) ? { verb: '~', rest: said.slice(1) } : { verb: '-', rest: said };
};
