import { bodyFrames } from '#domain/breakdown/frames/body-frames.ts';
import type { Frame } from '#domain/breakdown/frames/frame.ts';
import { houseFrames } from '#domain/breakdown/frames/house-frames.ts';
import { lastFrames } from '#domain/breakdown/frames/last-frames.ts';
import { officeFrames } from '#domain/breakdown/frames/office-frames.ts';
import { screenFrames } from '#domain/breakdown/frames/screen-frames.ts';
import type { TitleReading } from '#domain/breakdown/read-title.ts';

const frames = [...houseFrames, ...bodyFrames, ...officeFrames, ...screenFrames];
const listed = (list: string, one: string): boolean => list.split(' ').includes(one);

// To call about a tax code is to call: these say by themselves how it begins, whatever it is about.
const telling =
  'call email message reply talk chase send research read buy pay cancel unsubscribe renew return book find go dropOff pickUp post publish watch help cook sew drink hire';

const verbFits = (verbs: string, verb: string): boolean =>
  listed(verbs, verb) || (listed(verbs, '*') && !listed(telling, verb));

/** The frame of a title, from verb and object together; null where they say too little. */
export const findFrame = ({ verb, core, named, timed }: TitleReading): Frame | null => {
  const said = timed && verb === '-' ? 'timed' : verb;
  const byPair = (classes: ReadonlySet<string>) =>
    frames.find(
      ([, verbs, things]) =>
        things !== '*' &&
        (verbFits(verbs, said) || (said === 'timed' && verbFits(verbs, '-'))) &&
        things.split(' ').some((thing) => classes.has(thing)),
    );
  return (
    byPair(core) ??
    byPair(named) ??
    frames.find(([, verbs, things]) => things === '*' && listed(verbs, verb)) ??
    lastFrames.find(
      ([, verbs, things]) =>
        (listed(verbs, verb) || verb === '-') && things.split(' ').some((thing) => core.has(thing)),
    ) ??
    null
  );
};
