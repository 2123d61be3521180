import { expect, it } from 'vitest';
import { replaceSteps } from '#domain/breakdown/replace-steps.ts';
import { openStep } from '#domain/tasks/task.fixture.ts';

it('[TASK-02] replaces open steps and keeps done ones in front', () => {
  let made = 0;
  const newId = (): string => {
    made += 1;
    return `new ${made}`;
  };
  const steps = [
    openStep('open', 'task', { position: 'a5' }),
    openStep('done', 'task', { position: 'a2', doneAt: '2026-03-01T09:00:00Z' }),
    openStep('foreign', 'other', { position: 'a9' }),
  ];
  const by = [
    { title: 'One', minutes: 2 },
    { title: 'Two', minutes: 5 },
  ];
  const createdAt = '2026-03-01T10:00:00Z';
  const fields = { taskId: 'task', doneAt: null, createdAt };
  expect(replaceSteps({ taskId: 'task', steps, by, createdAt, newId })).toEqual([
    { kind: 'taskSteps', id: 'open', deleted: true },
    { kind: 'taskSteps', id: 'new 1', fields: { ...fields, title: 'One', minutes: 2, position: 'a3' } },
    { kind: 'taskSteps', id: 'new 2', fields: { ...fields, title: 'Two', minutes: 5, position: 'a4' } },
  ]);
});
