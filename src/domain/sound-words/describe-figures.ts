import type { SoundFigures } from '#domain/analysis/sound-figures.ts';
import { confidenceWords } from '#domain/music/measured-words.ts';
import { spokenTime, trackTime } from '#domain/player/track-time.ts';

/** Where a figure comes from: heard in the file, or a rule of the specification that nobody can check by listening. */
export type FigureSource = 'measured' | 'by convention';

export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly source: FigureSource;
  /** What it means, in a sentence; said where there is room. */
  readonly meaning: string;
  /** For a voice, where the value is short for it. */
  readonly spoken?: string;
}

const number = (value: number, digits = 0): string =>
  value
    .toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    // A minus sign is read as one; a hyphen is not.
    .replace('-', '−');

const channelWords = (channels: number): string => {
  if (channels === 1) return 'mono';
  return channels === 2 ? 'stereo' : `${channels} channels`;
};

const formatWords = ({ format, container, sampleRate, channels, bitrateKbps }: SoundFigures): string =>
  [
    format === container ? format.toUpperCase() : `${format.toUpperCase()} in ${container.toUpperCase()}`,
    `${number(sampleRate / 1000, sampleRate % 1000 === 0 ? 0 : 1)} kHz`,
    channelWords(channels),
    ...(bitrateKbps === null ? [] : [`${number(bitrateKbps)} kbit/s`]),
  ].join(', ');

const tempo = (figures: SoundFigures): string => {
  if (figures.bpm === null) return 'no steady beat';
  const sure = confidenceWords(figures);
  return `${number(figures.bpm)} bpm${sure === null ? '' : `, ${sure}`}`;
};

const modulation = ({ modulationHz, modulationDepth }: SoundFigures): string =>
  modulationHz === null
    ? 'none found'
    : `${number(modulationHz, 1)} times a second, ${number(modulationDepth * 100)} % deep`;

const clipping = ({ clipped }: SoundFigures): string => {
  if (clipped === 0) return 'none';
  return clipped === 1 ? 'in 1 place' : `in ${number(clipped)} places`;
};

const inDecibels = (value: number | null, unit: string): string =>
  value === null ? 'silent' : `${number(value, 1)} ${unit}`;

const measured = (figures: SoundFigures): readonly Omit<Figure, 'source'>[] => [
  {
    name: 'Length',
    value: trackTime(figures.durationSeconds * 1000),
    spoken: spokenTime(figures.durationSeconds * 1000),
    meaning: 'Counted in the sound itself, not taken from the file’s header.',
  },
  { name: 'File', value: formatWords(figures), meaning: 'What the bytes are, whatever the file is called.' },
  { name: 'Tempo', value: tempo(figures), meaning: 'Beats per minute, and how sure we are of them.' },
  {
    name: 'Key',
    value: figures.key ?? 'no clear key',
    meaning: 'The scale that fits most of the notes.',
  },
  {
    name: 'Loudness',
    value: inDecibels(figures.loudnessLufs, 'LUFS'),
    meaning: 'How loud it seems over its whole length. The library plays everything at −18.',
  },
  {
    name: 'True peak',
    value: inDecibels(figures.truePeakDb, 'dBTP'),
    meaning: 'The highest point between the samples. Above 0 it can distort.',
  },
  {
    name: 'Flutter',
    value: modulation(figures),
    meaning: 'A steady change of volume, many times a second. Studies on focus music are about this.',
  },
  { name: 'Clipping', value: clipping(figures), meaning: 'Where the recording was cut off at full volume.' },
];

const byConvention = ({ convention }: SoundFigures): readonly Omit<Figure, 'source'>[] => [
  {
    name: 'Dominant frequency',
    value: `${number(convention.dominantFrequency, 1)} Hz`,
    meaning: 'The strongest tone between 1 and 1,000 Hz.',
  },
  {
    name: 'Brainwave band',
    value: convention.brainwaveType === 'smr' ? 'SMR' : convention.brainwaveType,
    meaning: 'A name for that frequency. It says nothing about your brain.',
  },
  {
    name: 'Energy',
    value: convention.energyLevel,
    meaning: 'From how bright and how busy the sound is.',
  },
  {
    name: 'Onset tempo',
    value: `${number(convention.bpm)} bpm`,
    meaning: 'A simple count of sudden starts, 120 where there are none.',
  },
  {
    name: 'Spectral centroid',
    value: `${number(convention.spectralCentroid)} Hz`,
    meaning: 'The middle of the spectrum: higher sounds brighter.',
  },
  {
    name: 'Zero crossings',
    value: number(convention.zeroCrossingRate, 3),
    meaning: 'How often the wave changes sides, per sample.',
  },
  { name: 'Complexity', value: `${number(convention.complexity)} of 5`, meaning: 'How much is going on.' },
  {
    name: 'Suitability',
    value: `${number(convention.suitability, 1)} of 5`,
    meaning: 'A score from band, complexity and energy. Your own ears know better.',
  },
  {
    name: 'Session length',
    value: `${number(convention.sessionSeconds / 60)} min`,
    meaning: 'A suggested length for one focus session.',
  },
];

const from =
  (source: FigureSource) =>
  (figure: Omit<Figure, 'source'>): Figure => ({ ...figure, source });

/** Every figure of a sound, those that were measured first, each saying where it comes from. */
export const describeFigures = (figures: SoundFigures): readonly Figure[] => [
  ...measured(figures).map(from('measured')),
  ...byConvention(figures).map(from('by convention')),
];
