import { describe, expect, it } from 'vitest';
import type { Project } from '#domain/records/kinds/project.ts';
import type { Change } from '#domain/records/change.ts';
import { validateTask } from '#domain/tasks/validate-task.ts';
import {
  completeChanges,
  createChanges,
  editChanges,
  taskActionChanges,
  type TaskValues,
  type TaskContext,
} from '#domain/tasks/task-changes.ts';
import { nextWeek, sinceWords } from '#domain/tasks/task-days.ts';
import { countSteps } from '#domain/tasks/step-counts.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';

const now = '2026-11-18T09:00:00.000Z';
const garden: Project = {
  id: 'p1',
  name: 'Garden',
  outcome: '',
  state: 'active',
  archivedAt: null,
  position: 'a0',
  createdAt: now,
};
const task = openTask('t', { position: 'a5' });
const context: TaskContext = {
  userId: 'ada',
  now,
  today: '2026-11-18',
  tasks: [task],
  steps: [],
  projects: [garden],
  restWeekdays: [],
};
const values: TaskValues = {
  title: 'Water the plants',
  description: '',
  rewardText: '',
  estimatedMinutes: 15,
  energy: 'low',
  kind: 'chore',
  doOn: null,
  doAt: null,
  doUntil: null,
  dueOn: null,
  whenCue: '',
  thenAction: '',
  repeatRule: null,
  project: '',
};
const fieldsOf = (changes: readonly Change[]) => changes.map(({ kind, fields }) => [kind, fields]);

describe('[TASK-01] creating and editing tasks', () => {
  it('puts a new task on top', () => {
    const [change] = createChanges(context, 'new', values);
    expect(change).toMatchObject({ kind: 'tasks', id: 'new', deleted: false });
    expect(change?.fields).toMatchObject({
      title: 'Water the plants',
      state: 'inbox',
      projectId: null,
      position: 'a4',
    });
  });

  it.each([
    ['no day', {}, 'inbox'],
    ['a deadline only', { dueOn: '2026-11-20' }, 'inbox'],
    ['today', { doOn: '2026-11-18' }, 'open'],
    ['a day to come', { doOn: '2026-11-20' }, 'open'],
    ['a repeat', { repeatRule: 'daily' }, 'open'],
  ] as const)('a new task with %s begins as expected', (_, said, state) => {
    expect(createChanges(context, 'new', { ...values, ...said })[0]?.fields).toMatchObject({ state });
  });

  it.each(['Garden', 'garden', 'GARDEN'])('finds the existing project %s', (project) => {
    const changes = createChanges(context, 'new', { ...values, project });
    expect(changes).toHaveLength(1);
    expect(changes[0]?.fields).toMatchObject({ projectId: 'p1' });
  });

  it('creates a missing project, the same on every device', () => {
    const [first, second] = ['Kitchen', 'kitchen'].map((project) =>
      createChanges(context, 'new', { ...values, project }),
    );
    expect(first).toHaveLength(2);
    expect(first?.[0]).toMatchObject({ kind: 'projects', whenNew: { name: 'Kitchen', state: 'active' } });
    expect(first?.[0]?.id).toBe(second?.[0]?.id);
    expect(first?.[1]?.fields).toMatchObject({ projectId: first?.[0]?.id });
  });

  it.each([
    ['someday', null, '2026-11-20', 'open'],
    ['someday', null, null, 'someday'],
    ['open', null, null, 'open'],
    ['open', '2026-11-19', null, 'inbox'],
    ['open', '2026-11-19', '2026-11-20', 'open'],
    ['inbox', null, '2026-11-20', 'open'],
    ['inbox', null, null, 'inbox'],
    ['done', '2026-11-17', null, 'done'],
  ] as const)(
    'editing a task that is %s from the day %j to %j leaves it %s',
    (state, before, doOn, expected) => {
      const task = openTask('t', { state, doOn: before });
      const changes = editChanges(context, task, { ...values, doOn }, { ...values, doOn: before });
      const written = changes.at(-1)?.fields ?? {};
      expect({ state, doOn: before, ...written }).toEqual({ state: expected, doOn });
    },
  );

  it('writes of a whole form only what was changed in it', () => {
    const edited = { ...values, title: 'Water all the plants' };
    expect(editChanges(context, task, edited, values)).toEqual([
      { kind: 'tasks', id: task.id, fields: { title: 'Water all the plants' } },
    ]);
    expect(editChanges(context, task, values, values)).toEqual([]);
  });

  it('asks the task as it is by now where it belongs, and not the form', () => {
    const daily = { ...values, repeatRule: 'daily' } as const;
    const movedMeanwhile = openTask('t', { repeatRule: 'daily', doOn: '2026-11-20' });
    expect(editChanges(context, movedMeanwhile, { ...daily, repeatRule: null }, daily)).toEqual([
      { kind: 'tasks', id: 't', fields: { repeatRule: null } },
    ]);
  });

  it('takes a task out of its project, and leaves it there where nothing else was said', () => {
    const inGarden = { ...values, project: 'Garden' };
    expect(editChanges(context, task, { ...inGarden, project: '' }, inGarden)).toEqual([
      { kind: 'tasks', id: task.id, fields: { projectId: null } },
    ]);
    expect(editChanges(context, task, inGarden, inGarden)).toEqual([]);
  });

  it('an edit of a task that another device has finished meanwhile leaves it finished', () => {
    const done = openTask('t', { state: 'done', doneAt: now });
    expect(fieldsOf(editChanges(context, done, { ...values, description: 'With rain' }, values))).toEqual([
      ['tasks', { description: 'With rain' }],
    ]);
  });
});

describe('[TASK-02] one-tap actions', () => {
  it('completes a task once', () => {
    expect(fieldsOf(completeChanges(context, task))).toEqual([['tasks', { state: 'done', doneAt: now }]]);
  });

  it('completes a repeating task and creates the next one with its steps', () => {
    const daily = openTask('t', { repeatRule: 'daily', doOn: '2026-11-18' });
    const steps = [openStep('s', 't', { doneAt: now }), openStep('other', 'x')];
    const [done, next, step, ...rest] = completeChanges({ ...context, steps }, daily);
    expect(done?.fields).toEqual({ state: 'done', doneAt: now });
    expect(next?.whenNew).toMatchObject({ state: 'open', doneAt: null, doOn: '2026-11-19' });
    expect(step?.whenNew).toMatchObject({ taskId: next?.id, doneAt: null });
    expect(rest).toEqual([]);
  });

  it.each([
    ['reopen', { state: 'open', doneAt: null, doOn: '2026-11-18' }],
    ['drop', { state: 'dropped', doneAt: now }],
    ['tomorrow', { state: 'open', doneAt: null, doOn: '2026-11-19' }],
    ['notThisWeek', { state: 'open', doneAt: null, doOn: '2026-11-23' }],
    ['someday', { state: 'someday', doneAt: null, doOn: null }],
    ['toToday', { state: 'open', doneAt: null, doOn: '2026-11-18', position: 'a4' }],
  ] as const)('applies the action %s to a task', (tap, fields) => {
    expect(fieldsOf(taskActionChanges[tap](context, task))).toEqual([['tasks', fields]]);
  });

  it('deletes a task on remove', () => {
    expect(taskActionChanges.remove(context, task)).toEqual([{ kind: 'tasks', id: 't', deleted: true }]);
  });
});

describe('days in neutral words', () => {
  it.each([
    ['2026-11-15', '2026-11-16'],
    ['2026-11-16', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
  ])('the week after %s begins on %s', (today, monday) => {
    expect(nextWeek(today)).toBe(monday);
  });

  it.each([
    ['2026-11-19', null],
    ['2026-11-18', null],
    ['2026-11-17', 'Since yesterday'],
    ['2026-11-16', 'Since Monday'],
    ['2026-11-12', 'Since Thursday'],
    ['2026-11-11', null],
  ])('describes the planned day %s as %j', (day, said) => {
    expect(sinceWords(day, '2026-11-18')).toBe(said);
  });
});

it('counts the steps of each task', () => {
  const counts = countSteps([openStep('1', 'a'), openStep('2', 'a', { doneAt: now }), openStep('3', 'b')]);
  expect([...counts]).toEqual([
    ['a', { done: 1, all: 2 }],
    ['b', { done: 0, all: 1 }],
  ]);
});

describe('[TASK-01] validating a whole form', () => {
  it.each([
    ['whenCue', 200, undefined],
    ['whenCue', 201, 'Keep this under 200 characters'],
    ['thenAction', 201, 'Keep this under 200 characters'],
    ['project', 40, undefined],
    ['project', 41, 'Project name must be less than 40 characters'],
    ['title', 201, 'Title must be less than 200 characters'],
  ] as const)('validates %s of %i characters: %j', (field, length, message) => {
    const validation = validateTask({ ...values, [field]: 'x'.repeat(length) });
    expect(validation.valid ? undefined : validation.errors[field]).toBe(message);
  });

  it('cleans the values it accepts', () => {
    const validation = validateTask({ ...values, project: ' #Home\u0000 ', whenCue: ' tea ' });
    expect(validation).toMatchObject({ valid: true, values: { project: 'Home', whenCue: 'tea' } });
  });
});
