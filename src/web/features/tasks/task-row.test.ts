import { describe, expect, it } from 'vitest';
import { rowOf, tasksOf } from '#web/features/tasks/task-row.ts';

const row = {
  id: '3f0c8a1e-7f2f-4a3e-9b1d-0a5b8c6d7e8f',
  title: 'Water the plants',
  description: 'All of them',
  reward_text: 'Tea',
  estimated_minutes: 15,
  energy: 'low',
  do_on: '2026-03-02',
  due_on: null,
  project: 'garden',
  done_at: null,
  created_at: '2026-03-01T08:00:00+00:00',
};

describe('task rows', () => {
  it('become tasks and rows again without losing anything', () => {
    const [task] = tasksOf([row]);
    expect(task).toMatchObject({ rewardText: 'Tea', estimatedMinutes: 15, doneAt: null });
    expect(rowOf(task!)).toEqual(row);
  });

  it.each([null, {}, [{ ...row, energy: 'huge' }], [{ ...row, id: 1 }]])('refuse %j', (rows) => {
    expect(() => tasksOf(rows)).toThrow('could not be read');
  });
});
