import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#domain/calendar/day.ts';
import { firstDay, nextDay } from '#domain/recurrence/next-day.ts';
import { nextOccurrenceChanges, nextOccurrence } from '#domain/recurrence/next-occurrence.ts';
import { parseRule, type RepeatRule, writeRule } from '#domain/recurrence/repeat-rule.ts';
import { ruleInWords, repeatInWords } from '#domain/recurrence/rule-in-words.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

const ruleOf = (text: string): RepeatRule => {
  const rule = parseRule(text);
  if (rule === null) throw new Error(`Not a rule: ${text}`);
  return rule;
};

const days = fc.integer({ min: 0, max: 60_000 }).map((ahead) => addDays('1999-12-31', ahead));
const count = fc.integer({ min: 1, max: 999 });
const unit = fc.constantFrom('d' as const, 'w' as const);
const rules: fc.Arbitrary<RepeatRule> = fc.oneof(
  fc.constantFrom<RepeatRule>({ type: 'daily' }, { type: 'weekdays' }),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    .map((weekdays): RepeatRule => ({ type: 'weekly', weekdays: weekdays.toSorted((a, b) => a - b) })),
  fc.record({ type: fc.constantFrom('every' as const, 'after' as const), count, unit }),
  fc.record({ type: fc.constant('after' as const), count, unit: fc.constant('m' as const) }),
  fc.record({
    type: fc.constant('months' as const),
    count: fc.integer({ min: 2, max: 999 }),
    date: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last' as const)),
  }),
  fc.record({
    type: fc.constant('nth' as const),
    nth: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant('last' as const)),
    weekday: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({
    type: fc.constant('monthly' as const),
    date: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant('last' as const)),
  }),
  fc.integer({ min: 0, max: 365 }).map((ahead): RepeatRule => {
    const day = addDays('2028-01-01', ahead);
    return { type: 'yearly', month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
  }),
);

describe('[TASK-02] the text of a repeat rule', () => {
  it.each([
    ['daily', 'Every day'],
    ['weekdays', 'Every weekday'],
    ['weekly:0', 'Every Monday'],
    ['weekly:0,2', 'Every Monday and Wednesday'],
    ['weekly:0,2,6', 'Every Monday, Wednesday and Sunday'],
    ['weekly:0,1,2,3,4,5,6', 'Every day'],
    ['every:1d', 'Every day'],
    ['every:3d', 'Every 3 days'],
    ['every:1w', 'Every week'],
    ['every:2w', 'Every 2 weeks'],
    ['after:1d', '1 day after it’s done'],
    ['after:3d', '3 days after it’s done'],
    ['monthly:1', 'Every month on the 1st'],
    ['monthly:11', 'Every month on the 11th'],
    ['monthly:15', 'Every month on the 15th'],
    ['monthly:22', 'Every month on the 22nd'],
    ['after:2m', '2 months after it’s done'],
    ['months:2,15', 'Every 2 months on the 15th'],
    ['months:12,last', 'Every 12 months on the last day'],
    ['nth:1,0', 'Every month on the first Monday'],
    ['nth:last,4', 'Every month on the last Friday'],
    ['monthly:last', 'On the last day of every month'],
    ['yearly:12-24', 'Every year on 24 December'],
    ['yearly:02-29', 'Every year on 29 February'],
  ])('describes the rule %s as “%s”', (text, words) => {
    expect(ruleInWords(ruleOf(text))).toBe(words);
    expect(writeRule(ruleOf(text))).toBe(text);
    expect(repeatInWords(text)).toBe(words);
  });

  it.each([
    '',
    'Daily',
    'daily:',
    'weekly',
    'weekly:',
    'weekly:7',
    'weekly:0,',
    'weekly:0,,1',
    'every:0d',
    'every:1000d',
    'every:3',
    'every:3m',
    'months:1,15',
    'months:2,0',
    'months:2',
    'nth:5,0',
    'nth:0,0',
    'nth:1,7',
    'nth:last',
    'after:-1d',
    'monthly:0',
    'monthly:32',
    'monthly:015',
    'monthly:first',
    'yearly:13-01',
    'yearly:00-10',
    'yearly:02-30',
    'yearly:04-31',
    'yearly:1-1',
    'every:3d ',
    ':3d',
  ])('rejects %j as a rule', (text) => {
    expect(parseRule(text)).toBeNull();
    expect(repeatInWords(text)).toBeNull();
  });

  it('writes weekdays once and in their order', () => {
    expect(writeRule(ruleOf('weekly:4,0,4'))).toBe('weekly:0,4');
    expect(repeatInWords(null)).toBeNull();
  });

  it('parses any written rule back to the same rule', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(parseRule(writeRule(rule))).toEqual(rule);
        expect(writeRule(rule).length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('[TASK-02] the next day of a repeat rule', () => {
  // 2026-11-15 is a Sunday.
  it.each([
    ['daily', '2026-11-15', '2026-11-15', '2026-11-16'],
    ['daily', '2026-11-01', '2026-11-15', '2026-11-16'],
    ['daily', '2026-11-16', '2026-11-15', '2026-11-17'],
    ['daily', null, '2026-12-31', '2027-01-01'],
    ['weekdays', null, '2026-11-12', '2026-11-13'],
    ['weekdays', null, '2026-11-13', '2026-11-16'],
    ['weekdays', null, '2026-11-15', '2026-11-16'],
    ['weekly:0', null, '2026-11-15', '2026-11-16'],
    ['weekly:0', null, '2026-11-16', '2026-11-23'],
    ['weekly:0,2', '2026-11-16', '2026-11-16', '2026-11-18'],
    // Done on Wednesday for Friday: not this Friday again.
    ['weekly:4', '2026-11-20', '2026-11-18', '2026-11-27'],
    // Three Mondays were missed; one comes back.
    ['weekly:0', '2026-11-02', '2026-11-25', '2026-11-30'],
    ['every:3d', '2026-11-15', '2026-11-15', '2026-11-18'],
    ['every:3d', '2026-11-15', '2026-11-17', '2026-11-18'],
    ['every:3d', '2026-11-15', '2026-11-18', '2026-11-21'],
    ['every:3d', '2026-11-15', '2026-11-14', '2026-11-18'],
    ['every:3d', null, '2026-11-15', '2026-11-18'],
    ['every:2w', '2026-11-02', '2026-11-15', '2026-11-16'],
    ['every:2w', '2026-11-02', '2026-11-16', '2026-11-30'],
    ['after:3d', '2026-11-01', '2026-11-15', '2026-11-18'],
    ['after:1w', null, '2026-11-15', '2026-11-22'],
    // Done far too early: still not before the day it was planned for.
    ['after:3d', '2026-11-30', '2026-11-15', '2026-12-01'],
    ['after:2m', null, '2026-12-31', '2027-02-28'],
    ['months:2,31', '2026-12-31', '2026-12-31', '2027-02-28'],
    ['months:2,31', '2027-02-28', '2027-02-28', '2027-04-30'],
    ['months:3,15', '2026-11-15', '2026-11-14', '2027-02-15'],
    // A whole round was missed: the next one that is still to come.
    ['months:3,15', '2026-08-15', '2026-11-15', '2027-02-15'],
    ['months:3,15', '2026-08-15', '2026-11-14', '2026-11-15'],
    ['nth:1,0', null, '2026-11-01', '2026-11-02'],
    ['nth:1,0', null, '2026-11-02', '2026-12-07'],
    ['nth:last,4', null, '2026-11-26', '2026-11-27'],
    ['nth:last,4', null, '2026-11-27', '2026-12-25'],
    ['nth:4,6', null, '2026-12-27', '2027-01-24'],
    ['monthly:15', null, '2026-11-14', '2026-11-15'],
    ['monthly:15', null, '2026-11-15', '2026-12-15'],
    ['monthly:15', '2026-12-15', '2026-12-16', '2027-01-15'],
    ['monthly:31', '2027-01-31', '2027-01-31', '2027-02-28'],
    ['monthly:31', '2027-02-28', '2027-02-28', '2027-03-31'],
    ['monthly:30', null, '2028-01-30', '2028-02-29'],
    ['monthly:last', null, '2026-11-29', '2026-11-30'],
    ['monthly:last', null, '2026-11-30', '2026-12-31'],
    ['monthly:last', null, '2028-01-31', '2028-02-29'],
    ['yearly:12-24', null, '2026-12-23', '2026-12-24'],
    ['yearly:12-24', null, '2026-12-24', '2027-12-24'],
    ['yearly:02-29', null, '2026-11-15', '2027-02-28'],
    ['yearly:02-29', '2027-02-28', '2027-02-28', '2028-02-29'],
  ])('the rule %s, planned for %j and done on %s, comes again on %s', (rule, doOn, doneOn, expected) => {
    expect(nextDay(ruleOf(rule), doOn, doneOn, doneOn)).toBe(expected);
  });

  it('never comes before today, even if it was done long ago', () => {
    expect(nextDay(ruleOf('daily'), null, '2026-11-01', '2026-11-15')).toBe('2026-11-15');
    expect(nextDay(ruleOf('after:3d'), null, '2026-11-01', '2026-11-15')).toBe('2026-11-15');
    expect(nextDay(ruleOf('weekly:0'), null, '2026-11-01', '2026-11-15')).toBe('2026-11-16');
  });

  it.each([
    ['daily', [0, 1], '2026-11-18'],
    ['every:1w', [6], '2026-11-23'],
    ['after:1d', [0], '2026-11-17'],
    // A day that was named is kept, and nobody rests for ever.
    ['weekly:0', [0], '2026-11-16'],
    ['daily', [0, 1, 2, 3, 4, 5, 6], '2026-11-16'],
  ])('the rule %s with rest days %j comes again on %s', (rule, rest, expected) => {
    expect(nextDay(ruleOf(rule), '2026-11-15', '2026-11-15', '2026-11-15', rest)).toBe(expected);
  });

  it('always comes after the done and the planned day, not before today, on a day of its rule', () => {
    fc.assert(
      fc.property(
        rules,
        fc.option(days, { nil: null }),
        days,
        fc.nat(400),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
        (rule, doOn, doneOn, since, rest) => {
          const today = addDays(doneOn, since);
          const next = nextDay(rule, doOn, doneOn, today, rest);
          expect(next > doneOn && next >= today && next > (doOn ?? '')).toBe(true);
          const counted = rule.type === 'daily' || rule.type === 'every' || rule.type === 'after';
          expect(counted ? !rest.includes(weekdayOf(next)) : firstDay(rule, next) === next).toBe(true);
        },
      ),
    );
  });
});

const task: Task = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Water the plants',
  description: '',
  rewardText: 'tea',
  estimatedMinutes: 10,
  energy: 'low',
  kind: 'chore',
  doOn: '2026-11-15',
  doAt: '08:00',
  doUntil: null,
  dueOn: '2026-11-17',
  projectId: null,
  whenCue: '',
  thenAction: '',
  state: 'done',
  doneAt: '2026-11-15T10:00:00Z',
  archivedAt: null,
  repeatRule: 'every:3d',
  seriesId: null,
  position: 'a0',
  createdAt: '2026-11-01T08:00:00Z',
};

describe('[TASK-02] the next task of a series', () => {
  it('opens the next task with the same values and the same distance to its deadline', () => {
    const next = nextOccurrence(task, '2026-11-15');
    expect(next).toMatchObject({
      title: 'Water the plants',
      state: 'open',
      doneAt: null,
      doOn: '2026-11-18',
      doAt: '08:00',
      dueOn: '2026-11-20',
      seriesId: task.id,
      position: 'a0',
    });
    expect(next?.id).not.toBe(task.id);
  });

  it('creates no next task without a repeat rule, or with one that cannot be read', () => {
    expect(nextOccurrence({ ...task, repeatRule: null }, '2026-11-15')).toBeNull();
    expect(nextOccurrence({ ...task, repeatRule: 'sometimes' }, '2026-11-15')).toBeNull();
    expect(nextOccurrenceChanges({ ...task, repeatRule: null }, [], '2026-11-15')).toEqual([]);
  });

  it('dates the next task on its deadline where there was no day', () => {
    expect(nextOccurrence({ ...task, doOn: null }, '2026-11-15')).toMatchObject({
      doOn: '2026-11-18',
      dueOn: '2026-11-18',
    });
  });

  it('creates the same next task on two devices, and a new one each time', () => {
    fc.assert(
      fc.property(rules, days, fc.nat(2), (rule, doneOn, apart) => {
        const repeating = { ...task, repeatRule: writeRule(rule) };
        const here = nextOccurrence(repeating, doneOn);
        const there = nextOccurrence({ ...repeating, doneAt: '2026-11-15T10:00:07Z' }, doneOn);
        expect({ ...there, doneAt: null }).toEqual(here);
        // Finished at home before midnight and on the phone after it: one task, whose day is then merged.
        expect(nextOccurrence(repeating, addDays(doneOn, apart))?.id).toBe(here?.id);
        const afterThat = here && nextOccurrence(here, here.doOn ?? doneOn);
        expect(afterThat?.seriesId).toBe(task.id);
        expect(new Set([task.id, here?.id, afterThat?.id]).size).toBe(3);
      }),
    );
  });

  it('copies the steps, none of them done', () => {
    const step: TaskStep = {
      id: '00000000-0000-4000-8000-0000000000aa',
      taskId: task.id,
      title: 'Fill the can',
      minutes: 2,
      doneAt: '2026-11-15T09:00:00Z',
      position: 'a0',
      createdAt: '2026-11-01T08:00:00Z',
    };
    const changes = nextOccurrenceChanges(
      task,
      [step, { ...step, id: 'other', taskId: 'other' }],
      '2026-11-15',
    );
    expect(changes).toHaveLength(2);
    expect(changes[1]).toMatchObject({
      kind: 'taskSteps',
      whenNew: { taskId: changes[0]?.id, title: 'Fill the can', doneAt: null },
      deleted: false,
    });
    expect(nextOccurrenceChanges(task, [step], '2026-11-15')).toEqual(changes);
  });
});
