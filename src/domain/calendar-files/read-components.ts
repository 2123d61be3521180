import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import {
  type ContentLine,
  parseContentLine,
  unescapeText,
  unfoldLines,
} from '#domain/calendar-files/content-lines.ts';
import { readTime } from '#domain/calendar-files/read-values.ts';
import { type FileZone, type Observance, readObservance } from '#domain/calendar-files/file-zones.ts';

/** The lines of one event, without those of its alarms. */
export type EventLines = readonly ContentLine[];

export interface CalendarFile {
  readonly name: string;
  readonly events: readonly EventLines[];
  /** Events that were over and come once: they are passed by, however many years a calendar goes back. */
  readonly over: number;
  readonly zones: ReadonlyMap<string, FileZone>;
}

export type FileProblem = 'too-big' | 'no-calendar' | 'too-many';

const mostZones = 200;
const mostLinesOfEvent = 1000;

interface OpenBlock {
  readonly type: string;
  readonly lines: ContentLine[];
  readonly observances: Observance[];
}

const valueOf = (lines: readonly ContentLine[], name: string): string =>
  lines.find((line) => line.name === name)?.value ?? '';

const dayLength = 86_400_000;
// Clocks differ by a day, and a length that is told in words is a year at most.
const slack = 2 * dayLength;
const longest = 366 * dayLength;

/** Surely past, whatever zone it is in. Seen by a look at few lines, since there may be tens of thousands. */
const isOver = (lines: EventLines, now: number): boolean => {
  let [start, end, isLong]: [number | null, number | null, boolean] = [null, null, false];
  for (const { name, value } of lines) {
    if (name === 'RRULE' || name === 'RDATE' || name === 'RECURRENCE-ID') return false;
    if (name === 'DTSTART') start ??= readTime(value)?.at ?? null;
    else if (name === 'DTEND') end ??= readTime(value)?.at ?? null;
    else if (name === 'DURATION') isLong = true;
  }
  return start !== null && Math.max(start + (isLong ? longest : 0), end ?? start) + slack < now;
};

/** What a calendar file holds, as it stands there. Blocks may be nested, left open or closed twice. */
export const readComponents = (text: string, now: number): CalendarFile | FileProblem => {
  if (text.length > calendarLimits.fileBytes) return 'too-big';
  const open: OpenBlock[] = [];
  const events: EventLines[] = [];
  const zones = new Map<string, FileZone>();
  let [name, hasCalendar, over] = ['', false, 0];

  const close = (block: OpenBlock, parent: OpenBlock | undefined): void => {
    if (block.type === 'VEVENT') {
      if (isOver(block.lines, now)) over += 1;
      else events.push(block.lines);
    } else if (block.type === 'STANDARD' || block.type === 'DAYLIGHT') {
      const observance = readObservance(block.lines);
      if (observance !== null) parent?.observances.push(observance);
    } else if (block.type === 'VTIMEZONE' && zones.size < mostZones) {
      const location = valueOf(block.lines, 'X-LIC-LOCATION').trim();
      zones.set(valueOf(block.lines, 'TZID').trim(), {
        location: location === '' ? null : location,
        observances: block.observances,
      });
    }
  };

  for (const unfolded of unfoldLines(text)) {
    const line = parseContentLine(unfolded);
    if (line === null) continue;
    const type = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      if (type === 'VCALENDAR') hasCalendar = true;
      if (open.length < 20) open.push({ type, lines: [], observances: [] });
    } else if (line.name === 'END') {
      const at = open.findLastIndex((block) => block.type === type);
      // What was left open inside ends with it, the innermost first.
      const ended = at === -1 ? [] : open.splice(at).toReversed();
      ended.forEach((block, index) => close(block, ended[index + 1] ?? open.at(-1)));
      if (events.length > calendarLimits.events) return 'too-many';
    } else {
      const block = open.at(-1);
      if (block?.type === 'VCALENDAR' && name === '' && /^(?:X-WR-CALNAME|NAME)$/.test(line.name)) {
        name = unescapeText(line.value).replaceAll(/\s+/g, ' ').trim().slice(0, calendarLimits.name);
      }
      if (block !== undefined && block.lines.length < mostLinesOfEvent) block.lines.push(line);
    }
  }
  return hasCalendar ? { name, events, over, zones } : 'no-calendar';
};
