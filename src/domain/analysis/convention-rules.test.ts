import { describe, expect, it } from 'vitest';
import { brainwaveMapping } from '#domain/analysis/analysis-constants.ts';
import {
  brainwaveTypeOf,
  complexityOf,
  energyLevelOf,
  sessionSecondsOf,
  suitabilityOf,
} from '#domain/analysis/convention-rules.ts';

describe('[ANALYSIS-01] brainwaveTypeOf', () => {
  it.each([
    [0, 'unknown'],
    [0.49, 'unknown'],
    [0.5, 'delta'],
    [3.99, 'delta'],
    [4, 'theta'],
    [7.99, 'theta'],
    [8, 'alpha'],
    [11.99, 'alpha'],
    [12, 'smr'],
    [13, 'smr'],
    [14.99, 'smr'],
    [15, 'beta'],
    [29.99, 'beta'],
    [30, 'gamma'],
    [100, 'gamma'],
    [100.01, 'unknown'],
    [440, 'unknown'],
  ])('puts %d Hz into the band %s', (hertz, type) => {
    expect(brainwaveTypeOf(hertz)).toBe(type);
  });

  it('maps the types that a row does not know: smr to beta, delta to theta, unknown to alpha', () => {
    expect(brainwaveMapping).toEqual({
      delta: 'theta',
      theta: 'theta',
      alpha: 'alpha',
      smr: 'beta',
      beta: 'beta',
      gamma: 'gamma',
      unknown: 'alpha',
    });
  });
});

describe('[ANALYSIS-01] energyLevelOf', () => {
  it.each([
    [0, 0, 'low'],
    [800, 0.05, 'low'],
    [800.1, 0, 'medium'],
    [0, 0.0501, 'medium'],
    [2000, 0.1, 'medium'],
    [2000.1, 0, 'high'],
    [0, 0.1001, 'high'],
  ])(
    'calls a centroid of %d Hz with a zero-crossing rate of %d %s',
    (spectralCentroid, zeroCrossingRate, level) => {
      expect(energyLevelOf({ spectralCentroid, zeroCrossingRate })).toBe(level);
    },
  );
});

describe('[ANALYSIS-01] complexityOf', () => {
  // (frequencies / 2 + centroid / 1000 + crossings / 0.02) / 3, each at most 5, rounded, at least 1.
  it.each([
    [0, 0, 0, 1],
    [1, 440, 0.02, 1],
    [4, 1500, 0.0198, 1],
    [4, 1500, 0.02, 2],
    [6, 2500, 0.0398, 2],
    [6, 2500, 0.04, 3],
    [10, 3500, 0.0398, 3],
    [10, 3500, 0.04, 4],
    [10, 4500, 0.0798, 4],
    [10, 4500, 0.08, 5],
    [10, 5000, 0.1, 5],
    [10, 99_999, 1, 5],
    [10, 99_999, 0, 3],
  ])(
    'gives %i frequencies, a centroid of %d Hz and %d crossings the complexity %i',
    (count, spectralCentroid, zeroCrossingRate, complexity) => {
      expect(complexityOf(count, { spectralCentroid, zeroCrossingRate })).toBe(complexity);
    },
  );
});

describe('[ANALYSIS-01] suitabilityOf', () => {
  // 1 + 4 · 0.85 · (base + complexity + energy), rounded to one decimal.
  it.each([
    ['smr', 2, 'medium', 4.7],
    ['alpha', 1, 'low', 4.1],
    ['alpha', 2, 'low', 4.4],
    ['alpha', 3, 'medium', 4.6],
    ['alpha', 4, 'medium', 4.2],
    ['alpha', 5, 'medium', 3.6],
    ['beta', 4, 'medium', 3.6],
    ['beta', 1, 'low', 3.4],
    ['theta', 3, 'high', 3],
    ['gamma', 4, 'low', 2.7],
    ['unknown', 3, 'medium', 2.9],
    ['delta', 4, 'medium', 2.2],
    ['delta', 5, 'high', 1],
  ] as const)(
    'scores %s with complexity %i and %s energy %d',
    (brainwaveType, complexity, energyLevel, score) => {
      expect(suitabilityOf({ brainwaveType, complexity, energyLevel })).toBe(score);
    },
  );
});

describe('[ANALYSIS-01] sessionSecondsOf', () => {
  it.each([
    ['alpha', 4, 1800],
    ['alpha', 5, 1440],
    ['smr', 1, 1500],
    ['smr', 5, 1200],
    ['beta', 3, 1200],
    ['theta', 2, 1650],
    ['theta', 5, 1320],
    ['gamma', 4, 900],
    ['gamma', 5, 720],
    ['delta', 1, 2250],
    ['unknown', 1, 1500],
  ] as const)(
    'recommends for %s with complexity %i a session of %i seconds',
    (brainwaveType, complexity, seconds) => {
      expect(sessionSecondsOf({ brainwaveType, complexity })).toBe(seconds);
    },
  );
});
