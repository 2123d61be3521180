import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { updateSortedTasks, sortTasks } from '#domain/tasks/task-lists.ts';
import { candidatesForNow, placeOf } from '#domain/tasks/task-place.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { taskStates } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

const today = '2026-11-18';
const ids = (tasks: readonly Task[]): readonly string[] => tasks.map(({ id }) => id);

describe('[TASK-02] the list that a task belongs to', () => {
  it.each([
    ['open', null, null, 'today'],
    ['open', '2026-11-17', null, 'today'],
    ['open', '2026-11-18', null, 'today'],
    ['open', '2026-11-19', null, 'later'],
    ['open', '2026-11-19', '2026-11-18', 'later'],
    ['open', null, '2026-11-19', 'today'],
    ['someday', null, null, 'later'],
    ['someday', '2026-11-17', '2026-11-17', 'later'],
    ['inbox', null, null, 'inbox'],
    ['inbox', '2026-11-19', null, 'inbox'],
    ['inbox', null, '2026-11-19', 'inbox'],
    ['inbox', null, '2026-11-18', 'today'],
    ['inbox', null, '2026-11-17', 'today'],
    ['done', '2026-11-19', null, 'done'],
    ['dropped', null, '2026-11-18', 'dropped'],
  ] as const)('puts a task that is %s, planned for %j and due %j, into %s', (state, doOn, dueOn, place) => {
    expect(placeOf({ state, doOn, dueOn, archivedAt: null }, today)).toBe(place);
  });

  it.each([
    ['Today first', [openTask('chosen'), openTask('new', { state: 'inbox' })], ['chosen']],
    ['the Inbox while Today is empty', [openTask('new', { state: 'inbox' })], ['new']],
    [
      'nothing that waits for a later day or for none',
      [openTask('later', { doOn: '2026-11-19' }), openTask('away', { state: 'someday' })],
      [],
    ],
    [
      'what is due before the rest of the Inbox',
      [openTask('new', { state: 'inbox' }), openTask('due', { state: 'inbox', dueOn: today })],
      ['due'],
    ],
  ])('offers for now: %s', (_, tasks, expected) => {
    expect(ids(candidatesForNow(tasks, today))).toEqual(expected);
  });

  it('sorts by position, in Later by day first, and done tasks newest first', () => {
    const { lists } = sortTasks(
      [
        openTask('b', { position: 'a1' }),
        openTask('a', { position: 'a0' }),
        openTask('someday', { state: 'someday', position: 'a0' }),
        openTask('friday 2', { doOn: '2026-11-20', position: 'a2' }),
        openTask('friday 1', { doOn: '2026-11-20', position: 'a1' }),
        openTask('thursday', { doOn: '2026-11-19', position: 'a3' }),
        openTask('old', { state: 'done', doneAt: '2026-11-01T08:00:00Z' }),
        openTask('new', { state: 'done', doneAt: '2026-11-02T08:00:00Z' }),
      ],
      today,
    );
    expect(ids(lists.today)).toEqual(['a', 'b']);
    expect(ids(lists.later)).toEqual(['thursday', 'friday 1', 'friday 2', 'someday']);
    expect(ids(lists.done)).toEqual(['new', 'old']);
  });
});

const anyTask = fc
  .record({
    id: fc.integer({ min: 0, max: 30 }).map(String),
    state: fc.constantFrom(...taskStates),
    doOn: fc.constantFrom(null, '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'),
    dueOn: fc.constantFrom(null, '2026-11-18', '2026-11-19'),
    position: fc.constantFrom('a0', 'a1', 'a2', 'a3'),
  })
  .map(({ id, state, doOn, dueOn, position }) => {
    const doneAt = state === 'done' || state === 'dropped' ? `2026-11-0${Number(id) % 9}T08:00:00Z` : null;
    return openTask(id, { state, doOn, dueOn, position, doneAt });
  });
const anyTasks = fc.uniqueArray(anyTask, { selector: ({ id }) => id, maxLength: 30 });

describe('sorting again after a change', () => {
  it('gives the same lists as sorting from scratch', () => {
    fc.assert(
      fc.property(anyTasks, anyTasks, fc.array(fc.boolean()), (before, others, kept) => {
        // Some stay, some are replaced, some go, some come.
        const stay = before.filter((_, index) => kept[index] ?? true);
        const known = new Set(ids(stay));
        const after = [...stay, ...others.filter(({ id }) => !known.has(id))];
        const again = updateSortedTasks(sortTasks(before, today), after, today);
        expect(again).toEqual(sortTasks(after, today));
      }),
    );
  });

  it('keeps the same list objects where nothing changed', () => {
    const [one, two] = [openTask('one'), openTask('two', { state: 'done', doneAt: '2026-11-01T08:00:00Z' })];
    const before = sortTasks([one, two], today);
    expect(updateSortedTasks(before, before.tasks, today)).toBe(before);
    const after = updateSortedTasks(before, [{ ...one, title: 'changed' }, two], today);
    expect(after.lists.done).toBe(before.lists.done);
    expect(after.lists.today[0]?.title).toBe('changed');
  });

  it('sorts from scratch on another day', () => {
    const before = sortTasks([openTask('one', { doOn: '2026-11-19' })], today);
    expect(ids(updateSortedTasks(before, before.tasks, '2026-11-19').lists.today)).toEqual(['one']);
  });
});
