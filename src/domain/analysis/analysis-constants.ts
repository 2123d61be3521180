// spec 2 §9, "Upload and analysis". What the specification leaves open is decided in decision 071.

export const brainwaveTypes = ['delta', 'theta', 'alpha', 'smr', 'beta', 'gamma', 'unknown'] as const;
export type BrainwaveType = (typeof brainwaveTypes)[number];

export const energyLevels = ['low', 'medium', 'high'] as const;
export type EnergyLevel = (typeof energyLevels)[number];

export const analysisMethods = ['server_frequency_analysis', 'real_frequency_analysis'] as const;
export type AnalysisMethod = (typeof analysisMethods)[number];

export const analysisConstants = {
  /** The rate the specification's sound has; files with another one are counted as if they had it. */
  sampleRate: 44_100,
  fftSize: 8192,
  windows: 10,
  dominant: { most: 10, lowestHz: 1, highestHz: 1000, leastDb: -60 },
  confidence: 0.85,
  energy: {
    high: { centroid: 2000, zeroCrossingRate: 0.1 },
    medium: { centroid: 800, zeroCrossingRate: 0.05 },
  },
  onset: { windowSeconds: 0.01, rise: 1.3, leastEnergy: 0.01, defaultBpm: 120 },
  /** Decided: doubled or halved until it lies in between. */
  onsetBpm: { slowest: 50, fastest: 200 },
  /** Each of the three terms of complexity is at most `cap`. Decided: what of each makes one point. */
  complexity: { cap: 5, frequencies: 2, centroid: 1000, zeroCrossingRate: 0.02 },
  batch: { size: 10, most: 50, pauseMs: 2000 },
} as const;

/** From, inclusive, to, exclusive; the first that fits counts, so 13 to 15 Hz is SMR and not beta. */
export const brainwaveBands = [
  { type: 'delta', from: 0.5, to: 4 },
  { type: 'theta', from: 4, to: 8 },
  { type: 'alpha', from: 8, to: 12 },
  { type: 'smr', from: 12, to: 15 },
  { type: 'beta', from: 13, to: 30 },
  { type: 'gamma', from: 30, to: 100 },
] as const;

/** What a row of music_staging may say. */
export const brainwaveMapping: Readonly<
  Record<BrainwaveType, Exclude<BrainwaveType, 'smr' | 'delta' | 'unknown'>>
> = {
  delta: 'theta',
  theta: 'theta',
  alpha: 'alpha',
  smr: 'beta',
  beta: 'beta',
  gamma: 'gamma',
  unknown: 'alpha',
};

export const suitabilityRules = {
  base: { alpha: 0.9, smr: 0.95, beta: 0.7, theta: 0.6, gamma: 0.5, delta: 0.3, unknown: 0.4 },
  simple: { from: 2, to: 3, adds: 0.1 },
  complex: { above: 4, adds: -0.2 },
  energy: { low: 0, medium: 0.05, high: -0.1 },
} as const;

export const sessionRules = {
  baseSeconds: 1500,
  /** Unknown is not in the specification's list: nothing is known, so nothing is changed. */
  factor: { alpha: 1.2, smr: 1, beta: 0.8, theta: 1.1, gamma: 0.6, delta: 1.5, unknown: 1 },
  complex: { above: 4, factor: 0.8 },
} as const;

/** spec 2 §8 */
export const analysisErrors = {
  download: 'Failed to download audio file.',
  audioContext: 'Failed to initialize audio context for frequency analysis.',
  server: 'Server analysis failed.',
  update: 'Failed to update music staging.',
  fetch: 'Failed to fetch tracks.',
  status: 'Failed to get analysis status.',
} as const;
