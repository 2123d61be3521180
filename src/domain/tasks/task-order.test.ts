import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byPosition } from '#domain/records/position.ts';
import { sortTasks } from '#domain/tasks/task-lists.ts';
import { placeNextTo, topPosition } from '#domain/tasks/task-order.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';

const ids = (tasks: readonly Task[]): readonly string[] => tasks.map(({ id }) => id);

const moved = (
  list: readonly Task[],
  ...[id, other, edge, later = false]: readonly [string, string, 'before' | 'after', boolean?]
) => {
  const fields = new Map(placeNextTo(list, id, other, edge, later).map((one) => [one.id, one.fields]));
  return list.map((task) => ({ ...task, ...fields.get(task.id) }));
};

const order = (list: readonly Task[]) => ids(sortTasks(list, '2026-11-18').lists.later);

const inOrder = (...positions: readonly string[]): readonly Task[] =>
  positions.map((position, index) => openTask(String(index), { position })).toSorted(byPosition);

describe('[TASK-02] moving a task next to another', () => {
  const list = inOrder('a0', 'a1', 'a2', 'a3');
  it.each([
    ['3', '0', 'before', ['3', '0', '1', '2']],
    ['3', '0', 'after', ['0', '3', '1', '2']],
    ['0', '3', 'after', ['1', '2', '3', '0']],
    ['0', '1', 'after', ['1', '0', '2', '3']],
    ['2', '1', 'before', ['0', '2', '1', '3']],
  ] as const)('moves the task %s next to %s: %s', (id, other, edge, order) => {
    expect(placeNextTo(list, id, other, edge, false)).toHaveLength(1);
    expect(ids(moved(list, id, other, edge).toSorted(byPosition))).toEqual(order);
  });

  it.each([
    ['0', '0'],
    ['0', 'unknown'],
    ['unknown', '0'],
  ])('changes nothing for %s next to %s', (id, other) => {
    expect(placeNextTo(list, id, other, 'after', false)).toEqual([]);
  });

  it('finds a position even where two devices chose the same one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a0', 'a1', 'a2'), { minLength: 2, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom('before' as const, 'after' as const),
        (positions, from, to, edge) => {
          const tied = inOrder(...positions);
          const [task, other] = [tied[from % tied.length]!, tied[to % tied.length]!];
          fc.pre(task !== other);
          const expected = tied.filter((one) => one !== task);
          expected.splice(expected.indexOf(other) + (edge === 'after' ? 1 : 0), 0, task);
          expect(ids(moved(tied, task.id, other.id, edge).toSorted(byPosition))).toEqual(ids(expected));
        },
      ),
    );
  });

  it('takes over the day of its neighbour in Later', () => {
    const { later } = sortTasks(
      [
        openTask('thursday', { doOn: '2026-11-19', position: 'a5' }),
        openTask('friday', { doOn: '2026-11-20', position: 'a1' }),
        openTask('someday', { state: 'someday', position: 'a0' }),
      ],
      '2026-11-18',
    ).lists;
    expect(order(moved(later, 'friday', 'thursday', 'before', true))).toEqual([
      'friday',
      'thursday',
      'someday',
    ]);
    expect(order(moved(later, 'thursday', 'someday', 'after', true))).toEqual([
      'friday',
      'someday',
      'thursday',
    ]);
    expect(moved(later, 'someday', 'friday', 'after', true)[2]).toMatchObject({
      state: 'open',
      doOn: '2026-11-20',
    });
  });
});

it('puts the top position before all others', () => {
  expect(topPosition([])).toBe('a0');
  const list = inOrder('a3', 'a1', 'a2');
  expect(topPosition(list) < 'a1').toBe(true);
});
