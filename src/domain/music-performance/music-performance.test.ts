import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastFlowOf } from '#domain/music-performance/fast-flow.ts';
import {
  flowGradeOf,
  flowSuccessOf,
  loadColourOf,
  needsCompression,
  recentOperations,
} from '#domain/music-performance/performance-grade.ts';
import type { PerformanceMetric } from '#domain/music-performance/performance-metric.ts';
import {
  operationInWords,
  percentInWords,
  secondsInWords,
  sizeInWords,
} from '#domain/music-performance/performance-words.ts';

const operation = (changes: Partial<PerformanceMetric> = {}): PerformanceMetric => ({
  operationType: 'play',
  duration: 400,
  success: true,
  fastFlowAchieved: true,
  at: 0,
  ...changes,
});

describe('[PERF-01] the fast-flow indicator', () => {
  it.each([
    [0, 'fast'],
    [4999, 'fast'],
    [5000, 'optimizing'],
    [5001, 'optimizing'],
    [7000, 'optimizing'],
    [7001, 'retry'],
  ] as const)('after %d ms, shows the state %s', (milliseconds, shown) => {
    expect(fastFlowOf(milliseconds)).toBe(shown);
  });
});

describe('[PERF-01] grades and colours', () => {
  it.each([
    [100, 'Excellent'],
    [95, 'Excellent'],
    [94.9, 'Good'],
    [80, 'Good'],
    [79.9, 'Needs Work'],
    [0, 'Needs Work'],
  ] as const)('grades a flow success of %d percent as %s', (percent, grade) => {
    expect(flowGradeOf(percent)).toBe(grade);
  });

  it.each([
    [0, 'green'],
    [3000, 'green'],
    [3001, 'yellow'],
    [7000, 'yellow'],
    [7001, 'red'],
  ] as const)('colours a load of %d ms %s', (milliseconds, colour) => {
    expect(loadColourOf(milliseconds)).toBe(colour);
  });

  it.each([
    [7999, false],
    [8000, false],
    [8001, true],
  ] as const)('decides whether to advise compression at an average of %d ms: %s', (average, advised) => {
    expect(needsCompression(average)).toBe(advised);
  });
});

describe('[PERF-01] flow success', () => {
  it('has no flow success before anything was measured', () => {
    expect(flowSuccessOf([])).toBeNull();
  });

  it('counts operations that worked within the target', () => {
    const operations = [
      operation(),
      operation({ fastFlowAchieved: false }),
      operation({ success: false }),
      operation(),
    ];
    expect(flowSuccessOf(operations)).toBe(50);
  });

  it('keeps flow success between 0 and 100 percent for any operations', () => {
    const any = fc.record({ success: fc.boolean(), fastFlowAchieved: fc.boolean(), duration: fc.nat() });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), (changes) => {
        const percent = flowSuccessOf(changes.map((change) => operation(change)));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it('[PERF-01] lists recent operations newest first', () => {
  const operations = [3, 1, 2, 5, 4].map((at) => operation({ at }));
  expect(recentOperations(operations, 3).map(({ at }) => at)).toEqual([5, 4, 3]);
  expect(recentOperations(operations, 10)).toHaveLength(5);
});

it.each([
  [secondsInWords(0), '0 ms'],
  [secondsInWords(999.4), '999 ms'],
  [secondsInWords(1000), '1.0 s'],
  [secondsInWords(7240), '7.2 s'],
  [sizeInWords(0), '0 KB'],
  [sizeInWords(1), '1 KB'],
  [sizeInWords(52_428_800), '50.0 MB'],
  [percentInWords(0.666), '67 %'],
  [operationInWords('mood-change'), 'Mood change'],
  [operationInWords('loadLibrary'), 'Load library'],
  [operationInWords('play_track'), 'Play track'],
  [operationInWords(''), 'Something'],
])('formats a duration or a size as %s', (said, wanted) => {
  expect(said).toBe(wanted);
});
