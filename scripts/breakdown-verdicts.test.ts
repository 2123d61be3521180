import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginningOf } from '#domain/breakdown/break-down.ts';
import { tuningTasks, unseenTasks } from '#domain/breakdown/everyday-tasks.fixture.ts';
import { strangersTasks } from '#domain/breakdown/strangers-tasks.fixture.ts';

const [, ...lines] = readFileSync('docs/breakdown-verdicts.tsv', 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => {
  const [set = '', task = '', step = '', verdict = '', reader = ''] = line.split('\t');
  return { set, task, step, verdict, reader };
});
// A step that changed after it was read waits for its next reader, and nobody judges their own.
const judged = rows.filter(({ reader }) => reader !== 'pending' && reader !== 'author');
const given = judged.filter(({ verdict }) => verdict !== 'asked');
const count = (verdict: string) => given.filter((row) => row.verdict === verdict).length;

const readings = readFileSync('docs/breakdown-readings.tsv', 'utf8').trimEnd().split('\n');
/** What strangers wrote for an exam, as it was on file before the last reader saw it. */
const writtenFor = (set: string) =>
  readings.flatMap((line) => {
    const [of = '', task = ''] = line.split('\t');
    return of === set ? [task] : [];
  });

const tasksOf = (set: string) => rows.filter((row) => row.set === set).map(({ task }) => task);

describe('[TASK-02] the first steps of five hundred everyday tasks', () => {
  it('has a verdict on each of them, or says that it is pending', () => {
    expect(tasksOf('tuning')).toEqual([...tuningTasks]);
    expect(tasksOf('unseen')).toEqual([...unseenTasks]);
    expect(tasksOf('strangers')).toEqual([...strangersTasks]);
    for (const exam of ['exam-10', 'exam-11']) expect(tasksOf(exam)).toEqual(writtenFor(exam));
    for (const { verdict, reader } of rows) {
      expect(reader === 'pending' ? [''] : ['fits', 'weak', 'absurd', 'asked']).toContain(verdict);
    }
  });

  it.each(rows)('still begins “$task” with the step on file', ({ task, step, verdict, reader }) => {
    const { first } = beginningOf({ title: task, kind: 'other' });
    expect(first ?? '').toBe(step);
    expect(reader === 'pending' || (first === null) === (verdict === 'asked')).toBe(true);
  });

  it('fits in nine of ten of two hundred strangers’ tasks, half of them unseen while it was tuned, and is never absurd', () => {
    const exams = rows.filter(({ set, reader }) => set.startsWith('exam-') && reader !== 'pending');
    expect(exams.length).toBeGreaterThanOrEqual(200);
    const fitting = exams.filter(({ verdict }) => verdict === 'fits');
    expect(fitting.length / exams.length).toBeGreaterThanOrEqual(0.9);
    expect(exams.filter(({ verdict }) => verdict === 'absurd')).toEqual([]);
  });

  it('fits in nine of ten steps by the verdicts of readers, is never absurd, and seldom asks', () => {
    expect(count('fits') / given.length).toBeGreaterThanOrEqual(0.9);
    expect(count('absurd')).toBe(0);
    expect(rows.filter(({ step }) => step === '').length / rows.length).toBeLessThanOrEqual(0.15);
  });
});
