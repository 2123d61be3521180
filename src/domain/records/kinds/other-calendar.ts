import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import { flag, moment, optionalDay, optionalMoment, text } from '#domain/records/field-schemas.ts';

/** A calendar that somebody keeps elsewhere, as its file told it the last time. */
export const otherCalendarRecord = defineKind({
  table: 'other_calendars',
  privacy: 'calendars',
  exported: true,
  fields: {
    name: text,
    keepsTitles: flag,
    readAt: moment,
    /** Up to then nothing is left out. */
    readUntil: moment,
  },
});

export type OtherCalendar = RecordOf<typeof otherCalendarRecord>;

/** A time that is taken: between two moments, or on whole days, the last one counted. */
export const calendarEventRecord = defineKind({
  table: 'calendar_events',
  privacy: 'calendars',
  exported: true,
  fields: {
    calendarId: text,
    /** Empty unless somebody wanted words. */
    title: text,
    startsAt: optionalMoment,
    endsAt: optionalMoment,
    firstDay: optionalDay,
    lastDay: optionalDay,
  },
});

export type CalendarEvent = RecordOf<typeof calendarEventRecord>;
