import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day } from '#domain/calendar/day.ts';
import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import { readCommitments } from '#domain/calendar-files/read-commitments.ts';
import { writeCalendar } from '#domain/calendar-files/write-calendar.ts';
import { writeRrule } from '#domain/calendar-files/write-rrule.ts';
import { momentOf } from '#domain/calendar-files/zone-time.ts';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { nextDay } from '#domain/recurrence/next-day.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Africa/Casablanca',
];
const rules = [
  'daily',
  'weekdays',
  'weekly:0,2',
  'weekly:6',
  'every:3d',
  'every:2w',
  'after:2d',
  'monthly:15',
  'monthly:29',
  'monthly:31',
  'monthly:last',
  'months:2,30',
  'nth:1,0',
  'nth:last,4',
  'yearly:02-29',
  'yearly:12-24',
];

const time = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const sample = fc.record({
  today: fc.integer({ min: 0, max: 3000 }).map((ahead) => addDays('2026-01-01', ahead)),
  zone: fc.constantFrom(...zones),
  rest: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
  tasks: fc.array(
    fc.record({
      title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
      ahead: fc.integer({ min: 1, max: 80 }),
      at: fc.option(time, { nil: null }),
      minutes: fc.option(fc.integer({ min: 5, max: 55 }), { nil: null }),
      rule: fc.option(fc.constantFrom(...rules), { nil: null }),
    }),
    { maxLength: 6 },
  ),
  sessions: fc.array(fc.integer({ min: 1, max: 80 * 24 * 60 }), { maxLength: 4 }),
});

/** The days of a task as the app itself would come to them, one done after the other. */
const daysOf = (doOn: Day, ruleText: string | null, rest: readonly number[], last: Day): readonly Day[] => {
  const rule = ruleText === null ? null : parseRule(ruleText);
  const days = [doOn];
  if (rule === null || writeRrule(rule, rest) === null) return days;
  for (let day = doOn; day <= last;) {
    day = nextDay(rule, day, day, day, rest);
    if (day <= last) days.push(day);
  }
  return days;
};

const words = (title: string): string =>
  title
    // oxlint-disable-next-line no-control-regex -- what no calendar may hold
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('[ARCHIVE-01] what is written into a calendar is read back at the same times, with the same words', () => {
  fc.assert(
    fc.property(sample, ({ today, zone, rest, tasks, sessions }) => {
      const now = momentOf(zone, Date.parse(`${today}T00:00:00Z`));
      const last = addDays(today, calendarLimits.daysAhead);
      const made = tasks.map(({ title, ahead, at, minutes, rule }, index): Task =>
        openTask(`t${index}`, {
          title,
          doOn: addDays(today, ahead),
          doAt: at,
          estimatedMinutes: minutes,
          repeatRule: rule,
        }),
      );
      const begun = sessions.map((minute, index) => {
        const startedAt = new Date(now + minute * 60_000).toISOString();
        const endedAt = new Date(now + (minute + 25) * 60_000).toISOString();
        return focusSession(`f${index}`, { startedAt, endedAt });
      });
      const text = writeCalendar(
        { tasks: made, sessions: begun },
        { kinds: { tasks: true, sessions: true }, titles: true, finished: false, zone, restWeekdays: rest },
      );
      // Whole days are not taken time; here it is the days that count.
      const result = readCommitments(text.replaceAll('TRANSP:TRANSPARENT', 'TRANSP:OPAQUE'), {
        now,
        zone: 'UTC',
        titles: true,
      });
      if (!result.ok) throw new Error(result.problem);
      const expected = [
        ...made.flatMap((task) =>
          daysOf(task.doOn ?? '', task.repeatRule, rest, last).map((day) => {
            const title = words(task.title) === '' ? 'Task' : words(task.title);
            if (task.doAt === null) return `${day} ${title}`;
            const start = momentOf(zone, Date.parse(`${day}T${task.doAt}:00Z`));
            return `${new Date(start).toISOString()} ${title}`;
          }),
        ),
        ...begun.map(({ startedAt }) => `${startedAt.slice(0, 19)}.000Z Focus`),
      ];
      // At the far end the two clocks part by some hours; a day is left to either.
      const edge = addDays(last, -1);
      const inside = (all: readonly string[]): readonly string[] =>
        all.filter((one) => one.slice(0, 10) < edge).toSorted();
      const found = result.reading.commitments.map(
        ({ startsAt, firstDay, title }) => `${startsAt ?? firstDay} ${title}`,
      );
      expect(inside(found)).toEqual(inside(expected));
      expect(result.reading.left).toMatchObject({ free: 0, cancelled: 0, unread: 0, unsureZone: 0 });
    }),
    { numRuns: 150 },
  );
});
