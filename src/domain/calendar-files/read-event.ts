import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import { type ContentLine, unescapeText } from '#domain/calendar-files/content-lines.ts';
import { type Budget, expandRrule } from '#domain/calendar-files/expand-rrule.ts';
import type { ToMoment } from '#domain/calendar-files/zone-time.ts';
import type { EventLines } from '#domain/calendar-files/read-components.ts';
import type { FoundCommitment } from '#domain/calendar-files/found-commitment.ts';
import { readRrule, type Rrule } from '#domain/calendar-files/read-rrule.ts';
import { readDuration, readTime } from '#domain/calendar-files/read-values.ts';

export interface EventReader {
  readonly zoneOf: (name: string) => ToMoment | null;
  readonly ownZone: ToMoment;
  readonly titles: boolean;
  readonly now: number;
  /** Today's first clock time. */
  readonly today: number;
  readonly end: number;
  readonly budget: Budget;
}

interface ReadEvent {
  readonly key: string;
  readonly uid: string;
  readonly title: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly isFree: boolean;
  readonly isZoneKnown: boolean;
  readonly isDays: boolean;
  /** On the clock of its zone. */
  readonly start: number;
  readonly length: number;
  readonly toMoment: ToMoment;
  readonly rule: Rrule | null;
  readonly isRuleRead: boolean;
  readonly without: ReadonlySet<number>;
  readonly also: readonly number[];
  /** The turn of a repeating event that this one stands for; null for the event itself. */
  readonly replaces: number | null;
}

const dayLength = 86_400_000;
const longestSpan = 62 * dayLength;
const mostDates = 2000;

const asIs: ToMoment = (clock) => clock;

interface Placed {
  readonly at: number;
  readonly isDay: boolean;
  readonly toMoment: ToMoment;
  readonly isZoneKnown: boolean;
}

/** A time of the file on its clock, with the way from that clock to a moment. */
const placed = (line: ContentLine, value: string, reader: EventReader): Placed | null => {
  const time = readTime(value);
  if (time === null) return null;
  if (time.type === 'day') return { at: time.at, isDay: true, toMoment: asIs, isZoneKnown: true };
  if (time.type === 'moment') return { at: time.at, isDay: false, toMoment: asIs, isZoneKnown: true };
  const name = line.parameters.get('TZID');
  const zone = name === undefined ? reader.ownZone : reader.zoneOf(name);
  return { at: time.at, isDay: false, toMoment: zone ?? reader.ownZone, isZoneKnown: zone !== null };
};

/** Turns that are taken out or added, by their moments, or by their days where the event has days. */
const datesOf = (lines: EventLines, name: string, reader: EventReader): readonly number[] =>
  lines
    .filter((line) => line.name === name)
    .flatMap((line) => line.value.split(',', mostDates).map((value) => [line, value] as const))
    .slice(0, mostDates)
    .flatMap(([line, value]) => {
      // A period says when it begins and then how long it is.
      const found = placed(line, value.split('/')[0] ?? '', reader);
      return found === null ? [] : [found.toMoment(found.at)];
    });

const lengthOf = (start: Placed, lines: EventLines, reader: EventReader): number | null => {
  const endLine = lines.find(({ name }) => name === 'DTEND');
  if (endLine !== undefined) {
    const end = placed(endLine, endLine.value, reader);
    if (end === null) return null;
    const length =
      start.isDay || end.isDay ? end.at - start.at : end.toMoment(end.at) - start.toMoment(start.at);
    // Some programs write the day itself for its end, and a file may say that something ends before it begins.
    return start.isDay ? Math.max(length, dayLength) : Math.max(length, 0);
  }
  const duration = lines.find(({ name }) => name === 'DURATION');
  if (duration === undefined) return start.isDay ? dayLength : 0;
  const length = readDuration(duration.value);
  return length === null ? null : Math.max(length, start.isDay ? dayLength : 0);
};

/** Null where it cannot be told when it is. */
export const readEvent = (lines: EventLines, index: number, reader: EventReader): ReadEvent | null => {
  const first = new Map<string, ContentLine>();
  for (const line of lines) if (!first.has(line.name)) first.set(line.name, line);
  const value = (name: string): string => first.get(name)?.value.trim() ?? '';
  const startLine = first.get('DTSTART');
  const start = startLine === undefined ? null : placed(startLine, startLine.value, reader);
  const length = start === null ? null : lengthOf(start, lines, reader);
  if (start === null || length === null) return null;
  const turnLine = first.get('RECURRENCE-ID');
  const turn = turnLine === undefined ? null : placed(turnLine, turnLine.value, reader);
  const uid = value('UID').slice(0, 300) || `${index}`;
  const rule = value('RRULE') === '' ? null : readRrule(value('RRULE'));
  const replaces = turn === null ? null : turn.toMoment(turn.at);
  return {
    key: `${uid}:${replaces ?? ''}`,
    uid,
    title: reader.titles
      ? unescapeText(value('SUMMARY')).replaceAll(/\s+/g, ' ').trim().slice(0, calendarLimits.title)
      : '',
    sequence: Number(/^\d{1,9}$/.exec(value('SEQUENCE'))?.[0] ?? '0'),
    isCancelled: value('STATUS').toUpperCase() === 'CANCELLED',
    isFree: value('TRANSP').toUpperCase() === 'TRANSPARENT',
    isZoneKnown: start.isZoneKnown,
    isDays: start.isDay,
    start: start.at,
    length: Math.min(length, longestSpan),
    toMoment: start.toMoment,
    rule: replaces === null ? rule : null,
    isRuleRead: replaces !== null || value('RRULE') === '' || rule !== null,
    without: new Set(datesOf(lines, 'EXDATE', reader)),
    also: replaces === null ? datesOf(lines, 'RDATE', reader) : [],
    replaces,
  };
};

const untilOf = (rule: Rrule, event: ReadEvent): ((clock: number) => boolean) => {
  const { until } = rule;
  if (until === null) return () => false;
  if (until.type === 'day') return (clock) => clock >= until.at + dayLength;
  return until.type === 'moment' && !event.isDays
    ? (clock) => event.toMoment(clock) > until.at
    : (clock) => clock > until.at;
};

const dayWords = (at: number): string => new Date(at).toISOString().slice(0, 10);

const commitmentOf = (event: ReadEvent, moment: number): FoundCommitment => ({
  key: `${event.uid}:${event.replaces ?? moment}`,
  title: event.title,
  startsAt: event.isDays ? null : new Date(moment).toISOString(),
  endsAt: event.isDays ? null : new Date(moment + event.length).toISOString(),
  firstDay: event.isDays ? dayWords(moment) : null,
  lastDay: event.isDays ? dayWords(moment + event.length - dayLength) : null,
});

/** Its turns that are not over yet and begin before the end of what is read. */
export const occurrencesOf = (
  event: ReadEvent,
  moved: ReadonlySet<number> | undefined,
  reader: EventReader,
): { readonly commitments: readonly FoundCommitment[]; readonly isWhole: boolean } => {
  // A day more at either side: clocks differ by as much.
  const window = {
    from: Math.min(reader.now, reader.today) - event.length - dayLength,
    to: reader.end + dayLength,
  };
  const clocks =
    event.rule === null
      ? [event.start]
      : expandRrule(event.rule, event.start, window, untilOf(event.rule, event), reader.budget);
  const moments = new Set([...(clocks ?? [event.start]).map(event.toMoment), ...event.also]);
  const isAhead = (moment: number): boolean =>
    event.isDays
      ? moment + event.length > reader.today && moment <= reader.today + calendarLimits.daysAhead * dayLength
      : moment + event.length >= reader.now && moment < reader.end;
  const commitments = [...moments]
    .filter((moment) => isAhead(moment) && !event.without.has(moment) && moved?.has(moment) !== true)
    .map((moment) => commitmentOf(event, moment));
  return { commitments, isWhole: event.isRuleRead && clocks !== null };
};
