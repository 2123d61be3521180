import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginningOf } from '#domain/breakdown/break-down.ts';
import { tuningTasks, unseenTasks } from '#domain/breakdown/everyday-tasks.fixture.ts';

const [, ...lines] = readFileSync('docs/breakdown-verdicts.tsv', 'utf8').trimEnd().split('\n');
const judged = lines.map((line) => {
  const [set = '', task = '', step = '', verdict = ''] = line.split('\t');
  return { set, task, step, verdict };
});
const share = (verdict: string) => judged.filter((row) => row.verdict === verdict).length / judged.length;

const tasksOf = (set: string) => judged.filter((row) => row.set === set).map(({ task }) => task);

describe('[TASK-02] the first steps of two hundred everyday tasks', () => {
  it('has a verdict on each of them', () => {
    expect(tasksOf('tuning')).toEqual([...tuningTasks]);
    expect(tasksOf('unseen')).toEqual([...unseenTasks]);
    for (const { verdict } of judged) expect(['fits', 'weak', 'absurd', 'asked']).toContain(verdict);
  });

  it.each(judged)('still begins “$task” with the step that was judged', ({ task, step, verdict }) => {
    const { first } = beginningOf({ title: task, kind: 'other' });
    expect(first ?? '').toBe(step);
    expect(first === null).toBe(verdict === 'asked');
  });

  it('fits in nine of ten by the verdicts on file, is never absurd, and seldom asks', () => {
    expect(share('fits')).toBeGreaterThanOrEqual(0.9);
    expect(share('absurd')).toBe(0);
    expect(share('asked')).toBeLessThanOrEqual(0.15);
  });
});
