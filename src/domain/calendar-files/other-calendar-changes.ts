import type { CalendarReading } from '#domain/calendar-files/read-commitments.ts';
import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import type { Change } from '#domain/records/change.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import type { CalendarEvent, OtherCalendar } from '#domain/records/kinds/other-calendar.ts';

/** What the calendar is called: as its file says, or else as the file is called. */
export const calendarName = (reading: CalendarReading, fileName: string): string => {
  const own = reading.name.trim();
  const file = fileName.replace(/\.[^.]{1,5}$/, '').trim();
  return (own || file || 'Calendar').slice(0, calendarLimits.name);
};

interface Held {
  readonly calendars: readonly OtherCalendar[];
  readonly events: readonly CalendarEvent[];
}

/** The calendar that a file of this name replaces; undefined for a new one. */
export const calendarNamed = (calendars: readonly OtherCalendar[], name: string): OtherCalendar | undefined =>
  calendars.find((calendar) => calendar.name.toLowerCase() === name.toLowerCase());

const sameTimes = (held: CalendarEvent, fields: Omit<CalendarEvent, 'id'>): boolean =>
  held.title === fields.title &&
  held.startsAt === fields.startsAt &&
  held.endsAt === fields.endsAt &&
  held.firstDay === fields.firstDay &&
  held.lastDay === fields.lastDay;

/** The calendar as the file tells it now: what is new comes, what is the same stays, what is gone goes. */
export const readCalendarChanges = (
  held: Held,
  reading: CalendarReading,
  given: {
    readonly id: string;
    readonly name: string;
    readonly keepsTitles: boolean;
    readonly readAt: string;
  },
): readonly Change[] => {
  const { id, name, keepsTitles, readAt } = given;
  const before = new Map(
    held.events.filter(({ calendarId }) => calendarId === id).map((event) => [event.id, event] as const),
  );
  const wanted = new Map(
    reading.commitments.map(({ key, ...times }) => [
      deterministicId(`${id}:${key}`),
      { ...times, calendarId: id },
    ]),
  );
  return [
    {
      kind: 'otherCalendars',
      id,
      fields: { name, keepsTitles, readAt, readUntil: reading.until },
      deleted: false,
    },
    ...[...wanted].flatMap(([eventId, fields]): readonly Change[] => {
      const known = before.get(eventId);
      if (known !== undefined && sameTimes(known, fields)) return [];
      return [{ kind: 'calendarEvents', id: eventId, fields, deleted: false }];
    }),
    ...[...before.keys()].flatMap((eventId): readonly Change[] =>
      wanted.has(eventId)
        ? []
        : [{ kind: 'calendarEvents', id: eventId, fields: { title: '' }, deleted: true }],
    ),
  ];
};

/** The calendar and everything in it. */
export const deleteCalendarChanges = (
  events: readonly CalendarEvent[],
  calendar: OtherCalendar,
): readonly Change[] => [
  { kind: 'otherCalendars', id: calendar.id, deleted: true },
  ...events
    .filter(({ calendarId }) => calendarId === calendar.id)
    // Their words go at once; an undo brings both back.
    .map(({ id }): Change => ({ kind: 'calendarEvents', id, fields: { title: '' }, deleted: true })),
];
