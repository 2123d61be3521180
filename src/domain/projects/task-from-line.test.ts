import { describe, expect, it } from 'vitest';
import { taskFromLine } from '#domain/projects/task-from-line.ts';
import { taskMessages } from '#domain/tasks/task-rules.ts';

const read = (line: string) => taskFromLine(line, 'garden', '2026-11-15');

describe('a task line typed below a project', () => {
  it('[TASK-01] reads the line as an open task of that project', () => {
    expect(read('Buy seeds 20m low tomorrow #kitchen !reward tea')).toMatchObject({
      valid: true,
      fields: {
        title: 'Buy seeds',
        estimatedMinutes: 20,
        energy: 'low',
        doOn: '2026-11-16',
        rewardText: 'tea',
        kind: 'errand',
        projectId: 'garden',
        state: 'open',
        doneAt: null,
      },
    });
    expect(read('Dig')).toMatchObject({
      valid: true,
      fields: { energy: 'medium', estimatedMinutes: null, state: 'inbox' },
    });
  });

  it.each([
    ['', taskMessages.titleRequired],
    ['ab', taskMessages.titleTooShort],
    ['x'.repeat(201), taskMessages.titleTooLong],
    ['Dig 481m', taskMessages.minutesTooMany],
  ])('[TASK-01] rejects %j with the usual message', (line, message) => {
    expect(read(line)).toEqual({ valid: false, message });
  });
});
