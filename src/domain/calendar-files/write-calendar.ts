import type { CalendarEntry, EntryTime } from '#domain/calendar-files/calendar-entry.ts';
import {
  calendarEntries,
  type CalendarSession,
  type CalendarTask,
  type EntryChoice,
} from '#domain/calendar-files/calendar-entries.ts';
import { escapeText, foldLine } from '#domain/calendar-files/content-lines.ts';
import { clockWords, writeZone } from '#domain/calendar-files/write-zone.ts';
import { isZone } from '#domain/calendar-files/zone-time.ts';

export interface CalendarChoice extends EntryChoice {
  /** Which kinds of things. */
  readonly kinds: { readonly tasks: boolean; readonly sessions: boolean };
  /** The zone that a time such as 15:00 is meant in; null for wherever the reader is. */
  readonly zone: string | null;
}

const compactDay = (day: string): string => day.replaceAll('-', '');

const compactClock = (day: string, time: string): string =>
  `${compactDay(day)}T${time.replaceAll(':', '')}00`;

const timeLines = (when: EntryTime, zone: string | null): readonly string[] => {
  if (when.type === 'days') {
    return [`DTSTART;VALUE=DATE:${compactDay(when.from)}`, `DTEND;VALUE=DATE:${compactDay(when.until)}`];
  }
  if (when.type === 'moments') {
    return [`DTSTART:${clockWords(when.from)}Z`, `DTEND:${clockWords(when.until)}Z`];
  }
  const place = zone === null ? '' : `;TZID=${zone}`;
  return [
    `DTSTART${place}:${compactClock(when.day, when.at)}`,
    ...(when.until === null ? [] : [`DTEND${place}:${compactClock(when.day, when.until)}`]),
  ];
};

const eventLines = (entry: CalendarEntry, zone: string | null): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}@kindling`,
  `DTSTAMP:${clockWords(Date.parse(entry.stamp))}Z`,
  ...timeLines(entry.when, zone),
  ...(entry.rrule === null ? [] : [`RRULE:${entry.rrule}`]),
  `SUMMARY:${escapeText(entry.words)}`,
  ...(entry.notes === '' ? [] : [`DESCRIPTION:${escapeText(entry.notes)}`]),
  `CATEGORIES:${entry.category}`,
  'CLASS:PRIVATE',
  `TRANSP:${entry.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
];

// A zone is told for the years that something stands in, and for some after them, since what repeats goes on.
const yearsAhead = 5;
const mostYears = 15;

const zoneLines = (entries: readonly CalendarEntry[], zone: string): readonly string[] => {
  const years = entries.flatMap(({ when }) => (when.type === 'clock' ? [Number(when.day.slice(0, 4))] : []));
  if (years.length === 0) return [];
  // One by one: a list of a hundred thousand has more numbers than a call takes.
  const last = years.reduce((a, b) => Math.max(a, b)) + yearsAhead;
  const first = years.reduce((a, b) => Math.min(a, b)) - 1;
  return writeZone(zone, Math.max(first, last - mostYears), last);
};

const textOf = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');

export const calendarHead: string = textOf([
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Kindling//Kindling//EN',
  'CALSCALE:GREGORIAN',
  'NAME:Kindling',
  'X-WR-CALNAME:Kindling',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
]);

/** For a calendar that is written piece by piece, between the head and the tail. */
export const eventsText = (entries: readonly CalendarEntry[], zone: string | null): string =>
  textOf(entries.flatMap((entry) => eventLines(entry, zone)));

export const calendarTail: string = textOf(['END:VCALENDAR']);

/**
 * Dated tasks and focus sessions as an iCalendar file (RFC 5545). The same things always make the same text: nothing in it
 * tells when it was written.
 */
export const writeCalendar = (
  held: { readonly tasks: readonly CalendarTask[]; readonly sessions: readonly CalendarSession[] },
  choice: CalendarChoice,
): string => {
  const entries = calendarEntries(held.tasks, held.sessions, choice.kinds, choice);
  const zone = choice.zone !== null && isZone(choice.zone) ? choice.zone : null;
  return [
    calendarHead,
    textOf(zone === null ? [] : zoneLines(entries, zone)),
    eventsText(entries, zone),
    calendarTail,
  ].join('');
};
