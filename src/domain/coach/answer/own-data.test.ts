import { describe, expect, it } from 'vitest';
import { checkNow, daysAgo, energyCheck } from '#domain/energy/energy-check.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';
import { coachDataFrom, type OwnRecords } from './own-data.ts';

const own = (changes: Partial<OwnRecords> = {}): OwnRecords => ({
  name: null,
  checks: [],
  samples: [],
  memories: [],
  projects: [],
  tasks: [],
  experiments: [],
  today: '2026-11-15',
  now: checkNow,
  ...changes,
});

const memory = (sentence: string, changes = {}) => ({
  sentence,
  importance: 5,
  validTo: null,
  replacedBy: null,
  createdAt: daysAgo(1),
  ...changes,
});

const writing = (count: number, ratio: number) =>
  Array.from({ length: count }, () => ({ kind: 'writing' as const, minutes: 10 * ratio, estimate: 10 }));

describe('[COACH-01] what the coach may look at', () => {
  it('nothing written is nothing known', () => {
    expect(coachDataFrom(own())).toEqual({
      name: null,
      bestHours: null,
      usualTime: null,
      whatHelps: [],
      finishedProjects: [],
      thisWeek: [],
      tried: [],
    });
  });

  it.each([
    [4, null],
    [5, { kind: 'writing tasks', ratio: 2 }],
  ])('%i finished tasks of a kind tell how long they take: %j', (count, expected) => {
    expect(coachDataFrom(own({ samples: writing(count, 2) })).usualTime).toEqual(expected);
  });

  it('an hour is known from three check-ins', () => {
    const checks = Array.from({ length: 3 }, () => energyCheck({ hour: 9, energy: 'high' }));
    expect(coachDataFrom(own({ checks })).bestHours).toEqual({ from: 9, to: 10 });
    expect(coachDataFrom(own({ checks: checks.slice(1) })).bestHours).toBeNull();
  });

  it.each([
    ['A walk helps me to think', true],
    ['Calls go better standing up', true],
    ['Rain works best for me', true],
    ['My dentist is Dr. Lee', false],
    ['Music does not help me', false],
    ['Planners don’t really work for me', false],
    ['A list helps me not to forget', true],
  ])('“%s” is something that helps: %s', (sentence, expected) => {
    expect(coachDataFrom(own({ memories: [memory(sentence)] })).whatHelps).toEqual(
      expected ? [sentence] : [],
    );
  });

  it('memories that no longer hold are left alone, and the most important comes first', () => {
    const memories = [
      memory('Tea helps', { importance: 2 }),
      memory('A list helps', { importance: 9 }),
      memory('Coffee helps', { validTo: daysAgo(1) }),
      memory('Noise helps', { replacedBy: 'other' }),
    ];
    expect(coachDataFrom(own({ memories })).whatHelps).toEqual(['A list helps', 'Tea helps']);
  });

  it('this week is what has a day or a deadline up to six days ahead', () => {
    const tasks = [
      openTask('a', { title: 'Later', doOn: '2026-11-22' }),
      openTask('b', { title: 'Last day', doOn: '2026-11-21' }),
      openTask('c', { title: 'Due', dueOn: '2026-11-16' }),
      openTask('d', { title: 'Done', doOn: '2026-11-15', state: 'done' }),
      openTask('e', { title: 'No day' }),
    ];
    expect(coachDataFrom(own({ tasks })).thisWeek).toEqual(['Due', 'Last day']);
  });

  it('finished projects come with what they were for, the newest first', () => {
    const project = {
      id: 'p',
      state: 'done',
      archivedAt: null,
      position: 'a0',
      outcome: '',
      createdAt: daysAgo(9),
    } as const;
    const projects = [
      { ...project, name: 'Move' },
      { ...project, name: 'Site', outcome: 'Online', createdAt: daysAgo(2) },
      { ...project, name: 'Garden', state: 'active' as const },
    ];
    expect(coachDataFrom(own({ projects })).finishedProjects).toEqual(['Site: Online', 'Move']);
  });
});
