import type { Energy } from '#domain/records/kinds/energy.ts';

/** Where one thought ends and another begins. */
const between = /[,.;:!?–—]+|\s-+\s|\s+(?:and|but|so|because|cause|since|as|now that|given that)\s+/;

const how =
  '(?:(?:so|too|very|really|quite|pretty|rather|totally|completely|absolutely|just|still|a bit|a little|kind of|dead) )*';
const who = "(?:(?:today )?(?:i'm|i am|im|i feel)(?: feeling)? |feeling )?";
const lately = '(?: (?:today|right now|now|again|already|tonight|this morning))?';
const tired =
  'tired|wiped(?: out)?|exhausted|drained|worn out|knackered|shattered|sleepy|low on energy|out of energy|running (?:low|on empty)';
const awake = 'energetic|energi[sz]ed|wide awake|full of energy|pumped';

const states: readonly (readonly [RegExp, Energy | null])[] = [
  [new RegExp(`^${who}${how}(?:${tired})${lately}$`), 'low'],
  [new RegExp(`^${who}${how}(?:${awake})${lately}$`), 'high'],
  // It says what somebody is not, and that is no level.
  [new RegExp(`^${who}not ${how}(?:${tired}|${awake})${lately}$`), null],
  [
    /^(?:i )?(?:don't|dont|do not|haven't|havent) (?:have|got) (?:much|any|enough|a lot of|lots of) energy\b.*$/,
    'low',
  ],
  [/^my energy(?: level)? is (?:so |very |really |quite |pretty )?low\b.*$/, 'low'],
  [/^my energy(?: level)? is (?:medium|okay|ok|normal|average|fine)\b.*$/, 'medium'],
  [/^my energy(?: level)? is (?:so |very |really |quite |pretty )?high\b.*$/, 'high'],
];

const amounts: Readonly<Record<Energy, string>> = {
  low: 'low|lower|little|no|zero|hardly any|not much|not a lot of|barely any',
  medium: 'medium|okay|ok|normal|average|some',
  high: 'high|lots of|a lot of|plenty of|much|great',
};
const named = new RegExp(
  `(?:^|\\s)(?<not>not )?(?:(?:i have|i've got|i have got|i got|i'm|im|with|on|at|for|that needs|that takes|it's|only) )*(?:my |such |so |very |really )*(?:(?<low>${amounts.low})|(?<medium>${amounts.medium})|(?<high>${amounts.high}))[ -]energy\\b(?: left)?${lately}`,
);

interface Read {
  readonly energy: Energy | null;
  /** What is left to understand. */
  readonly rest: string;
}

const readClause = (clause: string): Read | null => {
  const state = states.find(([way]) => way.test(clause));
  if (state !== undefined) return { energy: state[1], rest: '' };
  const found = named.exec(clause);
  if (found === null) return null;
  const { not, low, medium } = found.groups ?? {};
  const level = medium === undefined ? 'high' : 'medium';
  return {
    energy: not === undefined ? (low === undefined ? level : 'low') : null,
    rest: clause.replace(named, ' ').replaceAll(/\s+/g, ' ').trim(),
  };
};

/**
 * The energy somebody says they have, beside what they ask for; the last word counts. `small` has small letters and straight
 * apostrophes. Nothing of it is kept: it is about this one question.
 */
export const energySaid = (small: string): Read => {
  let energy: Energy | null = null;
  let isSaid = false;
  const rest: string[] = [];
  for (const clause of small.split(between).map((one) => one.trim())) {
    const read = readClause(clause);
    if (read !== null) {
      isSaid = true;
      energy = read.energy;
    }
    rest.push(read === null ? clause : read.rest);
  }
  return isSaid
    ? { energy, rest: rest.filter((one) => one !== '').join(' ') }
    : { energy: null, rest: small };
};
