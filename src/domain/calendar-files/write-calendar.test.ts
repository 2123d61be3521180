import { describe, expect, it } from 'vitest';
import { type CalendarChoice, writeCalendar } from '#domain/calendar-files/write-calendar.ts';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';

const choice: CalendarChoice = {
  kinds: { tasks: true, sessions: true },
  titles: true,
  finished: false,
  zone: null,
  restWeekdays: [],
};

const linesOf = (task: Partial<Task>, changes: Partial<CalendarChoice> = {}): readonly string[] =>
  writeCalendar({ tasks: [openTask('t1', task)], sessions: [] }, { ...choice, ...changes }).split('\r\n');

const octets = (line: string): number => new TextEncoder().encode(line).length;

describe('[ARCHIVE-01] the calendar that is written', () => {
  it('has what was written beside things only where it is given, and titles are', () => {
    const held = {
      tasks: [{ ...openTask('t1', { doOn: '2026-11-20' }), notes: 'Milk; and\nsugar' }],
      sessions: [],
    };
    expect(writeCalendar(held, choice)).toContain(String.raw`DESCRIPTION:Milk\; and\nsugar`);
    expect(writeCalendar(held, { ...choice, titles: false })).not.toContain('Milk');
    expect(linesOf({ doOn: '2026-11-20', description: 'Milk' }).join('')).not.toContain('Milk');
  });

  it('is whole without anything in it, with every line ended as the standard says', () => {
    const text = writeCalendar({ tasks: [openTask('t1')], sessions: [] }, choice);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).not.toContain('VEVENT');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['a day', { doOn: '2026-11-20' }, ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121']],
    ['the last day of a year', { doOn: '2026-12-31' }, ['DTEND;VALUE=DATE:20270101', 'SUMMARY:t1']],
    ['a time', { doOn: '2026-11-20', doAt: '09:05' }, ['DTSTART:20261120T090500', 'TRANSP:OPAQUE']],
    [
      'a time with an end',
      { doOn: '2026-11-20', doAt: '09:05', doUntil: '10:00' },
      ['DTEND:20261120T100000'],
    ],
    [
      'a time with an estimate',
      { doOn: '2026-11-20', doAt: '09:05', estimatedMinutes: 60 },
      ['DTEND:20261120T100500'],
    ],
    ['a deadline', { dueOn: '2026-11-20' }, ['DTSTART;VALUE=DATE:20261120', 'SUMMARY:Due: t1']],
    [
      'a day and a later deadline',
      { doOn: '2026-11-20', dueOn: '2026-11-24' },
      ['UID:task-t1@kindling', 'UID:due-task-t1@kindling', 'DTSTART;VALUE=DATE:20261124'],
    ],
    ['a series', { doOn: '2026-11-20', seriesId: 's9' }, ['UID:task-s9@kindling']],
  ] satisfies readonly (readonly [string, Partial<Task>, readonly string[]])[])(
    'writes a task with %s',
    (_, task, expected) => {
      expect(linesOf(task)).toEqual(expect.arrayContaining([...expected]));
    },
  );

  it.each([
    ['done', { doOn: '2026-11-20', state: 'done' }],
    ['dropped', { doOn: '2026-11-20', state: 'dropped' }],
    ['put away', { doOn: '2026-11-20', state: 'someday' }],
    ['without a day', {}],
  ] satisfies readonly (readonly [string, Partial<Task>])[])('leaves out a task that is %s', (_, task) => {
    expect(linesOf(task)).not.toContain('BEGIN:VEVENT');
  });

  it('has what is done in a copy to keep, once and without its repeat', () => {
    const lines = linesOf(
      { doOn: '2026-11-20', state: 'done', repeatRule: 'daily', seriesId: 's9' },
      { finished: true },
    );
    expect(lines).toContain('UID:done-t1@kindling');
    expect(lines.join()).not.toContain('RRULE');
  });

  it.each([
    ['daily', '2026-11-20', [], 'FREQ=DAILY'],
    ['daily', '2026-11-20', [5, 6], 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['weekdays', '2026-11-20', [], 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['weekly:0,4', '2026-11-20', [], 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['every:3d', '2026-11-20', [], 'FREQ=DAILY;INTERVAL=3'],
    ['every:2w', '2026-11-20', [], 'FREQ=WEEKLY;INTERVAL=2'],
    ['every:3d', '2026-11-20', [6], null],
    ['after:3d', '2026-11-20', [], null],
    ['monthly:20', '2026-11-20', [], 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['monthly:31', '2026-11-30', [], 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
    ['monthly:last', '2026-11-30', [], 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['months:3,20', '2026-11-20', [], 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=20'],
    ['nth:1,0', '2026-11-02', [], 'FREQ=MONTHLY;BYDAY=1MO'],
    ['nth:last,4', '2026-11-27', [], 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['yearly:12-24', '2026-12-24', [], 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24'],
    ['yearly:02-29', '2027-02-28', [], 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
  ] as const)('writes the rule %s from %s, with rest days %j, as %s', (repeatRule, doOn, rest, expected) => {
    const rules = linesOf({ repeatRule, doOn }, { restWeekdays: rest }).filter((line) =>
      line.startsWith('RRULE:'),
    );
    expect(rules).toEqual(expected === null ? [] : [`RRULE:${expected}`]);
  });

  it('lets a task that was moved off its rule stand alone, and its rule begin with the next day', () => {
    const lines = linesOf({ repeatRule: 'weekly:0', doOn: '2026-11-20' });
    expect(lines.filter((line) => /^(UID|DTSTART|RRULE)/.test(line))).toEqual([
      'UID:task-t1@kindling',
      'DTSTART;VALUE=DATE:20261120',
      'UID:again-task-t1@kindling',
      'DTSTART;VALUE=DATE:20261123',
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
    ]);
  });

  it('gives two open tasks of one series names of their own', () => {
    const tasks = ['a', 'b'].map((id) => openTask(id, { doOn: '2026-11-20', seriesId: 's9' }));
    const uids = writeCalendar({ tasks, sessions: [] }, choice).match(/UID:.*/g);
    expect(new Set(uids).size).toBe(2);
  });

  it('says nothing of what it is about when titles are off', () => {
    const tasks = [openTask('t1', { title: 'Secret one', doOn: '2026-11-20', dueOn: '2026-11-22' })];
    const sessions = [focusSession('f1', { taskId: 't1' }), focusSession('f2', { intention: 'Secret two' })];
    const text = writeCalendar({ tasks, sessions }, { ...choice, titles: false });
    expect(text).not.toMatch(/secret/i);
    expect(text.match(/SUMMARY:.*/g)).toEqual([
      'SUMMARY:Task',
      'SUMMARY:Due',
      'SUMMARY:Focus',
      'SUMMARY:Focus',
    ]);
    expect(writeCalendar({ tasks, sessions }, choice)).toContain('SUMMARY:Focus: Secret one');
  });

  it.each([
    [{ tasks: true, sessions: false }, ['Task']],
    [{ tasks: false, sessions: true }, ['Focus']],
    [{ tasks: false, sessions: false }, null],
  ])('has the kinds that were chosen: %j', (kinds, expected) => {
    const held = { tasks: [openTask('t1', { doOn: '2026-11-20' })], sessions: [focusSession('f1')] };
    const found = writeCalendar(held, { ...choice, kinds }).match(/(?<=CATEGORIES:).*/g);
    expect(found === null ? null : [...found].map((word) => word.trim())).toEqual(expected);
  });

  it('writes a focus session as moments that are the same everywhere', () => {
    const text = writeCalendar(
      { tasks: [], sessions: [focusSession('f1', { startedAt: '2026-03-01T08:00:00.500Z' })] },
      { ...choice, zone: 'Europe/Berlin' },
    );
    expect(text).toContain('DTSTART:20260301T080000Z\r\nDTEND:20260301T082500Z');
    expect(text).not.toContain('VTIMEZONE');
  });

  it('writes a time in its zone, and the zone with it', () => {
    const lines = linesOf({ doOn: '2026-11-20', doAt: '15:00' }, { zone: 'Europe/Berlin' });
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20261120T150000');
    const at = lines.indexOf('DTSTART:20270328T020000');
    expect(lines.slice(at - 1, at + 4)).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
    ]);
  });

  it.each(['', 'Nowhere/At-All', 'Europe/Berlin\r\nBEGIN:VEVENT', '../etc'])(
    'takes the zone %j for none',
    (zone) => {
      expect(linesOf({ doOn: '2026-11-20', doAt: '15:00' }, { zone })).toContain('DTSTART:20261120T150000');
    },
  );

  it('escapes what would end a line or a value', () => {
    const title = 'a,b;c\\d\nEND:VEVENT\r\u0000x';
    expect(linesOf({ title, doOn: '2026-11-20' })).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VEVENT\\nx');
  });

  it.each(['x'.repeat(200), 'ß'.repeat(150), '漢'.repeat(90), '🔥'.repeat(100), 'a\uD800b'.repeat(60)])(
    'folds at 75 octets and never inside a character: %.8s',
    (title) => {
      const lines = linesOf({ title, doOn: '2026-11-20' });
      expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75);
      expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.toWellFormed()}\r\n`);
    },
  );

  it('writes the same text whatever order the things come in', () => {
    const tasks = ['c', 'a', 'b'].map((id) => openTask(id, { doOn: '2026-11-20' }));
    expect(writeCalendar({ tasks, sessions: [] }, choice)).toBe(
      writeCalendar({ tasks: tasks.toReversed(), sessions: [] }, choice),
    );
  });
});
