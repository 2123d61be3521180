import type { Day } from '#domain/calendar/day.ts';

/** A task with a date, as it goes into a calendar. */
export interface DatedTask {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly doOn: Day | null;
  readonly doAt: string | null;
  readonly doUntil: string | null;
  readonly dueOn: Day | null;
  readonly estimatedMinutes: number | null;
}

/** Moments are ISO texts in UTC. */
export interface FocusedTime {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly startedAt: string;
  readonly endedAt: string;
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
    // What is no letter has no place in a calendar (RFC 5545, 3.1).
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/gu, '');

const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** No line is longer than 75 octets, and none is cut inside a letter (RFC 5545, 3.1). */
const folded = (line: string): string => {
  if (line.length <= 25) return line;
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > 75) {
      text += '\r\n ';
      octets = 1;
    }
    text += sign;
    octets += more;
  }
  return text;
};

const linesOf = (lines: readonly (string | null)[]): string =>
  lines
    .filter((line) => line !== null)
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** Such as 20261120, 20261120T150000 and 20261120T150000Z. */
const dayText = (day: Day): string => day.replaceAll('-', '');
const clockText = (day: Day, time: string): string => `${dayText(day)}T${time.replace(':', '')}00`;
const momentText = (moment: string): string =>
  `${moment.slice(0, 19).replaceAll(/[-:]/gu, '')}${moment.length > 10 ? 'Z' : ''}`;

interface Event {
  readonly uid: string;
  readonly title: string;
  readonly notes: string;
  readonly when: readonly string[];
}

const eventText = ({ uid, title, notes, when }: Event, stamp: string): string =>
  linesOf([
    'BEGIN:VEVENT',
    `UID:${uid}@kindling`,
    `DTSTAMP:${momentText(stamp)}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    notes === '' ? null : `DESCRIPTION:${escaped(notes)}`,
    'END:VEVENT',
  ]);

/** Times without a zone: a task at nine is at nine wherever the person is. */
const plannedOn = (day: Day, { doAt, doUntil, estimatedMinutes }: DatedTask): readonly string[] => {
  if (doAt === null) return [`DTSTART;VALUE=DATE:${dayText(day)}`];
  const start = `DTSTART:${clockText(day, doAt)}`;
  if (doUntil !== null && doUntil > doAt) return [start, `DTEND:${clockText(day, doUntil)}`];
  return estimatedMinutes === null ? [start] : [start, `DURATION:PT${estimatedMinutes}M`];
};

export const calendarHead: string = linesOf([
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Kindling//Copy//EN',
  'CALSCALE:GREGORIAN',
]);

export const calendarTail: string = linesOf(['END:VCALENDAR']);

/** The day it is planned for, and the day it is due where that is another one. */
export const taskEvents = (task: DatedTask, stamp: string): string => {
  const { id, title, description: notes, doOn, dueOn } = task;
  const planned =
    doOn === null ? '' : eventText({ uid: id, title, notes, when: plannedOn(doOn, task) }, stamp);
  if (dueOn === null || dueOn === doOn) return planned;
  const at = doOn === null && task.doAt !== null ? [`DTSTART:${clockText(dueOn, task.doAt)}`] : null;
  const when = at ?? [`DTSTART;VALUE=DATE:${dayText(dueOn)}`];
  return planned + eventText({ uid: `${id}-due`, title: `Due: ${title}`, notes, when }, stamp);
};

export const focusEvent = ({ id, title, note, startedAt, endedAt }: FocusedTime, stamp: string): string =>
  eventText(
    {
      uid: id,
      title: title === '' ? 'Focus' : `Focus: ${title}`,
      notes: note,
      when: [`DTSTART:${momentText(startedAt)}`, `DTEND:${momentText(endedAt)}`],
    },
    stamp,
  );
