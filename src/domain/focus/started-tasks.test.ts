import { describe, expect, it } from 'vitest';
import { startedTasks } from '#domain/focus/started-tasks.ts';
import type { ProgressAnswer } from '#domain/records/kinds/focus-session.ts';

const session = (taskId: string | null, hour: number, progress: ProgressAnswer | null) => ({
  taskId,
  progress,
  startedAt: `2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`,
});

describe('tasks that were left at “some of it”', () => {
  it('are the last one first', () => {
    const sessions = [session('a', 8, 'some'), session('c', 11, 'some'), session('b', 9, 'some')];
    expect(startedTasks(sessions)).toEqual(['c', 'b', 'a']);
  });

  it.each<readonly [string, ProgressAnswer | null, readonly string[]]>([
    ['done', 'done', []],
    ['stuck', 'stuck', []],
    ['some of it again', 'some', ['a']],
    ['nothing', null, ['a']],
  ])('are so by the last answer: after “some of it” and then %s', (_, later, ids) => {
    expect(startedTasks([session('a', 8, 'some'), session('a', 9, later)])).toEqual(ids);
    expect(startedTasks([session('a', 9, later), session('a', 8, 'some')])).toEqual(ids);
  });

  it('are none for a session without a task', () => {
    expect(startedTasks([session(null, 8, 'some')])).toEqual([]);
  });
});
