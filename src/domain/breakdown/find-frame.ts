import { bodyFrames } from '#domain/breakdown/frames/body-frames.ts';
import { careFrames } from '#domain/breakdown/frames/care-frames.ts';
import { doingFrames } from '#domain/breakdown/frames/doing-frames.ts';
import { everydayFrames } from '#domain/breakdown/frames/everyday-frames.ts';
import type { Frame } from '#domain/breakdown/frames/frame.ts';
import { houseFrames } from '#domain/breakdown/frames/house-frames.ts';
import { lastFrames } from '#domain/breakdown/frames/last-frames.ts';
import { officeFrames } from '#domain/breakdown/frames/office-frames.ts';
import { screenFrames } from '#domain/breakdown/frames/screen-frames.ts';
import { vetoFrames } from '#domain/breakdown/frames/veto-frames.ts';
import { wordFrames } from '#domain/breakdown/frames/word-frames.ts';
import { setOf } from '#domain/breakdown/title-words.ts';
import type { TitleReading } from '#domain/breakdown/read-title.ts';

export const frames = [
  ...everydayFrames,
  ...careFrames,
  ...vetoFrames,
  ...houseFrames,
  ...bodyFrames,
  ...officeFrames,
  ...screenFrames,
  ...wordFrames,
  ...doingFrames,
];
export const frameOf = (wanted: string): Frame | null => frames.find(([id]) => id === wanted) ?? null;
const lists = new Map<string, ReadonlySet<string>>();
const listed = (list: string, one: string): boolean => {
  const known = lists.get(list) ?? setOf(list);
  lists.set(list, known);
  return known.has(one);
};

interface Needed {
  readonly one: string;
  readonly needs: readonly string[];
  readonly never: readonly string[];
}
const neededBy = (things: string): readonly Needed[] =>
  things.split(' ').map((thing) => {
    const [one = '', ...others] = thing.split('&');
    const never = others.filter((other) => other.startsWith('!'));
    return {
      one,
      needs: others.filter((other) => !never.includes(other)),
      never: never.map((other) => other.slice(1)),
    };
  });

// What leaves it to the thing how it begins; `*` stands for these. To sweep a deck is not to write one.
const leaving = '- use finish sort get make organise plan prepare check update review write fillIn submit';
// Doings that name the thing behind a preposition: "help Leo with his homework", "post on instagram".
const reaching = 'help publish prepare pack cook go sick study';
// Named alone they say what to do; behind another word that is not known they only say where.
const saidAlone = setOf(
  'room kitchen bathroom storage desk floor table car place surface wall bed fridge dishes vocab todo garden bins helper bedding sheet furniture money',
);
// Nobody is put by the door: what is done to any thing is not done to somebody, but for these.
const withSomebody =
  'call message email reply talk chase pay go pray invoice decide research hire book buy order read write register apply askFor getDone getFixed learn garden writeTo nitComb vetDo introduceTo muckOut teach delegate haggle weigh reschedule confirm complain report dispute priceUp getQuote readTo feed see enrol joinIn update checkOn unfollow approve walkDog findSomeone getServiced getFitted bringAlong';
const livingClasses = ['person', 'role', 'child', 'pet', 'onlyName'];

const verbFits = (verbs: string, verb: string): boolean =>
  listed(verbs, verb) || (listed(verbs, '*') && listed(leaving, verb));

interface Pair {
  readonly frame: Frame;
  readonly needed: readonly Needed[];
}
/** The frames of one doing, in the order of the tables. */
interface Doable {
  /** Those that name what it is done to. */
  readonly pairs: readonly Pair[];
  readonly forAnything: Frame | undefined;
  readonly last: readonly Frame[];
}
const doable = new Map<string, Doable>();
/** Put together once for each doing: to look through all frames for every title takes ten times as long. */
const framesOf = (said: string): Doable => {
  const verb = said === 'timed' ? '-' : said;
  const known = doable.get(said) ?? {
    pairs: frames
      .filter(
        ([, verbs, things]) =>
          things !== '*' && (verbFits(verbs, said) || (said === 'timed' && verbFits(verbs, '-'))),
      )
      .map((frame) => ({ frame, needed: neededBy(frame[2]) })),
    forAnything: frames.find(([, verbs, things]) => things === '*' && listed(verbs, verb)),
    last: lastFrames.filter(([, verbs]) => listed(verbs, verb)),
  };
  doable.set(said, known);
  return known;
};
const search = frameOf('research');

const foundFrame = (reading: TitleReading): Frame | null => {
  const { verb, head, named, clause } = reading;
  const said = reading.timed && verb === '-' ? 'timed' : verb;
  const found = framesOf(said);
  const isSaid = (other: string) => named.has(other) || head.has(other);
  const has = (classes: ReadonlySet<string>, { one, needs, never }: Needed): boolean =>
    classes.has(one) && needs.every(isSaid) && !never.some(isSaid);
  const byPair = (classes: ReadonlySet<string>) =>
    found.pairs.find(({ needed }) => needed.some((thing) => has(classes, thing)))?.frame;
  const last = found.last.find(([, , things]) => things.split(' ').some((thing) => head.has(thing)));
  // Without a verb that is known, only the thing itself can tell.
  if (verb === '-' || verb === '~') {
    const alone = head.has('plain') || verb === '~';
    return byPair(alone ? head : new Set([...head].filter((one) => !saidAlone.has(one)))) ?? last ?? null;
  }
  const living = livingClasses.some((one) => head.has(one)) && !listed(withSomebody, verb);
  const forAnything = living ? undefined : found.forAnything;
  const searching = verb === 'decide' ? forAnything : search;
  if (clause === 'to') return searching ?? null;
  if (clause === 'that') return listed('decide research find', verb) ? (forAnything ?? null) : null;
  // The thing itself, never what only describes it: a cv boot is no cv.
  return byPair(head) ?? (listed(reaching, verb) ? byPair(named) : undefined) ?? forAnything ?? last ?? null;
};

/** The frame of a title, from verb and object together; null where they say too little, or where no step is right. */
export const findFrame = (reading: TitleReading): Frame | null => {
  const frame = foundFrame(reading);
  return frame === null || frame[4] === '?' ? null : frame;
};
