import { describe, expect, it } from 'vitest';
import { completeResults, type Figure, type Measured } from './bench.ts';

const figures: Readonly<Record<string, Figure>> = { reading: { unit: 'ms', better: 'less', target: 2 } };
const complete = (measured: Measured) => completeResults(figures, { reading: measured });

describe('completeResults', () => {
  it('computes the ratio of a value to its baseline', () => {
    expect(complete({ value: 6, baseline: 4 })).toEqual({
      reading: { unit: 'ms', better: 'less', target: 2, value: 6, baseline: 4, ratio: 1.5 },
    });
  });

  it('keeps a ratio that the bench computed itself', () => {
    expect(complete({ value: 6, baseline: 4, ratio: 1.4 })['reading']?.ratio).toBe(1.4);
  });

  it('gives no ratio where there is no baseline', () => {
    expect(complete({ value: 0 })['reading']).not.toHaveProperty('ratio');
  });

  it.each<[string, Measured]>([
    ['a value that is not a number', { value: Number.NaN }],
    ['an infinite value', { value: Number.POSITIVE_INFINITY }],
    ['a baseline that is not a number', { value: 1, baseline: Number.NaN }],
    ['a baseline of zero, which makes the ratio infinite', { value: 1, baseline: 0 }],
    ['zero over zero', { value: 0, baseline: 0 }],
  ])('refuses %s and names the figure', (_, measured) => {
    expect(() => complete(measured)).toThrow('“reading” is');
  });

  it('refuses a result without a declared figure', () => {
    expect(() => completeResults(figures, {})).toThrow('“reading” is missing');
  });

  it('refuses a figure that was not declared', () => {
    expect(() => completeResults(figures, { reading: { value: 1 }, writing: { value: 1 } })).toThrow(
      '“writing” is not declared',
    );
  });

  it('refuses a bench without any figure', () => {
    expect(() => completeResults({}, {})).toThrow('it has no figures');
  });
});
