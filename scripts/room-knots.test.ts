import { describe, expect, it } from 'vitest';
import { findKnots, roomOf } from '#scripts/room-knots.ts';

const edge = (from: string, to: string) => ({ from: `src/domain/${from}`, to: `src/domain/${to}` });

describe('room knots', () => {
  it.each([
    ['src/domain/tasks/task-rules.ts', 'tasks'],
    ['src/domain/records/kinds/task.ts', 'records'],
    ['src/domain/unreachable.ts', null],
    ['src/web/app/main.tsx', null],
  ])('puts %s in the room %s', (file, room) => {
    expect(roomOf('src/domain', file)).toBe(room);
  });

  it('finds none where imports run one way', () => {
    const edges = [
      edge('focus/a.ts', 'tasks/b.ts'),
      edge('tasks/b.ts', 'records/c.ts'),
      edge('tasks/b.ts', 'tasks/d.ts'),
    ];
    expect(findKnots('src/domain', edges)).toEqual([]);
  });

  it('finds two rooms that import each other through different files, with both imports', () => {
    const edges = [edge('tasks/a.ts', 'projects/b.ts'), edge('projects/c.ts', 'tasks/d.ts')];
    expect(findKnots('src/domain', edges)).toEqual([
      { rooms: ['projects', 'tasks'], imports: [edges[1], edges[0]] },
    ]);
  });

  it('finds a circle of three as one knot, apart from another knot and from what only leads there', () => {
    const edges = [
      edge('a/1.ts', 'b/1.ts'),
      edge('b/1.ts', 'c/1.ts'),
      edge('c/1.ts', 'a/2.ts'),
      edge('x/1.ts', 'a/1.ts'),
      edge('p/1.ts', 'q/1.ts'),
      edge('q/1.ts', 'p/2.ts'),
    ];
    expect(findKnots('src/domain', edges).map(({ rooms }) => rooms)).toEqual([
      ['a', 'b', 'c'],
      ['p', 'q'],
    ]);
  });
});
