import { describe, expect, it } from 'vitest';
import type { FigureResult } from './bench.ts';
import type { HistoryEntry } from './history.ts';
import { changeOf, formatTrend } from './trend.ts';

const machine = { cores: 2, arch: 'x64', node: 'v24.21.0' };
const run = (day: number, figures: Readonly<Record<string, FigureResult>>, more = {}): HistoryEntry => ({
  bench: 'rest',
  date: `2026-11-${String(day).padStart(2, '0')}T08:30:00.000Z`,
  commit: `commit${day}`,
  machine,
  load: 0.25,
  figures,
  ...more,
});
const rows = (ratio: number): Readonly<Record<string, FigureResult>> => ({
  'GET 20 rows': { unit: '/s', better: 'more', value: ratio * 1000, baseline: 1000, ratio, target: 0.35 },
});

describe('changeOf', () => {
  it.each<[FigureResult['better'], readonly number[], string]>([
    ['less', [], 'first'],
    ['less', [3], 'first'],
    ['less', [100, 114], 'steady'],
    ['less', [100, 116], 'worse'],
    ['less', [100, 84], 'better'],
    ['more', [100, 86], 'steady'],
    ['more', [100, 84], 'worse'],
    ['more', [100, 116], 'better'],
    ['less', [0, 0], 'steady'],
    ['less', [0, 0.02], 'worse'],
    ['less', [100, 900, 100, 110], 'steady'],
  ])('of a figure where %s is better, %j is %s', (better, values, change) => {
    expect(changeOf(better, values)).toBe(change);
  });
});

describe('formatTrend', () => {
  it('says so when a bench was never recorded', () => {
    expect(formatTrend('web', [run(1, rows(0.4))])).toBe('# web\nnever recorded');
  });

  it('shows the runs, and a slide as worse', () => {
    const history = [run(1, rows(0.4)), run(2, rows(0.41)), run(3, rows(0.3), { note: 'alone' })];
    expect(formatTrend('rest', history).split('\n')).toEqual([
      '# rest',
      'run 1  2026-11-01 08:30  commit1  load 0.250',
      'run 2  2026-11-02 08:30  commit2  load 0.250',
      'run 3  2026-11-03 08:30  commit3  load 0.250  alone',
      'figure               run 1  run 2  run 3   target  newest',
      'GET 20 rows (ratio)  0.400  0.410  0.300  ≥ 0.350  worse',
    ]);
  });

  it('shows the last five runs only', () => {
    const history = [1, 2, 3, 4, 5, 6].map((day) => run(day, rows(0.4)));
    const text = formatTrend('rest', history);
    expect(text).not.toContain('commit1');
    expect(text).toContain('commit2');
    expect(text).toContain('commit6');
  });

  it('compares only machines like that of the newest run', () => {
    const other = { machine: { ...machine, cores: 16 } };
    const text = formatTrend('rest', [run(1, rows(0.9), other), run(2, rows(0.4))]);
    expect(text).not.toContain('commit1');
    expect(text).toContain('first');
  });

  it('leaves a gap where a run did not have the figure yet', () => {
    const post = { 'POST 1 row': { unit: 'ms', better: 'less' as const, value: 12 } };
    const lines = formatTrend('rest', [run(1, rows(0.4)), run(2, { ...rows(0.4), ...post })]).split('\n');
    expect(lines.at(-1)).toMatch(/^POST 1 row, ms\s+–\s+12\s+–\s+first$/);
  });
});
