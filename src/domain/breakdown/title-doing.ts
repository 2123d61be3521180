import { classesByName, longestSaying, verbsBySaying } from '#domain/breakdown/lexicon/lexicon.ts';
import { type Doing, doingAtEnd } from '#domain/breakdown/doing-at-end.ts';
import {
  articles,
  classesOfName,
  enders,
  isKnown,
  nameAt,
  say,
  setOf,
  type Word,
} from '#domain/breakdown/title-words.ts';

const particles = setOf('up out off away back in down');
const openers = setOf(
  'please pls remember to need must should finally really just quickly i have try want gotta actually maybe also then ' +
    'and still dont forget today tomorrow tonight ugh omg',
);
const describing = setOf(
  'new old weekly daily monthly quarterly annual yearly final last next first second big small long short winter summer ' +
    'monday tuesday wednesday thursday friday saturday sunday morning evening weekend spare mandatory more all both',
);

/** "Let Sam know", "give Anna a call". */
const around = [
  ['let', 'know', 'message'],
  ['give', 'call', 'call'],
  ['give', 'ring', 'call'],
  ['text', 'back', 'reply'],
  ['message', 'back', 'reply'],
  ['email', 'back', 'reply'],
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

/** "Take the dog to the vet" is a way to go, and "take the card from the shop" to fetch it. */
const takes = (rest: readonly Word[]): string => {
  if (rest.some(({ lower }, at) => at > 0 && lower === 'to')) return 'takeTo';
  return rest.some(({ lower }, at) => at > 0 && lower === 'from') ? 'pickUp' : 'take';
};

const doingAtStart = (words: readonly Word[]): Doing | null => {
  for (let length = Math.min(longestSaying, words.length); length > 0; length -= 1) {
    const verb = verbsBySaying.get(say(words.slice(0, length)));
    if (verb === undefined) continue;
    // "Water bill", "phone contract": a thing whose name begins like a doing.
    const isThing = (count: number) =>
      words.length >= count && classesOfName(say(words.slice(0, count))).length > 0;
    if (length === 1 && (isThing(2) || isThing(3))) return null;
    if (length === 1) {
      const halves = inHalves(words);
      if (halves !== null) return halves;
    }
    const rest = words.slice(length);
    return { verb: verb === 'take' ? takes(rest) : verb, rest };
  }
  return inHalves(words);
};

/** "Finish painting the bedroom" is to paint it; "review and revise" is to review; "glue up" is to glue. */
const simplified = (doing: Doing | null): Doing | null => {
  const [first] = doing?.rest ?? [];
  if (doing === null || first === undefined) return doing;
  if (first.lower === 'and') return { verb: doing.verb, rest: doing.rest.slice(2) };
  if (particles.has(first.lower) && first.lower !== 'in' && doing.rest.length > 1) {
    return { verb: doing.verb, rest: doing.rest.slice(1) };
  }
  const stem = /^(\p{L}{2,})ing$/u.exec(first.lower)?.[1];
  if ((doing.verb !== 'use' && doing.verb !== 'finish') || stem === undefined) return doing;
  const verb = [stem, `${stem}e`, stem.slice(0, -1)].map((base) => verbsBySaying.get(base)).find(Boolean);
  return verb === undefined ? doing : { verb, rest: doing.rest.slice(1) };
};

/** A first word in no lexicon: a doing before an article, and before a thing unless it describes it or is a name. */
const readsAsDoing = ([first, second, ...others]: readonly Word[]): boolean => {
  if (first === undefined || second === undefined || /^\p{Lu}{2}|\d/u.test(first.text)) return false;
  if (articles.has(second.lower)) return true;
  if (nameAt([first, second, ...others], 0, false).length > 1) return false;
  if (firstWordsOfDoings.has(first.lower) && !classesByName.has(first.lower)) return true;
  if (isKnown(first.lower) || describing.has(first.lower) || enders.has(second.lower)) return false;
  return !/(?:ly|al|ic|ing|ed|'s|s)$/.test(first.lower);
};

const opened = (words: readonly Word[]): readonly Word[] => {
  const start = words.findIndex(({ lower }) => !openers.has(lower) && !articles.has(lower));
  return words.slice(Math.max(start, 0));
};

/** "Dentist, book it": what a note says to do is done to what the title names. */
const doingInNotes = (notes: readonly (readonly Word[])[], named: readonly Word[]): Doing | null => {
  for (const note of notes) {
    const doing = simplified(doingAtStart(opened(note)));
    if (doing === null) continue;
    const first = doing.rest.find(({ lower }) => !articles.has(lower));
    const saysWhat =
      first !== undefined && !enders.has(first.lower) && !/^(?:it|time|them|one|yes|no)$/.test(first.lower);
    if (saysWhat || doing.verb !== 'use') return saysWhat ? doing : { verb: doing.verb, rest: named };
  }
  return null;
};

/** "Cat to vet". */
const bringing = (words: readonly Word[]): Doing | null => {
  const to = words.findIndex(({ lower }) => lower === 'to');
  return (to === 1 || to === 2) && to < words.length - 1 && isKnown(words[to - 1]?.lower ?? '')
    ? { verb: 'takeTo', rest: words }
    : null;
};

export const findDoing = ([title = [], ...notes]: readonly (readonly Word[])[]): Doing => {
  const said = opened(title);
  const known =
    simplified(doingAtStart(said)) ?? doingAtEnd(said) ?? bringing(said) ?? doingInNotes(notes, said);
  if (known !== null) return known;
  return readsAsDoing(said) ? { verb: '~', rest: said.slice(1) } : { verb: '-', rest: said };
};
