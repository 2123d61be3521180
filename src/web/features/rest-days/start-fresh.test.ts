import { describe, expect, it } from 'vitest';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { goesToSomeday, startFresh } from '#web/features/rest-days/start-fresh.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';

describe('a fresh start', () => {
  it('a fresh start moves the given tasks to Someday in one write, and remembers the day', () => {
    const store = createMemoryStore('5f2b8c0e-0000-4000-8000-000000000001');
    const tasks = ['one', 'two', 'three'].map((id) => openTask(id, { doOn: '2026-03-01' }));
    store.write(tasks.map((task) => ({ kind: 'tasks', id: task.id, fields: task })));
    let writes = 0;
    store.watch(() => {
      writes += 1;
    });
    startFresh(store, tasks.slice(0, 2));
    expect(writes).toBe(1);
    expect(store.all('tasks').map(({ id, state, doOn }) => [id, state, doOn])).toEqual([
      ['one', 'someday', null],
      ['two', 'someday', null],
      ['three', 'open', '2026-03-01'],
    ]);
    expect(store.get('settings', store.userId)?.freshStartOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(store.get('settings', store.userId)?.focusMinutes).toBe(25);
  });

  it.each([
    [1, '1 old task moves to Someday.'],
    [14, '14 old tasks move to Someday.'],
  ])('a fresh start of %d says "%s"', (count, words) => {
    expect(goesToSomeday(count)).toBe(words);
  });
});
