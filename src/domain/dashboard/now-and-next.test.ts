import { describe, expect, it } from 'vitest';
import { nowAndNext } from '#domain/dashboard/now-and-next.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';

const taskWith = (fields: Partial<Task> = {}): Task => openTask('task', fields);

const today = '2026-11-15';
const task = (id: string, fields: Partial<Task> = {}) =>
  taskWith({ id, createdAt: `2026-11-0${id}T08:00:00.000Z`, energy: 'low', position: `a${id}`, ...fields });
const four = [task('1'), task('2'), task('3'), task('4')];
const ask = (tasks: typeof four, skipped: readonly string[] = [], energy: 'low' | null = null) => {
  const { now, next, hasOther } = nowAndNext(tasks, { today, energy, skipped });
  return [now?.id ?? null, next.map(({ id }) => id).join(''), hasOther];
};

describe('now and next', () => {
  it.each([
    ['nothing', [], [null, '', false]],
    ['one', [task('1')], ['1', '', false]],
    ['four, of which three are shown', four, ['1', '23', true]],
    ['not for a later day', [task('1', { doOn: '2026-11-16' }), task('2')], ['2', '', false]],
    [
      'for today and before',
      [task('1', { doOn: today }), task('2', { doOn: '2026-11-01' })],
      ['1', '2', true],
    ],
    ['nothing that is put away', [task('1', { state: 'someday' })], [null, '', false]],
    ['not from the Inbox', [task('1', { state: 'inbox' }), task('2')], ['2', '', false]],
    [
      'from the Inbox while nothing stands in Today',
      [task('1', { state: 'inbox' }), task('2', { state: 'inbox' })],
      ['1', '2', true],
    ],
  ])('chooses what is now and next: %s', (_, tasks, expected) => {
    expect(ask(tasks)).toEqual(expected);
  });

  it.each([
    [[], '1', '23'],
    [['1'], '2', '34'],
    [['1', '2'], '3', '41'],
    [['1', '2', '3'], '4', '12'],
    // Everything was looked at: it begins again where it began.
    [['1', '2', '3', '4'], '1', '23'],
    [['1', '2', '3', '4', '1'], '2', '34'],
  ])('after “not now” to %j, offers %s', (skipped, now, next) => {
    expect(ask(four, skipped)).toEqual([now, next, true]);
  });

  it.each([
    ['what is begun comes first', four, ['3'], [], ['3', '12', true]],
    ['the last that was begun before the others', four, ['4', '2'], [], ['4', '21', true]],
    ['whatever energy it asks for', [task('1'), task('2', { energy: 'high' })], ['2'], [], ['2', '1', true]],
    ['“not now” puts it behind the others', four, ['3'], ['3'], ['1', '24', true]],
    ['not once it is done', [task('1'), task('2', { state: 'done' })], ['2'], [], ['1', '', false]],
    ['not once it is put away', [task('1'), task('2', { state: 'someday' })], ['2'], [], ['1', '', false]],
    ['not before its day', [task('1'), task('2', { doOn: '2026-11-16' })], ['2'], [], ['1', '', false]],
  ])('%s', (_, tasks, started, skipped, expected) => {
    const { now, next, hasOther } = nowAndNext(tasks, { today, energy: 'low', skipped, started });
    expect([now?.id ?? null, next.map(({ id }) => id).join(''), hasOther]).toEqual(expected);
  });

  it('offers the gentlest task where nothing fits, and then no other', () => {
    const hard = [task('1', { energy: 'high' }), task('2', { energy: 'medium' })];
    expect(ask(hard, [], 'low')).toEqual(['2', '', false]);
    expect(ask([...hard, task('3')], [], 'low')).toEqual(['3', '', false]);
  });
});
