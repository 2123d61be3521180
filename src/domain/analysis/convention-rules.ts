import {
  analysisConstants,
  brainwaveBands,
  type BrainwaveType,
  type EnergyLevel,
  sessionRules,
  suitabilityRules,
} from '#domain/analysis/analysis-constants.ts';

/** Binary fractions miss decimal halves by a hair; 3.55 is meant to become 3.6. */
const hair = 1e-9;

const roundTo = (digits: number, value: number): number =>
  Math.round((value + hair) * 10 ** digits) / 10 ** digits;

/** 100 Hz itself still belongs to gamma: no other band takes it. */
export const brainwaveTypeOf = (hertz: number): BrainwaveType =>
  brainwaveBands.find(
    ({ type, from, to }) => hertz >= from && (hertz < to || (type === 'gamma' && hertz === to)),
  )?.type ?? 'unknown';

interface Brightness {
  readonly spectralCentroid: number;
  readonly zeroCrossingRate: number;
}

export const energyLevelOf = ({ spectralCentroid, zeroCrossingRate }: Brightness): EnergyLevel =>
  (['high', 'medium'] as const).find((level) => {
    const limit = analysisConstants.energy[level];
    return spectralCentroid > limit.centroid || zeroCrossingRate > limit.zeroCrossingRate;
  }) ?? 'low';

/** One point for two dominant frequencies, for 1000 Hz of centroid and for a zero-crossing rate of 0.02. */
export const complexityOf = (
  dominantFrequencies: number,
  { spectralCentroid, zeroCrossingRate }: Brightness,
): number => {
  const { cap, frequencies, centroid, zeroCrossingRate: crossings } = analysisConstants.complexity;
  const terms = [
    dominantFrequencies / frequencies,
    spectralCentroid / centroid,
    zeroCrossingRate / crossings,
  ].map((term) => Math.min(cap, term));
  return Math.max(1, roundTo(0, terms.reduce((sum, term) => sum + term, 0) / terms.length));
};

interface Judged {
  readonly brainwaveType: BrainwaveType;
  readonly complexity: number;
  readonly energyLevel: EnergyLevel;
}

/** 1 to 5 with one decimal: the weighed sum runs from 0 to 1, and that is spread over the scale. */
export const suitabilityOf = ({ brainwaveType, complexity, energyLevel }: Judged): number => {
  const { base, simple, complex, energy } = suitabilityRules;
  const sum =
    base[brainwaveType] +
    (complexity >= simple.from && complexity <= simple.to ? simple.adds : 0) +
    (complexity > complex.above ? complex.adds : 0) +
    energy[energyLevel];
  return roundTo(1, 1 + 4 * Math.min(1, Math.max(0, sum * analysisConstants.confidence)));
};

export const sessionSecondsOf = ({ brainwaveType, complexity }: Omit<Judged, 'energyLevel'>): number => {
  const { baseSeconds, factor, complex } = sessionRules;
  return roundTo(0, baseSeconds * factor[brainwaveType] * (complexity > complex.above ? complex.factor : 1));
};
