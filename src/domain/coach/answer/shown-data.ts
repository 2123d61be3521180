import { bestHoursInWords } from './best-hours.ts';
import { type CoachData, type CoachDataKind, coachDataKinds, coachDataNames } from './coach-data.ts';

/** One kind of data as the person sees it before they leave it out. */
export interface ShownDatum {
  readonly kind: CoachDataKind;
  readonly name: string;
  readonly value: string;
}

const mostShown = 3;

const listed = (things: readonly string[]): string => {
  const more = things.length - mostShown;
  const shown = things.slice(0, mostShown).map((thing) => `“${thing}”`);
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

const values: Readonly<Record<CoachDataKind, (data: CoachData) => string>> = {
  name: ({ name }) => name?.trim() ?? '',
  energy: ({ bestHours }) => {
    const hours = bestHours ?? null;
    return hours === null ? '' : `best ${bestHoursInWords(hours)}`;
  },
  times: ({ usualTime }) => {
    const usual = usualTime ?? null;
    return usual === null ? '' : `${usual.kind}: ${Math.round(usual.ratio * 10) / 10} times your guess`;
  },
  memories: ({ whatHelps }) => listed(whatHelps ?? []),
  projects: ({ finishedProjects }) => listed(finishedProjects ?? []),
  tasks: ({ thisWeek }) => listed(thisWeek ?? []),
  experiments: ({ tried }) => {
    const count = tried?.length ?? 0;
    return count === 0 ? '' : `${count} so far`;
  },
};

/** All there is, in the words of the person; what is empty is not there. */
export const shownData = (data: CoachData): readonly ShownDatum[] =>
  coachDataKinds.flatMap((kind) => {
    const value = values[kind](data);
    return value === '' ? [] : [{ kind, name: coachDataNames[kind], value }];
  });
