import type { Doing } from '#domain/breakdown/doing-at-end.ts';
import { brands } from '#domain/breakdown/lexicon/brands.ts';
import {
  articles,
  classesOfName,
  enders,
  headClasses,
  isName,
  nameAt,
  say,
  setOf,
  type Word,
} from '#domain/breakdown/title-words.ts';

/** What is wrong with a thing, in titles that only say that: "stencil printer jammed", "gate hinge gone". */
const faults = setOf(
  'leak leaks leaking leaked drip drips dripping broken broke bust busted smashed cracked crack snapped bent loose wobbly ' +
    'wobbling wobbles squeak squeaks squeaking squeaky creaking rattling rattle rattles jammed stuck blocked clogged ' +
    'overflowing flickering flickers flashing beeping buzzing humming noise noisy missing gone bald ' +
    'fell rip tear hole puncture punctured ripped torn split cracking peeling rusty rusted dead dying frozen crashing crashed glitching glitchy faulty ' +
    'tripping tripped sticking sagging rotten rotting burst bursting scratched dented chipped unhooked ' +
    'down low empty misfiring overheating disconnected making fallen wonky dodgy slow playing knackered buggered kaput',
);
/** Of a device these are seen, and no switching off and on helps. */
const seen = setOf(
  'cracked crack smashed snapped bent loose broken broke split peeling scratched dented chipped missing gone ripped torn fell wobbly bust busted',
);
const usedUp = setOf('low empty finished');
const dirt = setOf(
  'smell smells smelly stinks stinking filthy dirty mouldy grubby sticky muddy minging disgusting',
);
const livingOrPaid = [
  'person',
  'role',
  'child',
  'pet',
  'bill',
  'localTax',
  'party',
  'course',
  'exam',
  'payslip',
];

const fault = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(({ lower }, index) => index > 0 && (faults.has(lower) || dirt.has(lower)));
  const before = words.slice(0, at);
  const end = before.findIndex(({ lower }, index) => index > 0 && enders.has(lower));
  const thing = end < 0 ? before : before.slice(0, end);
  // "Calm down", "cool down": nothing is broken.
  const isMood = words[at]?.lower === 'down' && /^(?:calm|cool|slow|settle|quieten|power)$/.test(say(thing));
  if (at < 1 || thing.length === 0 || isMood) return null;
  const classes = headClasses(thing);
  const word = words[at]?.lower ?? '';
  if (usedUp.has(word) && ['food', 'refillable', 'goods'].some((one) => classes.has(one))) {
    return { verb: 'buy', rest: thing };
  }
  if (seen.has(word) && classes.has('device')) return { verb: 'getFixed', rest: thing };
  return livingOrPaid.some((one) => classes.has(one)) || thing.every(isName)
    ? null
    : { verb: dirt.has(word) ? 'clean' : 'fault', rest: thing };
};

/** "Health card expired", "EPC runs out in May". */
const runsOut = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(
    ({ lower }, index) =>
      index > 0 &&
      (/^(?:expire[sd]?|expiring|expiry|exp|lapsed|lapses)$/.test(lower) ||
        (/^(?:runs|running)$/.test(lower) && words[index + 1]?.lower === 'out')),
  );
  return at < 1 ? null : { verb: 'renew', rest: words.slice(0, at) };
};

/** "Printer out of ink". */
const outOf = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(
    ({ lower }, index) => index > 0 && lower === 'out' && words[index + 1]?.lower === 'of',
  );
  const rest = words.slice(at + 2);
  return at > 0 && ['food', 'refillable', 'goods'].some((one) => headClasses(rest).has(one))
    ? { verb: 'buy', rest }
    : null;
};

const places = setOf('place office grocery collectable');
const isPerson = (word: Word | undefined): boolean =>
  word !== undefined &&
  ((isName(word) && /\p{Ll}/u.test(word.text)) ||
    classesOfName(word.lower.replace(/'s$/, '')).some((one) => one === 'person' || one === 'role'));

/** "Jam jars from Sal" are asked for, and "tickets from the station" fetched. */
const from = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(
    ({ lower }, index) =>
      index > 0 && (lower === 'from' || (lower === 'off' && words[index - 1]?.lower === 'back')),
  );
  const after = words.slice(at + 1).filter(({ lower }) => !articles.has(lower));
  if (at < 1 || after.length === 0) return null;
  if (isPerson(after[0])) return { verb: 'askFor', rest: [...words.slice(0, at), ...words.slice(at)] };
  const { classes } = nameAt(after, 0, false);
  return classes.some((one) => places.has(one)) || brands.has(after[0]?.lower ?? '')
    ? { verb: 'pickUp', rest: words }
    : null;
};

const unmoved = [
  'bill',
  'money',
  'directDebit',
  'refund',
  'rent',
  'transport',
  'reservation',
  'exercise',
  'meeting',
  'party',
  'greeting',
  'document',
  'oneEmail',
  'design',
];

/** "Cat to vet", "jeans back to the shop". */
const bringing = (words: readonly Word[]): Doing | null => {
  const to = words.findIndex(({ lower }) => lower === 'to');
  const isBack = words[to - 1]?.lower === 'back';
  const thing = words.slice(0, isBack ? to - 1 : to);
  const where = words.slice(to + 1).filter(({ lower }) => !articles.has(lower));
  if (to < 1 || to > 5 || thing.length === 0 || where.length === 0) return null;
  const classes = headClasses(thing);
  const known = [...classes].length > 0 || isBack;
  const goes =
    isBack ||
    isPerson(where[0]) ||
    nameAt(where, 0, false).classes.some(
      (one) => one === 'place' || one === 'office' || one === 'appointment' || one === 'school',
    );
  if (!known || !goes) return null;
  if (unmoved.some((one) => classes.has(one))) {
    return classes.has('bill') && isPerson(where[0]) ? { verb: 'pay', rest: where } : null;
  }
  return { verb: 'takeTo', rest: [...thing, ...words.slice(to)] };
};

/** "Where is the good pipe cutter". */
const lost = (words: readonly Word[]): Doing | null =>
  /^(?:where|wheres|where's)$/.test(words[0]?.lower ?? '') && words.length > 1
    ? {
        verb: 'find',
        rest: words.slice(
          /^(?:is|are|did|the)$/.test(words[1]?.lower ?? '') && words[1]?.lower !== 'the' ? 2 : 1,
        ),
      }
    : null;

/** "Marcus still hasn't signed": to be asked. */
const owing = (words: readonly Word[]): Doing | null =>
  isName(words[0] ?? { text: '', lower: '' }) &&
  /\p{Ll}/u.test(words[0]?.text ?? '') &&
  /^(?:still|hasnt|hasn't|hasn’t|owes|owe|needs|wants|is|never|didnt|didn't)$/.test(words[1]?.lower ?? '')
    ? { verb: 'message', rest: words.slice(0, 1) }
    : null;

export const selling = setOf('vinted ebay marketplace gumtree depop ono obo craigslist olx carousell');

const onSale = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(({ lower }, index) => index > 0 && selling.has(lower));
  const end = words.findIndex(
    ({ lower }, index) => index > 0 && (enders.has(lower) || lower === 'fb' || /\d/.test(lower)),
  );
  const thing = words.slice(0, end > 0 && end < at ? end : at);
  const classes = headClasses(thing);
  return at > 0 &&
    classes.size > 0 &&
    !/^(?:parcel|parcels|post|order|orders|listing|app)$/.test(thing.at(-1)?.lower ?? '')
    ? { verb: 'sell', rest: thing }
    : null;
};

/** "Costco run", "airport run". */
const running = (words: readonly Word[]): Doing | null => {
  const at = words.findIndex(({ lower }, index) => index > 0 && lower === 'run');
  const where = words.slice(0, at);
  if (at < 1 || classesOfName(say(words.slice(at - 1, at + 1))).length > 0) return null;
  const classes = headClasses(where);
  return ['place', 'grocery', 'office'].some((one) => classes.has(one)) ||
    brands.has(where.at(-1)?.lower ?? '')
    ? { verb: 'go', rest: where }
    : null;
};

/** What a title without a doing is about, where something else than its name tells: a fault, an end, a place. */
export const doingUnsaid = (words: readonly Word[], notes: readonly (readonly Word[])[]): Doing | null => {
  if (words.length === 0) return null;
  const inNote = notes[0]?.some(({ lower }) => faults.has(lower)) === true;
  const fixed = ['tap', 'appliance', 'device', 'tyre', 'drain', 'bike', 'light'];
  return (
    lost(words) ??
    owing(words) ??
    runsOut(words) ??
    outOf(words) ??
    fault(words) ??
    (inNote && fixed.some((one) => headClasses(words).has(one)) ? { verb: 'fault', rest: words } : null) ??
    onSale(words) ??
    running(words) ??
    from(words) ??
    bringing(words)
  );
};
