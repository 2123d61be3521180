import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar/day.ts';
import { energies } from '#domain/records/kinds/energy.ts';
import { allOffered, pick, type PickInput, pickRow } from '#domain/pick/pick.ts';
import { dueReason, energyReason, nearness, plannedReason } from '#domain/pick/pick-reasons.ts';
import { taskFitsEnergy } from '#domain/tasks/choose-task.ts';
import { candidatesForNow } from '#domain/tasks/task-place.ts';
import { openStep, openTask } from '#domain/tasks/task.fixture.ts';
import { taskStates } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

const today = '2026-03-10';
const input = (tasks: readonly Task[], changes: Partial<PickInput> = {}): PickInput => ({
  tasks,
  steps: [],
  energy: 'low',
  minutes: 20,
  today,
  samples: [],
  skipped: [],
  ...changes,
});
const picked = (tasks: readonly Task[], changes: Partial<PickInput> = {}) =>
  pick(input(tasks, changes))?.task.id ?? null;

const short = openTask('short', { energy: 'low', estimatedMinutes: 20 });

const inProject = (id: string, position: string) =>
  openTask(id, {
    energy: 'low',
    estimatedMinutes: 20,
    projectId: 'p',
    position,
    createdAt: '2026-03-05T08:00:00Z',
  });

const reasons = (changes: Partial<Task>, asked: Partial<PickInput> = {}) =>
  pick(input([openTask('x', changes)], asked))?.reasons;

describe('[TASK-02] pick for me', () => {
  it.each<readonly [string, Partial<Task>]>([
    ['asks for more energy', { energy: 'medium', estimatedMinutes: 5, dueOn: today, doOn: today }],
    ['takes a minute longer than there is', { energy: 'low', estimatedMinutes: 21, dueOn: today }],
    ['was never estimated', { energy: 'low' }],
    ['is for tomorrow', { energy: 'low', estimatedMinutes: 5, doOn: '2026-03-11' }],
    ['is put away', { energy: 'low', estimatedMinutes: 5, state: 'someday' }],
    ['is in the Inbox', { energy: 'low', estimatedMinutes: 5, state: 'inbox' }],
    ['is done', { energy: 'low', estimatedMinutes: 5, state: 'done', doneAt: '2026-03-10T08:00:00Z' }],
    ['is younger', { energy: 'low', estimatedMinutes: 5, createdAt: '2026-03-02T08:00:00Z' }],
  ])('picks a fitting task before one that %s', (_, changes) => {
    const other = openTask('other', changes);
    expect(picked([other, short])).toBe('short');
    expect(picked([short, other])).toBe('short');
  });

  it.each<readonly [string, Partial<Task>]>([
    ['is due today', { dueOn: today }],
    ['is due in six days', { dueOn: '2026-03-16' }],
    ['was due', { dueOn: '2026-03-01' }],
    ['is planned for today', { doOn: today }],
    ['is older', { createdAt: '2026-02-01T08:00:00Z' }],
  ])('picks among fitting tasks the one that %s', (_, changes) => {
    expect(picked([short, openTask('other', { energy: 'low', estimatedMinutes: 20, ...changes })])).toBe(
      'other',
    );
  });

  it('goes by the minutes that such tasks usually take', () => {
    const call = openTask('call', { energy: 'low', kind: 'call', estimatedMinutes: 15, dueOn: today });
    const samples = Array.from({ length: 5 }, () => ({ kind: 'call' as const, minutes: 40, estimate: 20 }));
    expect(picked([short, call])).toBe('call');
    expect(picked([short, call], { samples })).toBe('short');
    expect(pick(input([call], { samples }))?.minutes).toBe(30);
  });

  it('picks the next step of an active project before a lone task', () => {
    const project = {
      id: 'p',
      name: 'Garden',
      outcome: '',
      state: 'active' as const,
      archivedAt: null,
      position: 'a0',
      createdAt: '2026-03-01T08:00:00Z',
    };
    const tasks = [short, inProject('second', 'a1'), inProject('first', 'a0')];
    expect(picked(tasks, { projects: [project] })).toBe('first');
    expect(pick(input(tasks, { projects: [project] }))?.reasons).toContain('It is the next step of “Garden”');
    expect(picked(tasks, { projects: [{ ...project, state: 'paused' }] })).toBe('short');
  });

  it('picks what was left at “some of it” before anything else, the last one first, and says so', () => {
    const hard = openTask('hard', { energy: 'high', estimatedMinutes: 120 });
    const other = openTask('other', { energy: 'high', dueOn: today });
    const tasks = [short, hard, other];
    expect(picked(tasks, { started: ['hard', 'other'] })).toBe('hard');
    expect(picked(tasks, { started: ['other', 'hard'] })).toBe('other');
    expect(pick(input(tasks, { started: ['hard'] }))?.reasons[0]).toBe('You have already started it');
    expect(picked(tasks, { started: ['gone'] })).toBe('short');
    expect(picked([short, { ...hard, state: 'someday' }], { started: ['hard'] })).toBe('short');
  });

  it('falls back to the usual energy of the hour, and starts gently without it', () => {
    const tasks = [openTask('hard', { energy: 'high' }), openTask('soft', { energy: 'low' })];
    expect(picked(tasks, { energy: null, minutes: null, profileGuess: 'high' })).toBe('hard');
    expect(picked(tasks, { energy: null, minutes: null })).toBe('soft');
    expect(picked(tasks, { energy: 'low', minutes: null, profileGuess: 'high' })).toBe('soft');
  });

  it('names the first open step, or the first it would break the task into', () => {
    const steps = [
      openStep('third', 'short', { position: 'a3' }),
      openStep('first', 'short', { position: 'a1', doneAt: '2026-03-10T08:00:00Z' }),
      openStep('second', 'short', { position: 'a2', minutes: 4 }),
      openStep('foreign', 'other', { position: 'a0' }),
    ];
    expect(pick(input([short], { steps }))?.firstStep).toEqual({
      title: 'second',
      minutes: 4,
      stepId: 'second',
    });
    expect(pick(input([openTask('x', { title: 'Call Sam' })]))?.firstStep).toMatchObject({
      title: 'Pick up your phone and find Sam in your contacts',
      stepId: null,
    });
  });

  it('gives at most three reasons in plain words', () => {
    expect(reasons({ energy: 'low', estimatedMinutes: 20, dueOn: '2026-03-11' })).toEqual([
      'It is due tomorrow',
      'It fits 20 minutes',
      'It needs little energy',
    ]);
    expect(reasons({ energy: 'low', estimatedMinutes: 60 }, { minutes: 5 })).toEqual([
      'Its first step fits 5 minutes',
      'It needs little energy',
    ]);
    expect(reasons({ energy: 'high' }, { energy: null, minutes: null })).toEqual([
      'It has been here longest',
    ]);
    const old = openTask('old', { energy: 'high', createdAt: '2026-02-01T08:00:00Z' });
    const young = openTask('young', { energy: 'medium' });
    expect(pick(input([old, young], { energy: null, minutes: null }))).toMatchObject({
      task: young,
      reasons: ['It’s as good as any'],
    });
    expect(reasons({ energy: 'low', estimatedMinutes: 5, doOn: today, dueOn: today })).toHaveLength(3);
  });

  it.each([
    ['2026-03-01', 1, 'Its date has passed'],
    ['2026-03-09', 1, 'Its date has passed'],
    ['2026-03-10', 1, 'It is due today'],
    ['2026-03-11', 6 / 7, 'It is due tomorrow'],
    ['2026-03-12', 5 / 7, 'It is due on Thursday'],
    ['2026-03-16', 1 / 7, 'It is due on Monday'],
    ['2026-03-17', 0, null],
    [null, 0, null],
  ])('rates the due day %j as %d near, with the reason %j', (dueOn, near, reason) => {
    expect(nearness(dueOn, today)).toBeCloseTo(near, 10);
    expect(dueReason(dueOn, today)).toBe(reason);
  });

  it.each([
    [null, null],
    ['2026-03-09', 'It has been waiting for you'],
    ['2026-03-10', 'You planned it for today'],
    ['2026-03-11', null],
  ])('gives a task planned for %j the reason %j', (doOn, reason) => {
    expect(plannedReason(doOn, today)).toBe(reason);
  });

  it.each([
    ['low', 'low', null, 'It needs little energy'],
    ['low', 'high', null, 'It needs little energy'],
    ['medium', 'medium', 'low', 'It fits the energy you have'],
    ['medium', 'high', null, 'It needs less energy than you have'],
    ['high', 'high', null, 'It fits the energy you have'],
    ['high', 'medium', 'high', null],
    ['medium', null, 'medium', 'It fits the energy you usually have now'],
    ['medium', null, null, null],
    ['low', null, null, 'It needs little energy'],
  ] as const)(
    'gives a %s task with energy %j said and %j usual the reason %j',
    (asked, said, guess, reason) => {
      expect(energyReason(asked, said, guess)).toBe(reason);
    },
  );

  it.each([
    [1, 'This is the only one.'],
    [2, 'Here are both. Either is fine.'],
    [3, 'Here are all three. Any of them is fine.'],
  ])('after offering %i tasks, says “%s”', (count, words) => {
    expect(allOffered(count)).toBe(words);
  });

  it('offers up to three tasks, never one twice, and the same in any order of the list', () => {
    const day = fc.option(
      fc.integer({ min: -20, max: 20 }).map((ahead) => addDays(today, ahead)),
      { nil: null },
    );
    const someTask = fc.record({
      energy: fc.constantFrom(...energies),
      estimatedMinutes: fc.option(fc.integer({ min: 5, max: 480 }), { nil: null }),
      doOn: day,
      dueOn: day,
      state: fc.constantFrom(...taskStates),
    });
    const some = fc.array(someTask, { maxLength: 12 });
    fc.assert(
      fc.property(
        some,
        fc.constantFrom(...energies),
        fc.constantFrom(5, 15, 60, null),
        (list, energy, minutes) => {
          const tasks = list.map((changes, index) => openTask(`task ${index}`, changes));
          const row = pickRow(input(tasks, { energy, minutes }));
          expect(pickRow(input(tasks.toReversed(), { energy, minutes }))).toEqual(row);
          const open = candidatesForNow(tasks, today);
          expect(row).toHaveLength(Math.min(3, open.length));
          expect(new Set(row.map(({ task }) => task.id)).size).toBe(row.length);
          for (const { task, reasons, firstStep } of row) {
            expect(open).toContain(task);
            expect(reasons.length > 0 && reasons.length <= 3).toBe(true);
            expect(firstStep.title).not.toBe('');
          }
          // Nothing that asks for too much while something fits.
          const fitting = open.filter((task) => taskFitsEnergy(task, energy)).length;
          expect(row.slice(0, fitting).every(({ task }) => taskFitsEnergy(task, energy))).toBe(true);
        },
      ),
    );
  });
});
