import { type SoundCurves, thirdOctaves } from '#domain/analysis/sound-curves.ts';
import { trackTime } from '#domain/player/track-time.ts';

/** A curve in words and numbers, for whoever does not see the drawing. */
export interface CurveTwin {
  readonly sentence: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

const sections = 8;
const bandName = (index: number): string => {
  const hertz = thirdOctaves[index] ?? 0;
  return hertz >= 1000 ? `${hertz / 1000} kHz` : `${hertz} Hz`;
};

const indexOfMost = (values: readonly number[]): number =>
  values.reduce((best, value, index) => (value > (values[best] ?? -Infinity) ? index : best), 0);

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const percent = (value: number): string => `${Math.round(value * 100)} %`;

const nothing = (columns: CurveTwin['columns']): CurveTwin => ({
  sentence: 'Nothing was measured.',
  columns,
  rows: [],
});

/** How loud it is along its length, in eight parts. */
export const describeWaveform = ({ waveform }: SoundCurves, durationSeconds: number): CurveTwin => {
  const columns = ['From', 'Level'] as const;
  if (waveform.length === 0) return nothing(columns);
  const size = waveform.length / sections;
  const levels = Array.from({ length: sections }, (_, index) =>
    mean(waveform.slice(Math.floor(index * size), Math.max(Math.floor((index + 1) * size), 1))),
  );
  const at = (share: number): string => trackTime(durationSeconds * share * 1000);
  const loudest = indexOfMost(levels);
  const spread = Math.max(...levels) - Math.min(...levels);
  const loud = `loudest from ${at(loudest / sections)} to ${at((loudest + 1) / sections)}`;
  return {
    sentence: spread < 0.1 ? 'The level stays about the same throughout.' : `The level changes: ${loud}.`,
    columns,
    rows: levels.map((level, index) => [at(index / sections), percent(level)]),
  };
};

/** Where the sound is between low and high. */
export const describeSpectrum = ({ spectrum }: SoundCurves): CurveTwin => {
  const columns = ['Band', 'Level'] as const;
  if (spectrum.length === 0) return nothing(columns);
  const powers = spectrum.map((decibels) => 10 ** (decibels / 10));
  const whole = powers.reduce((sum, power) => sum + power, 0) || 1;
  const share = (from: number, to: number): string =>
    percent(
      powers
        .filter((_, index) => (thirdOctaves[index] ?? 0) >= from && (thirdOctaves[index] ?? 0) < to)
        .reduce((sum, power) => sum + power, 0) / whole,
    );
  return {
    sentence: `Strongest around ${bandName(indexOfMost(spectrum))}. Of its power, ${share(0, 250)} is low, ${share(250, 4000)} in the middle and ${share(4000, Infinity)} high.`,
    columns,
    rows: spectrum.map((decibels, index) => [bandName(index), `${Math.round(decibels)} dB`]),
  };
};

/** How much the volume changes at each rate, against its neighbours; `found` is the flutter that counts as one. */
export const describeModulation = ({ modulation }: SoundCurves, found: number | null): CurveTwin => {
  const columns = ['Times a second', 'Above its neighbours'] as const;
  if (modulation.length === 0) return nothing(columns);
  const most = `${indexOfMost(modulation) + 1} a second`;
  return {
    sentence:
      found === null
        ? `No steady flutter found. The rate that stands out most is ${most}.`
        : `The volume flutters about ${Math.round(found)} times a second. The rate that stands out most is ${most}.`,
    columns,
    rows: modulation.map((contrast, index) => [String(index + 1), `${Math.round(contrast)} dB`]),
  };
};

/** The beat along the length. */
export const describeTempo = ({ tempo }: SoundCurves): CurveTwin => {
  const columns = ['At', 'Tempo'] as const;
  const known = tempo.flatMap(({ bpm }) => (bpm === null ? [] : [Math.round(bpm)]));
  const rows = tempo.map(
    ({ at, bpm }) =>
      [trackTime(at * 1000), bpm === null ? 'no steady beat' : `${Math.round(bpm)} bpm`] as const,
  );
  if (known.length === 0) return { sentence: 'No steady beat anywhere.', columns, rows };
  const low = Math.min(...known);
  const high = Math.max(...known);
  const missing = tempo.length - known.length;
  const range = low === high ? `${low} bpm throughout` : `between ${low} and ${high} bpm`;
  const gaps = missing === 0 ? '' : `, without a steady beat in ${missing} of ${tempo.length} parts`;
  return { sentence: `The tempo is ${range}${gaps}.`, columns, rows };
};
