import { describe, expect, it } from 'vitest';
import { putFirst } from '#domain/breakdown/put-first.ts';
import { openStep } from '#domain/tasks/task.fixture.ts';

const put = (steps: Parameters<typeof putFirst>[0]['steps']) =>
  putFirst({
    taskId: 'call',
    steps,
    title: 'Write it down',
    createdAt: '2026-11-17T10:00:00Z',
    newId: () => 'n',
  });

describe('a step put first', () => {
  it('stands before every step of its task, and does not look at those of others', () => {
    const change = put([
      openStep('b', 'call', { position: 'a1' }),
      openStep('a', 'call', { position: 'a0' }),
      openStep('x', 'other', { position: 'Zz' }),
    ]);
    expect(change).toMatchObject({ kind: 'taskSteps', id: 'n', fields: { taskId: 'call', doneAt: null } });
    expect('fields' in change && String(Reflect.get(change.fields ?? {}, 'position')) < 'a0').toBe(true);
  });

  it('is the only one of a task without steps', () => {
    expect(put([])).toMatchObject({ fields: { title: 'Write it down', position: 'a0' } });
  });
});
