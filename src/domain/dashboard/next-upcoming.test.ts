import { describe, expect, it } from 'vitest';
import { nextUpcoming, onNow, upcomingInWords, type WhereAndWhen } from '#domain/dashboard/next-upcoming.ts';
import type { CalendarEvent } from '#domain/records/kinds/other-calendar.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';

const when: WhereAndWhen = {
  now: Date.parse('2026-11-18T14:00:00Z'),
  today: '2026-11-18',
  momentAt: (day, time) => Date.parse(`${day}T${time}:00Z`),
  dayAt: (moment) => new Date(moment).toISOString().slice(0, 10),
};
const event = (fields: Partial<CalendarEvent>): CalendarEvent => ({
  id: 'e',
  calendarId: 'c',
  title: 'Dentist',
  startsAt: null,
  endsAt: null,
  firstDay: null,
  lastDay: null,
  ...fields,
});
const at = (starts: string, ends = starts): CalendarEvent =>
  event({ startsAt: `2026-11-${starts}:00.000Z`, endsAt: `2026-11-${ends}:00.000Z` });
const on = (firstDay: string, lastDay = firstDay): CalendarEvent => event({ firstDay, lastDay });
const clock = (moment: number): string => new Date(moment).toISOString().slice(11, 16);
const words = (tasks: readonly Partial<Task>[], events: readonly CalendarEvent[]): string | null => {
  const next = nextUpcoming(
    tasks.map((task) => openTask('Task', task)),
    events,
    when,
  );
  if (next === null) return null;
  return `${next.title}: ${upcomingInWords(next, when, clock)}`;
};

describe('[ARCHIVE-01] the time to the next commitment', () => {
  it.each([
    ['nothing', [], [], null],
    ['an event in 25 minutes', [], [at('18T14:25', '18T15:00')], 'Dentist: at 14:25, in 25 min'],
    ['an event in two hours', [], [at('18T16:00')], 'Dentist: at 16:00, in 2 h'],
    ['an event in two hours and a half', [], [at('18T16:30')], 'Dentist: at 16:30, in 2 h 30 min'],
    ['an event that begins this minute', [], [at('18T14:00', '18T14:30')], null],
    ['an event that is on', [], [at('18T13:00', '18T14:30')], null],
    [
      'an event while another is on',
      [],
      [at('18T13:00', '18T17:00'), at('18T14:45', '18T15:00')],
      'Dentist: at 14:45, in 45 min',
    ],
    ['an event that has just ended', [], [at('18T13:00', '18T14:00')], null],
    ['an event tomorrow', [], [at('19T09:00')], 'Dentist: tomorrow, at 09:00'],
    ['an event on Friday', [], [at('20T09:00')], 'Dentist: Friday, in 2 days, at 09:00'],
    ['a whole day today', [], [on('2026-11-18')], 'Dentist: today, 10 hours left'],
    ['days that began before', [], [on('2026-11-16', '2026-11-19')], null],
    [
      'an event tomorrow in the middle of days that go on',
      [],
      [on('2026-11-16', '2026-11-30'), at('19T09:00')],
      'Dentist: tomorrow, at 09:00',
    ],
    ['days that are over', [], [on('2026-11-16', '2026-11-17')], null],
    ['a time today before a whole day', [], [on('2026-11-18'), at('18T16:00')], 'Dentist: at 16:00, in 2 h'],
    [
      'a task today before an event tomorrow',
      [{ dueOn: '2026-11-18' }],
      [at('19T09:00')],
      'Task: today, 10 hours left',
    ],
    [
      'an event today before a task that is due today',
      [{ dueOn: '2026-11-18' }],
      [at('18T23:00')],
      'Dentist: at 23:00, in 9 h',
    ],
    ['a task with a time today', [{ doOn: '2026-11-18', doAt: '15:00' }], [], 'Task: at 15:00, in 1 h'],
    ['a task whose time today is past', [{ doOn: '2026-11-18', doAt: '13:00' }], [], null],
    ['a task that is done', [{ doOn: '2026-11-18', doAt: '15:00', state: 'done' }], [], null],
  ] satisfies readonly (readonly [
    string,
    readonly Partial<Task>[],
    readonly CalendarEvent[],
    string | null,
  ])[])('%s', (_, tasks, events, expected) => {
    expect(words(tasks, events)).toBe(expected);
  });
});

describe('[ARCHIVE-01] what is on now', () => {
  it.each([
    ['nothing', [], null],
    ['what is ahead', [at('18T14:25', '18T15:00')], null],
    ['what begins this minute', [at('18T14:00', '18T14:30')], 'until 14:30'],
    [
      'of two, the one that is over first',
      [at('18T09:00', '18T18:00'), at('18T13:00', '18T14:30')],
      'until 14:30',
    ],
    ['days that go on', [on('2026-11-16', '2026-11-19')], 'today, 10 hours left'],
    ['a time before days', [on('2026-11-16', '2026-11-19'), at('18T13:00', '18T14:30')], 'until 14:30'],
  ] satisfies readonly (readonly [string, readonly CalendarEvent[], string | null])[])(
    '%s',
    (_, events, expected) => {
      const now = onNow(events, when);
      expect(now && upcomingInWords(now, when, clock)).toBe(expected);
    },
  );
});
