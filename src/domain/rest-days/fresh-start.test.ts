import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { putAwayByFreshStart } from '#domain/rest-days/fresh-start.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { taskStates } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

const taskWith = (fields: Partial<Task> = {}): Task => openTask('task', fields);

const today = '2026-11-15';
const now = new Date('2026-11-15T12:00:00.000Z');
const before = (milliseconds: number): string => new Date(now.getTime() - milliseconds).toISOString();
const fourteenDays = 14 * 86_400_000;
const isPutAway = (fields: Partial<Task>): boolean =>
  putAwayByFreshStart([taskWith(fields)], { today, now }).length === 1;

describe('what a fresh start puts away', () => {
  it.each([
    ['a task for yesterday', { doOn: '2026-11-14' }, true],
    ['a task for today', { doOn: '2026-11-15' }, false],
    ['a task for tomorrow', { doOn: '2026-11-16' }, false],
    ['a task without a day, older than 14 days', { createdAt: before(fourteenDays + 1) }, true],
    ['one of exactly 14 days', { createdAt: before(fourteenDays) }, false],
    ['a younger one', { createdAt: before(fourteenDays - 1) }, false],
    ['an old one with a day ahead', { createdAt: before(fourteenDays * 2), doOn: '2026-11-16' }, false],
    ['due today', { doOn: '2026-11-01', dueOn: '2026-11-15' }, false],
    ['due in 7 days', { doOn: '2026-11-01', dueOn: '2026-11-22' }, false],
    ['due in 8 days', { doOn: '2026-11-01', dueOn: '2026-11-23' }, true],
    ['whose due day has passed', { doOn: '2026-11-01', dueOn: '2026-11-14' }, true],
    ['a parked thought', { doOn: '2026-11-01', state: 'inbox' }, false],
    ['what is put away already', { doOn: '2026-11-01', state: 'someday' }, false],
    ['what is done', { doOn: '2026-11-01', state: 'done', doneAt: before(0) }, false],
    ['what was dropped', { doOn: '2026-11-01', state: 'dropped', doneAt: before(0) }, false],
    ['what repeats', { doOn: '2026-11-01', repeatRule: 'every day' }, false],
  ] satisfies readonly (readonly [string, Partial<Task>, boolean])[])(
    'decides what a fresh start puts away: %s %j: %s',
    (_, fields, expected) => {
      expect(isPutAway(fields)).toBe(expected);
    },
  );

  const days = option(integer({ min: -40, max: 40 }).map((ahead) => addDays(today, ahead)));
  const anyTask = record({
    doOn: days,
    dueOn: days,
    state: constantFrom(...taskStates),
    age: integer({ min: 0, max: 40 }),
  }).map(({ age, ...fields }) => taskWith({ ...fields, createdAt: before(age * 86_400_000) }));

  it('puts away open tasks only, none due within a week, and nothing twice', () => {
    assert(
      property(array(anyTask), (tasks) => {
        const away = putAwayByFreshStart(tasks, { today, now });
        for (const task of away) {
          expect(task.state).toBe('open');
          expect(task.doOn === null || task.doOn < today).toBe(true);
          expect(task.dueOn === null || task.dueOn < today || task.dueOn > addDays(today, 7)).toBe(true);
        }
        const rest = tasks.map((task) =>
          away.includes(task) ? taskWith({ ...task, state: 'someday', doOn: null }) : task,
        );
        expect(putAwayByFreshStart(rest, { today, now })).toEqual([]);
      }),
    );
  });
});
