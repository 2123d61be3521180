import { expect, it } from 'vitest';
import { nextOccurrenceChanges } from '#domain/recurrence/next-occurrence.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { createMemoryStore } from '#web/services/records/memory-store.ts';

const task = openTask('plants', { repeatRule: 'daily', doOn: '2026-11-15' });
const steps = [openStep('can', 'plants', { doneAt: '2026-11-15T09:00:00.000Z' })];

it('[TASK-02] creates the next of a repeating task once, removes it on undo, and creates it for the day that is next then', () => {
  const store = createMemoryStore('robin');
  const undo = store.write(nextOccurrenceChanges(task, steps, '2026-11-15'));
  expect(store.all('tasks')).toMatchObject([{ title: 'plants', doOn: '2026-11-16', state: 'open' }]);
  expect(store.all('taskSteps')).toMatchObject([{ title: 'can', doneAt: null }]);
  undo();
  expect(store.all('tasks')).toEqual([]);
  expect(store.all('taskSteps')).toEqual([]);
  store.write(nextOccurrenceChanges(task, steps, '2026-11-17'));
  expect(store.all('tasks')).toMatchObject([{ doOn: '2026-11-18' }]);
  expect(store.all('taskSteps')).toHaveLength(1);
});

it('[TASK-02] finishing a repeating task again does not reopen a next one that is done already', () => {
  const store = createMemoryStore('robin');
  store.write(nextOccurrenceChanges(task, [], '2026-11-15'));
  const [next] = store.all('tasks');
  store.write([
    { kind: 'tasks', id: next?.id ?? '', fields: { state: 'done', doneAt: '2026-11-16T08:00:00.000Z' } },
  ]);
  store.write(nextOccurrenceChanges(task, [], '2026-11-15'));
  expect(store.all('tasks')).toMatchObject([{ state: 'done' }]);
});
