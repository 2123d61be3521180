import { verbsBySaying } from '#domain/breakdown/lexicon/lexicon.ts';
import { classesOfName, enders, isName, say, setOf, type Word } from '#domain/breakdown/title-words.ts';

export interface Doing {
  /** A word of the verb lexicon; `-` where the title only names a thing; `~` for a doing that is in no lexicon. */
  readonly verb: string;
  /** What is said after it. */
  readonly rest: readonly Word[];
}

/** Doings that people put behind the thing: "swimming lessons renew", "bike tyre pump up", "address change". */
const verbs = setOf(
  'renew refill update cancel pumpUp book pay clean wash pickUp return fix groom buy backUp post dropOff water ' +
    'replace apply prepare download print feed charge topUp chase reply sort practise study tidy submit sell sharpen measure ' +
    'alter change descale getDone order service plan pack research install claim mark scan bleed',
);
const nouns: Readonly<Record<string, string>> = {
  renewal: 'renew',
  renewals: 'renew',
  refill: 'refill',
  refills: 'refill',
  pickup: 'pickUp',
  payment: 'pay',
  repair: 'getDone',
  repairs: 'getDone',
  service: 'service',
  servicing: 'service',
  order: 'order',
  limescale: 'descale',
  booking: 'book',
  shopping: 'buy',
  practice: 'practise',
  planning: 'plan',
  packing: 'pack',
  collection: 'pickUp',
  cleanup: 'tidy',
  'clean-up': 'tidy',
  clearout: 'tidy',
  'clear-out': 'tidy',
  installation: 'install',
  setup: 'install',
  recharge: 'topUp',
  rehearsal: 'practise',
  cleaning: 'clean',
  tweaks: 'update',
  edits: 'update',
  changes: 'update',
  corrections: 'update',
  registration: 'apply',
  cancellation: 'cancel',
  revision: 'study',
  prep: 'prepare',
  'top-up': 'topUp',
};

export const doingAtEnd = (words: readonly Word[]): Doing | null => {
  const stop = words.findIndex(({ lower }, at) => at > 1 && enders.has(lower) && lower !== 'up');
  const upTo = stop < 0 ? words : words.slice(0, stop);
  const lasts = upTo.findIndex(
    ({ lower }, at) =>
      at > 1 &&
      /^\d+$/.test(lower) &&
      /^(?:min|mins|minutes|hour|hours|hr|hrs|h|m|x|times)$/.test(upTo[at + 1]?.lower ?? ''),
  );
  const timeless = lasts < 0 ? upTo : upTo.slice(0, lasts);
  const phrase = timeless.slice(0, timeless.findLastIndex(({ lower }) => !/\d/.test(lower)) + 1);
  for (const length of [2, 1]) {
    const saying = say(phrase.slice(-length));
    const verb = nouns[saying] ?? verbsBySaying.get(saying);
    const thing = phrase.slice(0, -length);
    const last = thing.at(-1);
    const isPerson = last !== undefined && isName(last) && /\p{Ll}/u.test(last.text);
    if (verb === undefined || last === undefined || isPerson || enders.has(last.lower)) continue;
    // A tax return is no return.
    if (length === 1 && classesOfName(say(phrase.slice(-2))).length > 0) return null;
    if (verbs.has(verb)) return { verb, rest: thing };
  }
  return null;
};
