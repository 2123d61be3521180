import { kindsInWords } from '#domain/energy/task-energy-guess.ts';
import { soundInWords } from '#domain/focus/focus-sound.ts';
import { type DayPart, type RatedSession, ratedSessions, type StrengthsData } from './rated-session.ts';

export const strengthAspects = ['when', 'sound', 'kind'] as const;
export type StrengthAspect = (typeof strengthAspects)[number];

/** Fewer say more about a day than about a person. */
export const fewestSamples = 5;
/** Below ten points of a hundred, it is as good as the same. */
const leastDifference = 0.1;

export interface StrengthGroup {
  /** As a sentence begins with it: “Mornings”. */
  readonly name: string;
  /** Sessions of which the person said how they went. */
  readonly sessions: number;
  /** Those in which they got somewhere. */
  readonly good: number;
}

export interface Strength {
  readonly aspect: StrengthAspect;
  /** What there is enough of, the best first. */
  readonly groups: readonly StrengthGroup[];
  /** What went best, and all others together; null where nothing stands out or there is too little beside it. */
  readonly best: { readonly group: StrengthGroup; readonly others: StrengthGroup } | null;
  /** How many sessions could be counted at all. */
  readonly counted: number;
  /** Made from the numbers above and from nothing else. */
  readonly sentence: string;
}

const partNames: Readonly<Record<DayPart, string>> = {
  morning: 'Mornings',
  afternoon: 'Afternoons',
  evening: 'Evenings',
  night: 'Nights',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const namesOf: Readonly<Record<StrengthAspect, (session: RatedSession) => readonly string[]>> = {
  when: ({ part }) => [partNames[part]],
  sound: ({ sounds }) => sounds.map((sound) => capital(soundInWords(sound))),
  kind: ({ kind }) => (kind === null || kind === 'other' ? [] : [capital(kindsInWords[kind])]),
};

const share = ({ sessions, good }: StrengthGroup): number => good / sessions;

const groupOf = (name: string, sessions: readonly RatedSession[]): StrengthGroup => ({
  name,
  sessions: sessions.length,
  good: sessions.filter(({ gotSomewhere }) => gotSomewhere).length,
});

const isEnough = ({ sessions }: StrengthGroup): boolean => sessions >= fewestSamples;

const inOrder = (a: StrengthGroup, b: StrengthGroup): number =>
  share(b) - share(a) || b.sessions - a.sessions || a.name.localeCompare(b.name, 'en');

const times = ({ good, sessions }: StrengthGroup): string => `${good} of ${sessions}`;

const sentenceOf = (
  { best, groups, counted }: Omit<Strength, 'aspect' | 'sentence'>,
  fewest = fewestSamples,
): string => {
  if (best !== null) {
    return `${best.group.name} went with getting somewhere: ${times(best.group)} sessions, and ${times(best.others)} otherwise.`;
  }
  if (groups.length > 0) return 'Nothing stands out so far.';
  return counted === 0
    ? `Nothing to count yet. It takes ${fewest} sessions of one sort.`
    : `Too few to tell: it takes ${fewest} sessions of one sort. You have ${counted} in all.`;
};

const strengthOf = (aspect: StrengthAspect, rated: readonly RatedSession[]): Strength => {
  const named = rated
    .map((session) => ({ session, names: namesOf[aspect](session) }))
    .filter(({ names }) => names.length > 0);
  const within = (name: string, isIn: boolean): StrengthGroup =>
    groupOf(
      name,
      named.filter(({ names }) => names.includes(name) === isIn).map(({ session }) => session),
    );
  const groups = [...new Set(named.flatMap(({ names }) => names))]
    .map((name) => within(name, true))
    .filter(isEnough)
    .toSorted(inOrder);
  const [group] = groups;
  const others = group === undefined ? null : within(group.name, false);
  const stands =
    group !== undefined &&
    others !== null &&
    isEnough(others) &&
    // Whole hundredths: 0.9 - 0.8 is a little less than 0.1.
    Math.round((share(group) - share(others)) * 1000) >= leastDifference * 1000;
  const counts = { groups, best: stands ? { group, others } : null, counted: named.length };
  return { aspect, ...counts, sentence: sentenceOf(counts) };
};

/** When, with what sound and with which kind of task sessions went well. It went with it; nobody knows what caused it. */
export const strengths = (data: StrengthsData): readonly Strength[] => {
  const rated = ratedSessions(data);
  return strengthAspects.map((aspect) => strengthOf(aspect, rated));
};
