import { describe, expect, it } from 'vitest';
import type { CalendarReading } from '#domain/calendar-files/read-commitments.ts';
import {
  calendarName,
  calendarNamed,
  deleteCalendarChanges,
  readCalendarChanges,
} from '#domain/calendar-files/other-calendar-changes.ts';
import type { CalendarEvent, OtherCalendar } from '#domain/records/kinds/other-calendar.ts';

const nothing = { free: 0, cancelled: 0, elsewhere: 0, unread: 0, unsureZone: 0 };
const readingOf = (...keys: readonly string[]): CalendarReading => ({
  name: 'Work',
  until: '2027-02-17T00:00:00.000Z',
  left: nothing,
  commitments: keys.map((key) => ({
    key,
    title: key,
    startsAt: '2026-11-20T10:00:00.000Z',
    endsAt: '2026-11-20T11:00:00.000Z',
    firstDay: null,
    lastDay: null,
  })),
});
const calendar: OtherCalendar = {
  id: 'c1',
  name: 'Work',
  keepsTitles: true,
  readAt: '2026-11-18T08:00:00.000Z',
  readUntil: '2027-02-17T00:00:00.000Z',
};
const given = { id: 'c1', name: 'Work', keepsTitles: true, readAt: '2026-11-18T08:00:00.000Z' };

/** The events as they are once the changes are written. */
const after = (events: readonly CalendarEvent[], reading: CalendarReading): readonly CalendarEvent[] => {
  const held = new Map(events.map((event) => [event.id, event] as const));
  for (const change of readCalendarChanges({ calendars: [calendar], events }, reading, given)) {
    if (change.kind !== 'calendarEvents') continue;
    if (change.deleted === true) held.delete(change.id);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- events come whole
    else held.set(change.id, { id: change.id, ...change.fields } as CalendarEvent);
  }
  return [...held.values()];
};

describe('[ARCHIVE-01] what is kept of another calendar', () => {
  it.each([
    ['Work', 'a.ics', 'Work'],
    ['', 'My week.ics', 'My week'],
    [' ', '.ics', 'Calendar'],
  ])('a calendar that says %j, from the file %s, is called %s', (name, file, expected) => {
    expect(calendarName({ ...readingOf(), name }, file)).toBe(expected);
  });

  it('knows a calendar again by its name', () => {
    expect(calendarNamed([calendar], 'work')).toBe(calendar);
    expect(calendarNamed([calendar], 'Home')).toBeUndefined();
  });

  it('has what the file has after every reading, and nothing else', () => {
    const first = after([], readingOf('a', 'b', 'c'));
    const second = after(first, readingOf('b', 'd'));
    expect(second.map(({ title }) => title)).toEqual(['b', 'd']);
    expect(second[0]?.id).toBe(first[1]?.id);
  });

  it('writes nothing but when it was read, if nothing has changed', () => {
    const events = after([], readingOf('a', 'b'));
    const changes = readCalendarChanges({ calendars: [calendar], events }, readingOf('a', 'b'), given);
    expect(changes.map(({ kind }) => kind)).toEqual(['otherCalendars']);
  });

  it('leaves other calendars alone, read or deleted', () => {
    const other: CalendarEvent = { ...after([], readingOf('x'))[0]!, id: 'o1', calendarId: 'c2' };
    expect(after([other], readingOf('a'))).toContain(other);
    const events = [other, ...after([], readingOf('a'))];
    const changes = deleteCalendarChanges(events, calendar);
    expect(changes).toHaveLength(2);
    expect(changes.every(({ deleted, id }) => deleted === true && id !== 'o1')).toBe(true);
  });
});
