import { describe, expect, it } from 'vitest';
import { experimentOf } from '#domain/coach/experiments/all-experiments.ts';
import type { TaskContext } from '#domain/tasks/task-changes.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { checkInChanges, dueCheckIns } from './check-in.ts';
import { needsCare, nextAfter } from './next-after.ts';
import { coachExperiment } from './coach-experiment.fixture.ts';
import { coachLimits } from './coach-limits.ts';
import { tryExperimentChanges, type TryOut } from './try-experiment.ts';

const context: TaskContext = {
  userId: 'u',
  now: '2026-11-15T10:00:00.000Z',
  today: '2026-11-15',
  tasks: [],
  steps: [],
  projects: [],
  restWeekdays: [],
};
const ids = { goal: 'g', experiment: 'e', task: 't' };
const material = experimentOf('open-the-file')!;

const changesOf = (more: Partial<TryOut> = {}) =>
  tryExperimentChanges(context, ids, {
    experiment: material,
    doing: material.what,
    shrunk: false,
    doOn: '2026-11-16',
    followUpDays: 7,
    goal: { text: ' Start my report\u0007 ' },
    ...more,
  });

describe('[COACH-01] trying an experiment', () => {
  it('makes a goal, an experiment and a task with the day to look back', () => {
    const [goal, experiment, task] = changesOf();
    expect(goal).toMatchObject({ kind: 'coachGoals', id: 'g', fields: { text: 'Start my report' } });
    expect(experiment).toMatchObject({
      kind: 'coachExperiments',
      id: 'e',
      fields: { goalId: 'g', taskId: 't', doOn: '2026-11-16', followUpOn: '2026-11-23', state: 'running' },
    });
    expect(task).toMatchObject({
      kind: 'tasks',
      id: 't',
      fields: { doOn: '2026-11-16', dueOn: '2026-11-23', state: 'open', title: `Try: ${material.title}` },
    });
  });

  it.each([
    [null, null],
    [{ id: 'before' }, 'before'],
    [{ text: '  ' }, null],
  ])('with the goal %j it makes none, and belongs to %j', (goal, goalId) => {
    const changes = changesOf({ goal });
    expect(changes.map(({ kind }) => kind)).toEqual(['coachExperiments', 'tasks']);
    expect(changes[0]).toMatchObject({ fields: { goalId } });
  });

  it.each([coachLimits.goal, coachLimits.goal + 1])('a goal of %i letters fits the database', (length) => {
    const [goal] = changesOf({ goal: { text: 'a'.repeat(length) } });
    expect(goal).toMatchObject({ fields: { text: 'a'.repeat(coachLimits.goal) } });
  });
});

describe('[COACH-01] looking back on an experiment', () => {
  it.each([
    ['2026-11-15', []],
    ['2026-11-16', ['b']],
    ['2026-11-18', ['b', 'a']],
  ])('on %s it asks about %j', (today, due) => {
    const experiments = [
      coachExperiment('a', { followUpOn: '2026-11-17' }),
      coachExperiment('b', { followUpOn: '2026-11-16' }),
      coachExperiment('c', { followUpOn: '2026-11-10', state: 'over' }),
    ];
    expect(dueCheckIns(experiments, today).map(({ id }) => id)).toEqual(due);
  });

  it.each([
    ['worked', null, 'keep and grow'],
    ['did not try', null, 'shrink'],
    ['did not try', 'forgot', 'change the time'],
    ['did not', 'did not suit me', 'swap'],
    ['partly', 'no longer matters', 'drop'],
  ] as const)('“%s” with the obstacle %j leads to “%s”', (outcome, obstacle, kind) => {
    const held = coachExperiment('a');
    expect(nextAfter(held, { outcome, obstacle, note: '' }, [held])?.kind).toBe(kind);
  });

  it('one that was shrunk before is swapped, and for one that was not tried yet', () => {
    const held = coachExperiment('a', { shrunk: true });
    const next = nextAfter(held, { outcome: 'did not try', obstacle: null, note: '' }, [
      held,
      { materialId: 'five-minute-timer' },
    ]);
    expect(next?.kind).toBe('swap');
    expect(['open-the-file', 'five-minute-timer']).not.toContain(next?.experiment?.id);
  });

  it('a note that asks for people gets no next step', () => {
    const note = 'I do not want to live any more';
    expect(needsCare(note)).toBe(true);
    expect(needsCare('My boss was nice')).toBe(false);
    const held = coachExperiment('a');
    expect(nextAfter(held, { outcome: 'did not', obstacle: null, note }, [held])).toBeNull();
  });

  it('an experiment whose material is gone has no next step', () => {
    const held = coachExperiment('a', { materialId: 'gone' });
    expect(nextAfter(held, { outcome: 'worked', obstacle: null, note: '' }, [held])).toBeNull();
  });

  it.each([
    ['worked', 'open', 'done'],
    ['did not', 'inbox', 'done'],
    ['did not try', 'open', 'dropped'],
    ['worked', 'done', null],
    ['worked', 'dropped', null],
  ] as const)('“%s” with its task %s makes the task %j', (outcome, state, becomes) => {
    const changes = checkInChanges(
      coachExperiment('a', { taskId: 't' }),
      { outcome, obstacle: null, note: ' Fine ' },
      openTask('t', { state }),
      context.now,
    );
    expect(changes[0]).toMatchObject({
      fields: { state: 'over', outcome, note: 'Fine', endedAt: context.now },
    });
    expect(changes.slice(1)).toMatchObject(
      becomes === null ? [] : [{ kind: 'tasks', fields: { state: becomes } }],
    );
  });
});
