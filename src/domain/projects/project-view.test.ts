import { describe, expect, it } from 'vitest';
import { milestonesShare, nextStepOf, groupProjects, taskProgress } from '#domain/projects/project-view.ts';
import { milestoneWith, projectWith } from '#domain/projects/project.fixture.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

const taskWith = (fields: Partial<Task> = {}): Task => openTask('task', fields);
const stepWith = (fields: Partial<TaskStep> = {}): TaskStep => openStep('step', 'task', fields);

const done = { state: 'done', doneAt: '2026-11-15T09:00:00.000Z' } as const;
const today = '2026-11-15';
const mine = { projectId: 'project' };

describe('the next step of a project', () => {
  const dug = taskWith({ ...mine, ...done, id: 'dug', position: 'a0' });
  const seeds = taskWith({ ...mine, id: 'seeds', position: 'a1' });
  const water = taskWith({ ...mine, id: 'water', position: 'a2' });

  it.each([
    ['no tasks', [], null],
    ['only finished ones', [dug], null],
    ['only put away', [taskWith({ ...mine, state: 'someday' })], null],
    ['one that waits in the Inbox', [taskWith({ ...mine, id: 'new', state: 'inbox' })], 'new'],
    ['only dropped', [taskWith({ ...mine, state: 'dropped', doneAt: done.doneAt })], null],
    ['of another project', [taskWith({ projectId: 'other' })], null],
    ['the first open one by place, not by order of arrival', [water, seeds, dug], 'seeds'],
    [
      'what waits for a day comes after what does not',
      [taskWith({ ...seeds, doOn: '2026-11-16' }), water],
      'water',
    ],
    [
      'what waits for a day, where there is nothing else',
      [taskWith({ ...seeds, doOn: '2026-11-16' })],
      'seeds',
    ],
  ])('finds the next task of a project: %s', (_, tasks, id) => {
    expect(nextStepOf('project', tasks, [], today)?.task.id ?? null).toBe(id);
  });

  it('finds the first open step of the next task', () => {
    const steps = [
      stepWith({ id: 'third', taskId: 'seeds', position: 'a3' }),
      stepWith({ id: 'second', taskId: 'seeds', position: 'a2' }),
      stepWith({ id: 'first', taskId: 'seeds', position: 'a1', doneAt: done.doneAt }),
      stepWith({ id: 'other', taskId: 'water', position: 'a0' }),
    ];
    expect(nextStepOf('project', [seeds, water], steps, today)?.step?.id).toBe('second');
    expect(nextStepOf('project', [seeds], [], today)?.step).toBeNull();
  });
});

describe('the progress of a project', () => {
  it('counts done and all tasks, without dropped ones', () => {
    const tasks = [
      taskWith({ ...mine, ...done }),
      taskWith({ ...mine }),
      taskWith({ ...mine, state: 'someday' }),
      taskWith({ ...mine, state: 'dropped', doneAt: done.doneAt }),
      taskWith({ projectId: 'other' }),
    ];
    expect(taskProgress('project', tasks)).toEqual({ done: 1, all: 3 });
    expect(taskProgress('project', [])).toEqual({ done: 0, all: 0 });
  });

  it('counts done and all milestones', () => {
    const milestones = [
      milestoneWith({ doneAt: done.doneAt }),
      milestoneWith(),
      milestoneWith({ projectId: 'other' }),
    ];
    expect(milestonesShare('project', milestones)).toEqual({ done: 1, all: 2 });
  });
});

const named = (ids: string, state: 'active' | 'paused' | 'done' = 'active') =>
  ids.split('').map((id) => projectWith({ id, state, position: `a${id}` }));
const idsOf = (projects: readonly { readonly id: string }[]) => projects.map(({ id }) => id).join('');

describe('active, waiting, paused and done projects', () => {
  it.each([
    ['', '', ''],
    ['1', '1', ''],
    ['321', '123', ''],
    ['4321', '123', '4'],
    ['54321', '123', '45'],
  ])('of the active projects %j, shows %j and lets %j wait', (active, asking, waiting) => {
    const shelves = groupProjects([...named('6', 'paused'), ...named(active), ...named('7', 'done')]);
    expect([idsOf(shelves.asking), idsOf(shelves.waiting)]).toEqual([asking, waiting]);
    expect([idsOf(shelves.paused), idsOf(shelves.done)]).toEqual(['6', '7']);
  });
});
