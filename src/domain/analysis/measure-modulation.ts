import { bandEnvelopes, envelopeRate, envelopeResponse } from '#domain/analysis/band-envelopes.ts';
import { fftOf, hann, nextPowerOfTwo } from '#domain/analysis/fft.ts';
import type { Mono } from '#domain/analysis/mono.ts';

export interface LevelModulation {
  /** Null where the level does not move at one steady rate beside the beat. */
  readonly hertz: number | null;
  /** Half the way from the softest to the loudest moment against the middle between them, 0 to 1; 0 without modulation. */
  readonly depth: number;
}

const none: LevelModulation = { hertz: null, depth: 0 };
const slowest = 5;
const fastest = 45;
const leastSeconds = 8;
const leastContrast = 11;
/** Less is not heard, and is found in the sum of any two steady tones. */
const leastDepth = 0.1;
const candidates = 6;
/** Played notes in a beat. Their rates are rhythm, not modulation. */
const subdivisions = [1, 2, 3, 4, 5, 6] as const;
const sameRate = 0.012;
/** Played notes have overtones as well: rates that are multiples of theirs, each a little weaker than the one before. */
const overtones = [2, 3, 4] as const;
const finestGrid = 0.25;
const grids = [finestGrid, 0.5, 1, 2, 3, 4, 5, 6] as const;
const outOfLine = 1.6;
/** Bands whose level is so far under their own loud moments say nothing there. */
const silence = 1e-4;

/** A band's level in natural logarithms: a modulation adds to the music there and does not multiply with it. */
const logLevel = (energy: Float64Array): Float64Array => {
  const sorted = Float64Array.from(energy).toSorted();
  const loud = sorted[Math.floor(0.95 * sorted.length)] ?? 0;
  const floor = Math.max(loud * silence, 1e-14);
  const levels = energy.map((value) => 0.5 * Math.log(value + floor));
  const mean = levels.reduce((sum, value) => sum + value, 0) / levels.length;
  return levels.map((value) => value - mean);
};

export interface ModulationLines {
  /** How far a line may lie from where it belongs, in Hz: longer music is sharper. */
  readonly sharpness: number;
  readonly hertzPerBin: number;
  /** How far all bands swing together at each rate: the median over the bands, in natural logarithms. */
  readonly swing: Float64Array;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

const linesOf = (levels: readonly Float64Array[]): ModulationLines => {
  const length = levels[0]?.length ?? 0;
  const size = 2 * nextPowerOfTwo(length);
  const fft = fftOf(size);
  const window = hann(length);
  const spectra = levels.map((level) => {
    const real = new Float64Array(size);
    const imaginary = new Float64Array(size);
    for (let index = 0; index < length; index += 1) {
      real[index] = (level[index] ?? 0) * (window[index] ?? 0);
    }
    fft.transform(real, imaginary);
    // What is faster than half of the rate is a mirror of what is slower.
    return { real: real.slice(0, size / 2), imaginary: imaginary.slice(0, size / 2) };
  });
  const swing = new Float64Array(size / 2);
  // A sine of amplitude 1 becomes half the sum of the window, which is half its length.
  const scale = 4 / length;
  for (let bin = 0; bin < swing.length; bin += 1) {
    let [r, i] = [0, 0];
    for (const { real, imaginary } of spectra) {
      r += real[bin] ?? 0;
      i += imaginary[bin] ?? 0;
    }
    const size = Math.hypot(r, i);
    if (size === 0) continue;
    // What only some bands do, or each at another time, is an instrument and not the level of the whole.
    const together = spectra.map(
      ({ real, imaginary }) => ((real[bin] ?? 0) * r + (imaginary[bin] ?? 0) * i) / size,
    );
    swing[bin] = scale * Math.max(0, median(together));
  }
  const sharpness = Math.min(0.04, Math.max(0.015, envelopeRate / length));
  return { sharpness, hertzPerBin: envelopeRate / size, swing };
};

/** The strongest line around a rate. */
const lineAt = ({ swing, hertzPerBin }: ModulationLines, hertz: number): number => {
  const reach = Math.max(2, Math.round(0.05 / hertzPerBin));
  const middle = Math.round(hertz / hertzPerBin);
  let best = 0;
  for (let bin = middle - reach; bin <= middle + reach; bin += 1) best = Math.max(best, swing[bin] ?? 0);
  return best;
};

/** The usual size of lines near a bin, without the bin itself. */
const background = ({ swing, hertzPerBin }: ModulationLines, bin: number): number => {
  const far = Math.round(2.5 / hertzPerBin);
  const near = Math.round(0.35 / hertzPerBin);
  let sum = 0;
  let count = 0;
  for (let other = Math.max(1, bin - far); other <= bin + far; other += 1) {
    if (Math.abs(other - bin) <= near) continue;
    sum += (swing[other] ?? 0) ** 2;
    count += 1;
  }
  return Math.sqrt(sum / Math.max(1, count));
};

/** The strongest lines, each the highest within half a hertz; rhythm may stand before what is looked for. */
const strongest = ({ swing, hertzPerBin }: ModulationLines): readonly number[] => {
  const apart = Math.round(0.5 / hertzPerBin);
  const found: number[] = [];
  const first = Math.ceil(slowest / hertzPerBin);
  const last = Math.floor(fastest / hertzPerBin);
  while (found.length < candidates) {
    let best = -1;
    for (let bin = first; bin <= last; bin += 1) {
      const higher = best < 0 || (swing[bin] ?? 0) > (swing[best] ?? 0);
      if (higher && found.every((other) => Math.abs(other - bin) > apart)) best = bin;
    }
    if (best < 0) break;
    found.push(best);
  }
  return found;
};

/** Whether a line is no higher than the lines the same distance below and above it let one expect. */
const isOneOfMany = (lines: ModulationLines, hertz: number, size: number, distance: number): boolean =>
  hertz - distance > 0.5 &&
  size < outOfLine * Math.sqrt(lineAt(lines, hertz - distance) * lineAt(lines, hertz + distance));

const isRhythm = (lines: ModulationLines, hertz: number, size: number, bpm: number | null): boolean => {
  if (bpm === null) return overtones.some((times) => lineAt(lines, hertz / times) > size);
  const beat = bpm / 60;
  if (subdivisions.some((parts) => Math.abs(hertz / (parts * beat) - 1) < sameRate)) return true;
  const place = hertz / (beat * finestGrid);
  const onGrid = Math.abs(place - Math.round(place)) * beat * finestGrid < lines.sharpness;
  return onGrid && grids.some((parts) => isOneOfMany(lines, hertz, size, parts * beat));
};

/** The depth whose logarithm swings this far: the first overtone of log(1 + d cos) is 2 (1 − √(1 − d²)) / d. */
const depthOf = (swing: number): number => {
  const r = Math.min(swing / 2, 0.99);
  return (2 * r) / (1 + r * r);
};

/** How far the whole rises and falls at each rate; null for less than eight seconds. */
export const modulationLines = (envelopes: readonly Float64Array[]): ModulationLines | null =>
  (envelopes[0]?.length ?? 0) < leastSeconds * envelopeRate ? null : linesOf(envelopes.map(logLevel));

/** dB that the strongest line near 1, 2 … Hz stands out against what is around it. */
export const modulationContrasts = (lines: ModulationLines | null, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => {
    if (lines === null) return 0;
    const { swing, hertzPerBin } = lines;
    const [from, to] = [Math.ceil((index + 0.5) / hertzPerBin), Math.floor((index + 1.5) / hertzPerBin)];
    let best = from;
    for (let bin = from; bin <= to; bin += 1) if ((swing[bin] ?? 0) > (swing[best] ?? 0)) best = bin;
    const [size, around] = [swing[best] ?? 0, background(lines, best)];
    return size > 0 && around > 0 ? 20 * Math.log10(size / around) : 0;
  });

/** Looks for a steady rise and fall of the whole above the bass, from 5 to 45 times a second. */
export const findModulation = (lines: ModulationLines | null, bpm: number | null): LevelModulation => {
  if (lines === null) return none;
  for (const bin of strongest(lines)) {
    const [before, size, after] = [
      lines.swing[bin - 1] ?? 0,
      lines.swing[bin] ?? 0,
      lines.swing[bin + 1] ?? 0,
    ];
    const hertz = (bin + (0.5 * (before - after)) / (before - 2 * size + after)) * lines.hertzPerBin;
    const contrast = 20 * Math.log10(size / background(lines, bin));
    const depth = depthOf(size / envelopeResponse(hertz));
    if (contrast >= leastContrast && depth >= leastDepth && !isRhythm(lines, hertz, size, bpm)) {
      return { hertz, depth };
    }
  }
  return none;
};

export const measureModulation = (mono: Mono, bpm: number | null): LevelModulation =>
  mono.samples.length < leastSeconds * mono.rate
    ? none
    : findModulation(modulationLines(bandEnvelopes(mono)), bpm);
