interface VitalLimits {
  /** Up to here it is good; above `poor` it is poor. */
  readonly good: number;
  readonly poor: number;
  readonly words: string;
}

/** Spec 1 §9. Milliseconds, but CLS, which has no unit. */
export const vitals = {
  FCP: { good: 1800, poor: 3000, words: 'First content shown' },
  LCP: { good: 2500, poor: 4000, words: 'Main content shown' },
  CLS: { good: 0.1, poor: 0.25, words: 'How much the page jumps' },
  INP: { good: 200, poor: 500, words: 'Response to a tap' },
  TTFB: { good: 800, poor: 1800, words: 'First reply from the server' },
  FID: { good: 100, poor: 300, words: 'Delay before the first tap' },
} as const satisfies Readonly<Record<string, VitalLimits>>;

export type VitalName = keyof typeof vitals;
export type VitalRating = 'good' | 'needs-improvement' | 'poor';

export const vitalNames: readonly VitalName[] = ['FCP', 'LCP', 'CLS', 'INP', 'TTFB', 'FID'];

export const isVitalName = (name: string): name is VitalName => Object.hasOwn(vitals, name);

export const rateVital = (name: VitalName, value: number): VitalRating => {
  const { good, poor } = vitals[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
};

export const ratingWords: Readonly<Record<VitalRating, string>> = {
  good: 'Good',
  'needs-improvement': 'Could be better',
  poor: 'Slow',
};

/** As a person says it: 0.08, 240 ms, 1.8 s. */
export const vitalText = (name: VitalName, value: number): string => {
  if (name === 'CLS') return value.toFixed(2);
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
};
