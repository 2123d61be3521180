import { describe, expect, test } from 'vitest';
import {
  isVitalName,
  rateVital,
  vitalNames,
  vitals,
  vitalText,
  type VitalName,
} from '#domain/logging/web-vitals.ts';

const table: ReadonlyArray<readonly [VitalName, number, number, number]> = [
  ['FCP', 1800, 3000, 0.1],
  ['LCP', 2500, 4000, 0.1],
  ['CLS', 0.1, 0.25, 0.0001],
  ['INP', 200, 500, 0.1],
  ['TTFB', 800, 1800, 0.1],
  ['FID', 100, 300, 0.1],
];

describe('[LOG-02] web vitals', () => {
  test.each(table)('%s is good up to %d and poor above %d', (name, good, poor, step) => {
    expect(rateVital(name, 0)).toBe('good');
    expect(rateVital(name, good)).toBe('good');
    expect(rateVital(name, good + step)).toBe('needs-improvement');
    expect(rateVital(name, poor)).toBe('needs-improvement');
    expect(rateVital(name, poor + step)).toBe('poor');
  });

  test('names the same vitals in the list and in the table', () => {
    expect(vitalNames.toSorted()).toEqual(Object.keys(vitals).toSorted());
    expect(vitalNames.toSorted()).toEqual(table.map(([name]) => name).toSorted());
    expect(isVitalName('LCP')).toBe(true);
    expect(isVitalName('toString')).toBe(false);
  });

  test.each([
    ['CLS', 0.0849, '0.08'],
    ['INP', 239.6, '240 ms'],
    ['LCP', 999.4, '999 ms'],
    ['LCP', 1000, '1.0 s'],
    ['LCP', 1840, '1.8 s'],
  ] as const)('shows %s %d as %s', (name, value, text) => {
    expect(vitalText(name, value)).toBe(text);
  });
});
