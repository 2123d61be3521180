import { describe, expect, it } from 'vitest';
import {
  keepInTodayChanges,
  moveToInboxChanges,
  startedTaskChanges,
  undatedInToday,
} from '#domain/tasks/inbox-changes.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';

const today = '2026-11-18';

describe('tasks without a day from before the Inbox', () => {
  it.each([
    ['no day', {}, true],
    ['a deadline to come', { dueOn: '2026-11-19' }, true],
    ['a deadline today', { dueOn: '2026-11-18' }, false],
    ['a day', { doOn: '2026-11-18' }, false],
    ['a repeat', { repeatRule: 'daily' }, false],
    ['the state inbox', { state: 'inbox' }, false],
    ['the state someday', { state: 'someday' }, false],
  ] as const)('counts a task with %s: %j is %s', (_, fields, counts) => {
    expect(undatedInToday([openTask('t', fields)], today)).toHaveLength(Number(counts));
  });

  it('keeps them in Today with a day, or moves them to the Inbox without one', () => {
    const tasks = [openTask('a'), openTask('b')];
    expect(keepInTodayChanges(tasks, today)).toEqual(
      ['a', 'b'].map((id) => ({ kind: 'tasks', id, fields: { state: 'open', doOn: today } })),
    );
    expect(moveToInboxChanges(tasks)).toEqual(
      ['a', 'b'].map((id) => ({ kind: 'tasks', id, fields: { state: 'inbox', doOn: null } })),
    );
  });
});

describe('starting to work on a task', () => {
  const chosen = { state: 'open', doneAt: null, doOn: today };
  it.each([
    ['from the Inbox', { state: 'inbox' }, [chosen]],
    ['due today and never chosen', { state: 'inbox', dueOn: today }, [chosen]],
    ['planned for tomorrow', { doOn: '2026-11-19' }, [chosen]],
    ['put away', { state: 'someday' }, [chosen]],
    ['already in Today', { doOn: '2026-11-17' }, []],
    ['done', { state: 'done', doneAt: '2026-11-18T08:00:00Z' }, []],
  ] as const)('chooses for today a task %s', (_, fields, expected) => {
    const changes = startedTaskChanges(openTask('t', fields), today);
    expect(changes.map((change) => change.fields)).toEqual(expected);
  });

  it('changes nothing without a task', () => {
    expect(startedTaskChanges(undefined, today)).toEqual([]);
  });
});
