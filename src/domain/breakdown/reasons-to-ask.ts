import { immaterial } from '#domain/breakdown/lexicon/immaterial.ts';
import { hasTwoSenses, toldBy } from '#domain/breakdown/lexicon/two-senses.ts';
import type { TitleReading } from '#domain/breakdown/read-title.ts';
import { doingAtStart, opened } from '#domain/breakdown/title-doing.ts';
import { isSomebody } from '#domain/breakdown/title-people.ts';
import { articles, classesOfName, enders, nameAt, setOf, type Word } from '#domain/breakdown/title-words.ts';

const particles = setOf('in out up off away back down over on round together along through apart');
const speaking = setOf('call message email reply talk chase');
/** Doings that leave it to the thing how it begins. */
const leaving = setOf(
  '- ~ use finish sort get make organise plan prepare check update review submit takeTo bring change remove move find ' +
    'goThrough lookAt put getDone send add save learn install',
);

/** The word that says what it is; "of" and what follows only say which. */
export const headOf = (phrase: readonly Word[]): Word | undefined => {
  const of = phrase.findIndex(({ lower }, at) => at > 0 && lower === 'of');
  return (of < 0 ? phrase : phrase.slice(0, of)).at(-1);
};

/** "Get the messages in": a particle that belongs to no doing we know makes another doing of it. */
export const hasLooseParticle = ({ verb, rest }: TitleReading): boolean => {
  const at = rest.findIndex(({ lower }) => particles.has(lower) || enders.has(lower));
  const next = rest[at + 1];
  // "Call in a favour".
  if (speaking.has(verb) && rest[0]?.lower === 'in') return true;
  // "Clear the inbox down to 50" only says how far.
  if (/^(?:up|down)$/.test(rest[at]?.lower ?? '') && next?.lower === 'to') return false;
  return particles.has(rest[at]?.lower ?? '') && (next === undefined || enders.has(next.lower));
};

/** A word that no doing tells: whatever is done to it, the step would be a guess. */
export const isNeverTold = ({ phrase }: TitleReading): boolean => {
  const head = headOf(phrase);
  if (head === undefined || nameAt(phrase, phrase.indexOf(head) + 1, true).length > 1) return false;
  return toldBy(head.lower)?.has('') === true;
};

/** A word of two senses, unless the doing tells which, or it is part of a longer name that is known: a light bulb is no light. */
export const hasTwoMeanings = ({ verb, phrase }: TitleReading): boolean => {
  const head = headOf(phrase);
  if (head === undefined || !hasTwoSenses.has(head.lower)) return false;
  if (nameAt(phrase, phrase.indexOf(head) + 1, true).length > 1) return false;
  const verbs = toldBy(head.lower);
  return verbs === null ? leaving.has(verb) : !verbs.has(verb);
};

const clockOrLength = /^\d+(?:[.:]\d+)?(?:am|pm|min|mins|m|h|hr|hrs|k|km|x|st|nd|rd|th)?$/;

/** "Weeding the 600s", "#14b": a number or a code in the place of the thing. */
export const isCode = ({ rest, head }: TitleReading): boolean => {
  const first = rest.find(({ lower }) => !articles.has(lower))?.lower ?? '';
  return head.has('none') && /\d/.test(first) && !clockOrLength.test(first);
};

const reminding = /^(?:do|dont|don't|not|stop|never|no)$/;
/** What comes before whatever the title says; any other doing of a note comes after it. */
const beforehand = setOf('call message email find research photo noteDown talk chase');

/** What is done with things once they are sorted. */
const afterwards = setOf('throwOut getRid donate recycle sell putAway shred shredPaper takeTo');
/** "Physio sheet on fridge": what is needed is named, and where it is. */
const saysWhereItIs = (note: readonly Word[]): boolean => {
  const at = note.findIndex(({ lower }) => /^(?:on|in|under|behind)$/.test(lower));
  return (
    at > 0 &&
    [
      'storage',
      'fridge',
      'shelf',
      'bigStore',
      'furniture',
      'kitchen',
      'desk',
      'room',
      'car',
      'bagLike',
      'drain',
      'bathroom',
      'tap',
    ].some((one) => classesOfName(note.at(-1)?.lower ?? '').includes(one))
  );
};

const pointsElsewhere = (note: readonly Word[], verb: string): boolean => {
  const first = note[0]?.lower ?? '';
  const isPhoned = /^(?:-|book|return|wrap|pay|buy|order|pickUp)$/.test(verb) || speaking.has(verb);
  if (!isPhoned && doingAtStart(opened(note)) === null && saysWhereItIs(note)) return true;
  const narrows = leaving.has(verb) || verb === 'write' || verb === 'tidy';
  if (narrows && /^(?:just|only)$/.test(first) && !/^\d/.test(note[1]?.lower ?? '')) return true;
  if (narrows && note.at(-1)?.lower === 'only') return true;
  if (reminding.test(first) || speaking.has(verb)) return false;
  if (
    leaving.has(verb) &&
    note.some(({ lower }) => lower === 'ask' || (lower === 'due' && verb === 'takeTo'))
  ) {
    return true;
  }
  const doing = doingAtStart(opened(note));
  if (doing === null || doing.verb === verb || doing.verb === 'stop') return false;
  return (leaving.has(verb) && !afterwards.has(doing.verb)) || beforehand.has(doing.verb);
};

/** "Vyvanse refill, call around", "just the tavern scene": a note says where to begin, and the title does not. */
export const isRedirected = ({ notes, verb, from, rest }: TitleReading): boolean =>
  from !== 'note' &&
  (rest.some(({ lower }, at) => at > 0 && lower === 'ask') ||
    notes.some((note) => pointsElsewhere(note, verb)));

const besides = setOf('behind under inside between beneath above underneath below');
const places = /^(?:work|school|uni|church)$/;

/** "Clean behind the fryer", "weeding the 600s at work": the place makes another task of it. */
export const isElsewhere = ({ verb, rest }: TitleReading): boolean =>
  (besides.has(rest[0]?.lower ?? '') && !/^(?:vacuum|sweep|mop|wipe)$/.test(verb)) ||
  (!speaking.has(verb) &&
    rest.some(({ lower }, at) => lower === 'at' && places.test(rest[at + 1]?.lower ?? '')));

const owing = /^(?:due|paid|owed|owing|charged|refunded)$/;

/** "Check if the allotment rent is due": it is about money, wherever the thing itself stands. */
export const isAboutOwing = ({ verb, rest }: TitleReading): boolean =>
  verb === 'check' && owing.test(rest.at(-1)?.lower ?? '');

const living = setOf('person role child helper tradesman crowd office appointment groupChat');
const isAnybody = ({ lower }: Word): boolean =>
  classesOfName(lower.replace(/'s$/, '')).some((one) => living.has(one));

/** "Text the Hendersons new lesson time", "email the plumber photos": where the name ends and the rest begins cannot be told. */
export const isNameUnclear = ({ verb, quoted }: TitleReading): boolean => {
  const name = quoted.findLastIndex((word) => isSomebody(word) && !/[’']s$/.test(word.text));
  const behind = name < 0 ? [] : quoted.slice(name + 1);
  const last = quoted.at(-1);
  const runsOn =
    last !== undefined && !isSomebody(last) && !isAnybody(last) && quoted.slice(0, -1).some(isAnybody);
  return (
    speaking.has(verb) &&
    ((runsOn && verb !== 'reply') || behind.some(({ lower }) => classesOfName(lower).length === 0))
  );
};

const anybody = setOf('somebody someone anybody anyone somewhere people whoever whatever something working');

const nameless = /^(?:number|side|half|bit|part|lot|end|way|one|ones)$/;

/** "Find somebody to sit with Mum"; and who is asked to sign something is handed it, not written to. */
export const isVague = ({ verb, rest, phrase }: TitleReading): boolean =>
  (speaking.has(verb) && /^(?:some|any)(?:one|body)$/.test(phrase.at(-1)?.lower ?? '')) ||
  (!speaking.has(verb) && nameless.test(headOf(phrase)?.lower ?? '')) ||
  (!speaking.has(verb) &&
    !/^(?:eat|draw|read|cook|watch|play)$/.test(verb) &&
    phrase.some(({ lower }) => anybody.has(lower))) ||
  (verb === 'message' && rest.some(({ lower }) => lower === 'sign'));

/** A step for the hands or the feet; whatever is searched, written or said needs no thing. */
const handsOn =
  /press play|by the (?:front )?door|\bin(?:to)? (?:your|a|the) (?:bag|box)|on the (?:table|counter|floor)|\bshoes\b|^(?:Go to|Go and|Carry|Pick up \{|Get (?:a|an|the|out|\{)|Put|Lay|Take|Fill|Hold|Lift|Look (?:in|under|at|where)|Wheel|Stand|Find (?:one|a box)|Turn|Unplug|Switch|Plug|Open \{the\})/;

/** "Meet the deadline", "drop a hint": nobody can hold it. */
export const isImmaterial = ({ verb, phrase }: TitleReading, first: string): boolean => {
  const head = headOf(phrase);
  if (head === undefined || speaking.has(verb) || !handsOn.test(first)) return false;
  // A focus ring is a ring, and a "light switch cover" no switch: only a name of one word counts.
  if (nameAt(phrase, phrase.indexOf(head) + 1, true).length > 1) return false;
  return (
    immaterial.has(head.lower) ||
    immaterial.has(head.lower.replace(/ies$/, 'y')) ||
    immaterial.has(head.lower.replace(/s$/, ''))
  );
};
