import { describe, expect, it } from 'vitest';
import { commitmentInWords, nextCommitment } from '#domain/dashboard/next-commitment.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';

const taskWith = (fields: Partial<Task> = {}): Task => openTask('task', fields);

const today = '2026-11-15';

describe('the next commitment', () => {
  it.each([
    ['no day at all', {}, null],
    ['due yesterday', { dueOn: '2026-11-14' }, null],
    ['due today', { dueOn: '2026-11-15' }, '2026-11-15'],
    ['due tomorrow', { dueOn: '2026-11-16' }, '2026-11-16'],
    ['for today', { doOn: '2026-11-15' }, null],
    ['for tomorrow', { doOn: '2026-11-16' }, '2026-11-16'],
    ['for Friday, due Thursday', { doOn: '2026-11-20', dueOn: '2026-11-19' }, '2026-11-19'],
    ['due yesterday, for Friday', { doOn: '2026-11-20', dueOn: '2026-11-14' }, '2026-11-20'],
    ['done', { dueOn: '2026-11-16', state: 'done', doneAt: '2026-11-15T08:00:00.000Z' }, null],
    ['put away', { dueOn: '2026-11-16', state: 'someday' }, null],
  ] satisfies readonly (readonly [string, Partial<Task>, string | null])[])(
    'finds the day of the next commitment: %s',
    (_, fields, day) => {
      expect(nextCommitment([taskWith(fields)], today)?.day ?? null).toBe(day);
    },
  );

  it('chooses the nearest commitment, and of two on one day the older', () => {
    const tasks = [
      taskWith({ id: 'far', dueOn: '2026-12-01', createdAt: '2026-11-01T08:00:00.000Z' }),
      taskWith({ id: 'young', dueOn: '2026-11-20', createdAt: '2026-11-03T08:00:00.000Z' }),
      taskWith({ id: 'old', doOn: '2026-11-20', createdAt: '2026-11-02T08:00:00.000Z' }),
    ];
    expect(nextCommitment(tasks, today)?.task.id).toBe('old');
    expect(nextCommitment([], today)).toBeNull();
  });

  it.each([
    ['2026-11-15', 0, 'today'],
    ['2026-11-15', 1, 'today, 1 hour left'],
    ['2026-11-15', 6, 'today, 6 hours left'],
    ['2026-11-16', 6, 'tomorrow'],
    ['2026-11-17', 6, 'Tuesday, in 2 days'],
    ['2026-11-21', 6, 'Saturday, in 6 days'],
    ['2026-11-22', 6, '22 Nov, in 7 days'],
    ['2027-01-01', 6, '1 Jan 2027, in 47 days'],
  ])('describes a commitment on %s with %d hours of today left as “%s”', (day, hours, words) => {
    expect(commitmentInWords(day, today, hours)).toBe(words);
  });
});
