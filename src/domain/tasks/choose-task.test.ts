import { describe, expect, it } from 'vitest';
import { taskFitsEnergy, sortByFit, isLater } from '#domain/tasks/choose-task.ts';
import { openTask as task } from '#domain/tasks/task.fixture.ts';

const tasks = [
  task('report', { energy: 'high', estimatedMinutes: 60 }),
  task('dishes', { energy: 'low', estimatedMinutes: 15 }),
  task('mail', { energy: 'low', estimatedMinutes: 5 }),
  task('walk', { energy: 'medium' }),
  task('old walk', { energy: 'medium', createdAt: '2026-02-01T08:00:00Z' }),
  task('done', { energy: 'low', state: 'done', doneAt: '2026-03-01T09:00:00Z' }),
];
const order = (energy: 'low' | 'medium' | 'high' | null) => sortByFit(tasks, energy).map((one) => one.id);

describe('[TASK-02] choosing by energy', () => {
  it('sorts tasks by matching energy, then the quickest, then the oldest', () => {
    expect(order('low')).toEqual(['mail', 'dishes', 'old walk', 'walk', 'report']);
    expect(order('medium')).toEqual(['old walk', 'walk', 'mail', 'dishes', 'report']);
    expect(order('high')).toEqual(['report', 'old walk', 'walk', 'mail', 'dishes']);
  });

  it('starts with a gentle task when no energy is known', () => {
    expect(order(null)[0]).toBe('mail');
  });

  it.each([
    [null, false],
    ['2026-02-28', false],
    ['2026-03-01', false],
    ['2026-03-02', true],
  ])('decides whether a task for %j is later: %j', (doOn, later) => {
    expect(isLater(task('x', { doOn }), '2026-03-01')).toBe(later);
  });

  it.each([
    ['low', 'low', true],
    ['medium', 'low', false],
    ['high', 'medium', false],
    ['low', 'high', true],
    ['high', null, true],
  ] as const)('decides whether a %s task fits %s energy: %j', (asked, there, expected) => {
    expect(taskFitsEnergy(task('x', { energy: asked }), there)).toBe(expected);
  });
});
