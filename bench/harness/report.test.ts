import { describe, expect, it } from 'vitest';
import type { FigureResult } from './bench.ts';
import { formatReport, verdictOf } from './report.ts';

const more: FigureResult = {
  unit: '/s',
  better: 'more',
  value: 400,
  baseline: 1000,
  ratio: 0.4,
  target: 0.35,
};
const less: FigureResult = { unit: 'ms', better: 'less', value: 1200, target: 1200 };

describe('verdictOf', () => {
  it.each<[string, FigureResult, string]>([
    ['a ratio above a lower bound', more, 'met'],
    ['a ratio at its lower bound', { ...more, ratio: 0.35 }, 'met'],
    ['a ratio below its lower bound', { ...more, ratio: 0.349 }, 'missed'],
    ['a value at its upper bound', less, 'met'],
    ['a value above its upper bound', { ...less, value: 1201 }, 'missed'],
    ['a figure without a target', { unit: 'ms', better: 'less', value: 1 }, 'no target'],
  ])('judges %s', (_, figure, verdict) => {
    expect(verdictOf(figure)).toBe(verdict);
  });
});

describe('formatReport', () => {
  const figures = {
    'GET 20 rows': more,
    'a command': { ...less, value: 1500, remark: 'by a cold cache' },
    'layout shift': { unit: '', better: 'less' as const, value: 0 },
  };

  it('prints one row per figure with its baseline, ratio, target and verdict', () => {
    expect(formatReport(figures, 'full').split('\n')).toEqual([
      'figure        baseline    value  ratio     target  verdict',
      'GET 20 rows    1000 /s   400 /s  0.400    ≥ 0.350  met',
      'a command            –  1500 ms      –  ≤ 1200 ms  missed: by a cold cache',
      'layout shift         –        0      –          –  no target',
    ]);
  });

  it('judges nothing in a smoke', () => {
    const [, ...rows] = formatReport(figures, 'smoke').split('\n');
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatch(/smoke: not judged$/);
  });
});
