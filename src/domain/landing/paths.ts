import { type Energy, energyLabels } from '#domain/records/kinds/energy.ts';

export const depths = ['quick', 'medium', 'deep'] as const;
export type Depth = (typeof depths)[number];

export interface Way {
  readonly depth: Depth;
  readonly label: string;
  /** A path, or an anchor on the same page. */
  readonly to: string;
  /** From and up to. */
  readonly minutes: readonly [number, number];
}

export interface Path {
  readonly id: 'test-brain' | 'try-music' | 'try-voice' | 'security';
  readonly name: string;
  readonly ways: readonly Way[];
}

const way = (depth: Depth, label: string, to: string, from: number, upTo = from): Way => ({
  depth,
  label,
  to,
  minutes: [from, upTo],
});

/** Spec 2 §2: four cards, each with a quick, a medium and a deep way. Where they lead is ours to say. */
export const paths: readonly Path[] = [
  {
    id: 'test-brain',
    name: 'Test your brain',
    ways: [
      way('quick', 'Does this sound like you?', '#adhd-problems', 1),
      way('medium', 'The short self-screening', '/adhd-screening', 5, 7),
      way('deep', 'The full self-screening', '/adhd-screening?mode=full', 12),
    ],
  },
  {
    id: 'try-music',
    name: 'Try the music',
    ways: [
      way('quick', 'Hear a track right here', '#music-demo', 1),
      way('medium', 'Look around the library', '/music-library', 5),
      way('deep', 'Read what studies found', '/music-therapy-research', 10),
    ],
  },
  {
    id: 'try-voice',
    name: 'Try your voice',
    ways: [
      way('quick', 'Hold a button and say it', '#voice-demo', 1),
      way('medium', 'See how it listens', '/voice', 3),
      way('deep', 'All the things you can say', '/voice#say', 8),
    ],
  },
  {
    id: 'security',
    name: 'Check the security',
    ways: [
      way('quick', 'Three promises', '#security', 1),
      way('medium', 'Who can see what', '/security-overview', 5),
      way('deep', 'How it is built', '/security-architecture', 15),
    ],
  },
];

/** The page of a way, without what stands behind it; null for a place on the page one is on. */
export const pageOfWay = (to: string): string | null =>
  to.startsWith('#') ? null : (to.split(/[?#]/)[0] ?? to);

/** The same paths without ways to pages that are not there. */
export const offered = (all: readonly Path[], isBuilt: (page: string) => boolean): readonly Path[] =>
  all.map((path) => ({
    ...path,
    ways: path.ways.filter(({ to }) => {
      const page = pageOfWay(to);
      return page === null || isBuilt(page);
    }),
  }));

export const energyFilters = ['any', 'low', 'medium', 'high'] as const;
export type EnergyFilter = (typeof energyFilters)[number];

const depthFor: Readonly<Record<Energy, Depth>> = { low: 'quick', medium: 'medium', high: 'deep' };

/** The less energy there is, the less a way may ask for. */
export const matchesEnergyFilter = (filter: EnergyFilter, { depth }: Way): boolean =>
  filter === 'any' || depthFor[filter] === depth;

const count = (number: number, from: number, upTo: number): string => {
  const minutes = from === upTo ? `${from}` : `${from} to ${upTo}`;
  return `${number} ${number === 1 ? 'way' : 'ways'}, ${minutes} ${minutes === '1' ? 'minute' : 'minutes'}${number > 1 ? ' each' : ''}.`;
};

export const wayMinutes = ([from, upTo]: Way['minutes']): string =>
  from === upTo ? `${from} min` : `${from} to ${upTo} min`;

/** What the choice of an energy leads to, in one sentence: it is read aloud. */
export const chosenInWords = (filter: EnergyFilter, shown: readonly Path[]): string => {
  const ways = shown.flatMap((path) => path.ways).filter((one) => matchesEnergyFilter(filter, one));
  const name = filter === 'any' ? 'Any energy' : `${energyLabels[filter]} energy`;
  if (ways.length === 0) return `${name}: nothing here fits.`;
  const from = Math.min(...ways.map(({ minutes }) => minutes[0]));
  const upTo = Math.max(...ways.map(({ minutes }) => minutes[1]));
  return `${name}: ${count(ways.length, from, upTo)}`;
};
