import { longestSaying, verbsBySaying } from '#domain/breakdown/lexicon/lexicon.ts';
import { type Doing, doingAtEnd } from '#domain/breakdown/doing-at-end.ts';
import { broughtAlong, doneBySomebody, saidAgain } from '#domain/breakdown/doing-beside.ts';
import { doingUnsaid, selling } from '#domain/breakdown/doing-unsaid.ts';
import { coreOf } from '#domain/breakdown/title-object.ts';
import {
  articles,
  classesOfName,
  enders,
  headClasses,
  isKnown,
  nameAt,
  isName,
  say,
  setOf,
  type Word,
} from '#domain/breakdown/title-words.ts';

const particles = setOf('up out off away back in down round over');
const openers = setOf(
  'please pls remember to need must should finally really just quickly i want gotta actually maybe also then ' +
    'and still dont forget today tomorrow tonight ugh omg ok okay right so',
);

/** "Let Sam know", "give Anna a call". */
const around = [
  ['let', 'know', 'message'],
  ['give', 'call', 'call'],
  ['give', 'ring', 'call'],
  ['give', 'bell', 'call'],
  ['text', 'back', 'reply'],
  ['message', 'back', 'reply'],
  ['email', 'back', 'reply'],
] as const;

/** Doings that are things as often: "report for the board" names one, and "report the leak" does it. */
const nounsToo = setOf(
  'report service brief quote list record test mark post cover train invoice bill order file log draft paint play drill ' +
    'match claim watch ring water plant dust iron copy share transfer design photo change cut film shoot scan expense balance ' +
    'zoom facetime bbq barbecue interview mail stream milk ice feed seed tape patch note key name price label polish wax bug source air stain glaze toast pickle ' +
    'deposit plane net lift ice season saw track present treat reference show stew grill steam price highlight proof copy turn split count oil sand tape bank pair format empty strip recycle float hose ' +
    'grit edge thread curl support fit save keep host link review plan dress tie split block guide press load',
);
const behindThings = setOf('for from of at on in about with due needs is are was by until');

const isThing = (words: readonly Word[], count: number) =>
  words.length >= count && classesOfName(say(words.slice(0, count))).length > 0;

/** Tools and stuff that give their name to others: a hose connector, an oil filter. */
const compounds = setOf(
  'hose tape oil sand saw plane ice season steam grill air wax edge seed net price deposit proof thread milk load press link key test track grit drill iron stain glaze copy cover train post',
);
/** What is tracked from day to day. */
const followed = setOf('calories macros mood moods period symptoms spending habits steps sleep intake pain');
const numbered = setOf('season track match draft test film record brief report');

const namesAThing = (words: readonly Word[]): boolean => {
  const [first, second] = words;
  // "Water bill", "phone contract": a thing whose name begins like a doing.
  // "Phone insurance about the claim" is a call: a thing is about nothing.
  const isCall =
    /^(?:phone|call|ring|text|email|message)$/.test(first?.lower ?? '') &&
    words.some(({ lower }, at) => at > 1 && (lower === 'about' || lower === 're'));
  if ((isThing(words, 2) || isThing(words, 3)) && !isCall) return true;
  if (!nounsToo.has(first?.lower ?? '')) return false;
  // "Hose connector", "season 3": one word behind it that is no known thing makes a name of both.
  const isCompound =
    compounds.has(first?.lower ?? '') &&
    words.length === 2 &&
    second !== undefined &&
    !articles.has(second.lower) &&
    !followed.has(second.lower) &&
    !isThing(words.slice(1), 1);
  if (isCompound || (numbered.has(first?.lower ?? '') && /^\d/.test(second?.lower ?? ''))) return true;
  // "Oil and filter" are things, "oil and clean" are doings.
  if (second?.lower === 'and') return !verbsBySaying.has(words[2]?.lower ?? '') && isThing(words, 1);
  // "Train with Leo" goes nowhere.
  if (first?.lower === 'train' && second?.lower === 'with') return false;
  return second === undefined ? isThing(words, 1) : behindThings.has(second.lower);
};

const sewn = ['clothes', 'craft', 'curtain', 'costume', 'laundry', 'linen'];
const isWorn = (words: readonly Word[]): boolean =>
  sewn.some((one) => headClasses(words.slice(0, 4)).has(one));

const cleaning = setOf(
  'scrape brushOff clean wipe sweep vacuum wash mop rinse tidy dry label pack print wrap fold iron chop count water',
);

/** A laptop is wiped of its data, and marks are wiped off it. */
const withoutMarks = (verb: string): string => (verb === 'wipe' ? 'clean' : verb);

/** A doing whose halves stand around the thing: "put the groceries away". */
const inHalves = (words: readonly Word[]): Doing | null => {
  const [first] = words;
  for (const [start, end, verb] of around) {
    const close = words.findIndex(({ lower }, at) => at > 1 && lower === end);
    if (first?.lower === start && close > 0) return { verb, rest: words.slice(1, close) };
  }
  // "Check the oil in the car" is no checking in: there it says where.
  const saysWhere = (at: number) =>
    /^(?:in|round|over)$/.test(words[at]?.lower ?? '') &&
    words[at + 1] !== undefined &&
    !enders.has(words[at + 1]?.lower ?? '');
  const second = words.findIndex(
    ({ lower }, at) => at > 1 && at < 6 && particles.has(lower) && !saysWhere(at),
  );
  const verb =
    second < 0 ? undefined : verbsBySaying.get(`${first?.lower ?? ''} ${words[second]?.lower ?? ''}`);
  // Nothing stands between "get" and "up": balloons are blown up, and nobody wakes.
  if (verb === undefined || verb === 'wake' || verb === 'sleep') return null;
  // The car is taken in for its service, and only what is worn is taken in at the seams.
  if (verb === 'alter' && !isWorn(words.slice(1, second))) return null;
  // "Take the chicken out of the freezer": where it is comes last.
  // "Wipe the marks off the window": the window is wiped.
  if (words[second]?.lower === 'off' && cleaning.has(verb) && second < words.length - 1) {
    return { verb: withoutMarks(verb), rest: words.slice(second + 1) };
  }
  const isFrom = words[second]?.lower === 'off' || words[second + 1]?.lower === 'of';
  const end = isFrom ? second : words.length;
  return { verb, rest: words.slice(1, end).filter((_, at) => at !== second - 1) };
};

/** "Take the dog to the vet" is a way to go, and "take the card from the shop" to fetch it. */
const takes = (rest: readonly Word[]): string => {
  if (rest.some(({ lower }, at) => at > 0 && lower === 'to')) return 'takeTo';
  const from = rest.findIndex(({ lower }, at) => at > 0 && lower === 'from');
  const where = rest.slice(from + 1).filter(({ lower }) => !articles.has(lower));
  const { classes } = nameAt(where, 0, false);
  return from > 0 && classes.some((one) => one === 'place' || one === 'office') ? 'pickUp' : 'take';
};

export const doingAtStart = (words: readonly Word[]): Doing | null => {
  for (let length = Math.min(longestSaying, words.length); length > 0; length -= 1) {
    const verb = verbsBySaying.get(say(words.slice(0, length)));
    if (verb === undefined) continue;
    if (length === 1 && namesAThing(words)) return null;
    const isNounToo = (verb === 'other' || verb === 'handle') && isThing(words, length);
    if (isNounToo && !articles.has(words[length]?.lower ?? '')) return null;
    if (length === 1) {
      const halves = inHalves(words);
      if (halves !== null) return halves;
    }
    const rest = words.slice(length);
    // "List the old pram on marketplace".
    if (verb === 'list' && rest.some(({ lower }) => selling.has(lower) || lower === 'facebook')) {
      return { verb: 'sell', rest };
    }
    if (verb === 'alter' && !isWorn(rest)) continue;
    if (verb === 'handle') return { verb: '~', rest };
    // What is written up goes to where such notes are kept.
    const isUp = verb === 'write' && words[length - 1]?.lower === 'up';
    if (isUp && headClasses(coreOf(rest)).has('notes')) return { verb: 'writeUp', rest };
    return { verb: verb === 'take' ? takes(rest) : verb, rest };
  }
  return inHalves(words);
};

const doneByOthers =
  /^(?:serviced|fixed|repaired|mended|sharpened|engraved|checked|cut|valeted|altered|framed|spayed|neutered|microchipped|vaccinated|tested|tuned|restrung|resoled|reheeled|waxed|threaded|groomed|clipped|shod|hemmed|pierced|removed|rewired|fitted|installed|plastered|painted|retiled|tiled|translated|notarised|notarized|certified|stamped|valued|swept|reupholstered|replaced|cleaned|pumped|emptied|looked)$/;

/** "Get the skates sharpened", "boiler serviced": somebody else does it. */
const doneByOther = (words: readonly Word[], isGot = false): Doing | null => {
  const stop = words.findIndex(({ lower }, at) => at > 0 && enders.has(lower));
  const phrase = stop < 0 ? words : words.slice(0, stop);
  const last = phrase.at(-1);
  // Hair and nails are done by somebody, and homework is not.
  const isSalon =
    isGot &&
    last?.lower === 'done' &&
    ['nails', 'shower', 'clippers', 'fringe'].some((one) => headClasses(phrase.slice(0, -1)).has(one));
  if (isSalon) return { verb: 'getDone', rest: phrase.slice(0, -1) };
  if (
    phrase.length < 2 ||
    last === undefined ||
    !(doneByOthers.test(last.lower) || (isGot && /\p{L}{3}ed$/u.test(last.lower)))
  ) {
    return null;
  }
  if (!isGot && classesOfName(say(phrase.slice(-2))).length > 0) return null;
  const isMended = /^(?:fixed|repaired|mended|patched|rewired|restrung|reupholstered)$/.test(last.lower);
  const byWord: Readonly<Record<string, string>> = { serviced: 'getServiced', fitted: 'getFitted' };
  const verb = byWord[last.lower] ?? (isMended ? 'getFixed' : 'getDone');
  return { verb, rest: phrase.slice(0, -1) };
};

/** "Finish painting the bedroom" is to paint it; "review and revise" is to review. */
const simplified = (doing: Doing | null): Doing | null => {
  const [first] = doing?.rest ?? [];
  if (doing === null || first === undefined) return doing;
  // "Get new tyres fitted" is said like "get new tyres".
  const fitted = doing.verb === 'buy' ? doneByOther(doing.rest) : null;
  if (fitted !== null) return fitted;
  if (doing.verb === 'get') {
    const back = doing.rest.findIndex(({ lower }, at) => at > 0 && lower === 'back');
    // "Get the amp back from Jonas".
    if (back > 0 && doing.rest[back + 1]?.lower === 'from') {
      return { verb: 'askFor', rest: doing.rest.filter((_, at) => at !== back) };
    }
    const from = doing.rest.findIndex(({ lower }, at) => at > 0 && lower === 'from');
    const unsaid = from > 0 ? doingUnsaid(doing.rest, []) : null;
    const isFetched = unsaid?.verb === 'askFor' || unsaid?.verb === 'pickUp';
    if (from > 0) return isFetched ? unsaid : { verb: 'other', rest: doing.rest };
    const done = doneByOther(doing.rest, true);
    if (done !== null) return done;
  }
  if (first.lower === 'and') return { verb: doing.verb, rest: doing.rest.slice(2) };
  // "Kick off the meeting" is no kick: a doing whose particle is in no lexicon is not known.
  // "Clean coffee off the keyboard": the keyboard is cleaned.
  const off = doing.rest.findIndex(({ lower }, at) => at > 0 && lower === 'off');
  if (cleaning.has(doing.verb) && off > 0 && off < doing.rest.length - 1) {
    return { verb: withoutMarks(doing.verb), rest: doing.rest.slice(off + 1) };
  }
  // "Sweep out the trailer" is to sweep it.
  if (cleaning.has(doing.verb) && particles.has(first.lower) && doing.rest.length > 1) {
    return { verb: doing.verb, rest: doing.rest.slice(1) };
  }
  const isBackOne = first.lower === 'back' && headClasses(doing.rest).size > 0;
  if (particles.has(first.lower) && first.lower !== 'in' && !isBackOne && doing.rest.length > 1) {
    return { verb: 'other', rest: doing.rest.slice(1) };
  }
  const stem = /^(\p{L}{2,})ing$/u.exec(first.lower)?.[1];
  if ((doing.verb !== 'use' && doing.verb !== 'finish') || stem === undefined) return doing;
  if (classesOfName(first.lower).length > 0) return doing;
  const verb = [stem, `${stem}e`, stem.slice(0, -1)].map((base) => verbsBySaying.get(base)).find(Boolean);
  return verb === undefined ? doing : { verb: verb === 'handle' ? '~' : verb, rest: doing.rest.slice(1) };
};

export const opened = (words: readonly Word[]): readonly Word[] => {
  const isOpener = (lower: string, at: number) =>
    openers.has(lower) || articles.has(lower) || (lower === 'have' && words[at + 1]?.lower === 'to');
  const start = words.findIndex(({ lower }, at) => !isOpener(lower, at));
  return words.slice(Math.max(start, 0));
};

/** "Dentist, book it": what a note says to do is done to what the title names. */
const doingInNotes = (notes: readonly (readonly Word[])[], named: readonly Word[]): Doing | null => {
  for (const note of notes) {
    const doing = simplified(doingAtStart(opened(note)));
    if (doing === null || /^(?:~|other|move|bring|take|check|stop)$/.test(doing.verb)) continue;
    const first = doing.rest.find(({ lower }) => !articles.has(lower));
    const saysWhat =
      first !== undefined && !enders.has(first.lower) && !/^(?:it|time|them|one|yes|no)$/.test(first.lower);
    const known = classesOfName(first?.lower ?? '').length > 0 || (first !== undefined && isName(first));
    if (saysWhat ? known : doing.verb !== 'use') {
      return saysWhat ? doing : { verb: doing.verb, rest: named };
    }
  }
  return null;
};

const builtLikeDoing = /^\p{L}{3,}(?:ise|ize|ify)$|^(?:re|un|dis)(?!g|f|n)\p{L}{4,}(?<!s|al|er|ion|ing|ed)$/u;

/** "Licence renewal ask Daz". */
const askingAtEnd = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(({ lower }, index) => index > 0 && (lower === 'ask' || lower === 'tell'));
  const who = words[at + 1];
  return at > 0 && who !== undefined && isName(who) ? { verb: 'message', rest: [who] } : null;
};

const onlyNamed = (said: readonly Word[]): Doing => {
  // A word in no lexicon is a doing where an article follows or where it is built like one; else it says more about
  // what is named.
  const [first, second] = said;
  if (
    first !== undefined &&
    second !== undefined &&
    builtLikeDoing.test(first.lower) &&
    !isKnown(first.lower)
  ) {
    return { verb: 'other', rest: said.slice(1) };
  }
  return second !== undefined && articles.has(second.lower) && !(said[0]?.lower ?? '').endsWith("'s")
    ? { verb: '~', rest: said.slice(1) }
    : { verb: '-', rest: said };
};

/** Where the doing was found: in the title, in a note behind it, or nowhere. */
export type FoundDoing = Doing & { readonly from: 'title' | 'note' | 'nowhere' };

export const findDoing = ([title = [], ...notes]: readonly (readonly Word[])[]): FoundDoing => {
  const said = opened(title);
  const had = said[0]?.lower === 'have' ? doneByOther(said.slice(1), true) : null;
  const known =
    had ??
    simplified(doingAtStart(said)) ??
    askingAtEnd(said) ??
    broughtAlong(said) ??
    doneByOther(said) ??
    doingAtEnd(said) ??
    doingUnsaid(said, notes);
  const byOther = doneBySomebody(known, said, notes);
  if (byOther !== null) return { ...byOther, from: 'note' };
  const isTold =
    known !== null && !/^(?:other|~)$/.test(known.verb) && (known.verb !== 'reset' || known.rest.length > 0);
  const again = isTold ? null : saidAgain(notes);
  if (again !== null) return { ...again, from: 'note' };
  if (known !== null) return { ...known, from: 'title' };
  const noted = doingInNotes(notes, said);
  return noted === null ? { ...onlyNamed(said), from: 'nowhere' } : { ...noted, from: 'note' };
};
