import { type Day, dayFrom } from '#domain/calendar/day.ts';
import type { DayOrder } from '#domain/calendar/day-order.ts';
import { monthNumberNamed } from '#domain/calendar/date-words.ts';

export interface DayReading {
  /** The day of a moment where the person is. */
  readonly dayOfMoment: (milliseconds: number) => Day;
  /** Null while nobody knows. */
  readonly dayOrder: DayOrder | null;
}

const longest = 60;
const withTime = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const compact = /^(\d{4})(\d\d)(\d\d)$/;
const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
const worded =
  /^(?:[a-z]+,\s*)?(?:(\d{1,2})(?:st|nd|rd|th)?\.?\s+([a-z]+)\.?|([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?),?\s+(\d{4})$/;
// A clock after the day says nothing about the day.
const clock = /[,\s]+(?:at\s+)?\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?$/;

const numbers = (match: RegExpExecArray | null, ...places: readonly number[]): readonly number[] | null =>
  match === null ? null : places.map((place) => Number(match[place]));

const fromParts = (parts: readonly number[] | null): Day | null =>
  parts === null ? null : dayFrom(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0);

const moment = (text: string, dayOfMoment: DayReading['dayOfMoment']): Day | null => {
  const match = withTime.exec(text);
  if (match === null) return null;
  const [, year, month, date, time = '', zone] = match;
  const written = dayFrom(Number(year), Number(month), Number(date));
  // Without a zone it is the day that stands there; and midnight at Greenwich is how apps write a day without an hour.
  if (written === null || zone === undefined) return written;
  if (/^00:00(:00(\.0+)?)?$/.test(time) && /^(Z|[+-]00:?00)$/.test(zone)) return written;
  const milliseconds = Date.parse(`${written}T${time}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  const day = Number.isFinite(milliseconds) ? dayOfMoment(milliseconds) : '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
};

const namedDay = (text: string): Day | null => {
  const match = worded.exec(text);
  const month = monthNumberNamed(match?.[2] ?? match?.[3] ?? '');
  return match === null || month === null
    ? null
    : dayFrom(Number(match[5]), month, Number(match[1] ?? match[4]));
};

const bySlash = (match: RegExpExecArray, order: DayOrder | null): Day | null => {
  const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (order === null && first !== second) return null;
  return order === 'month-first' ? dayFrom(year, first, second) : dayFrom(year, second, first);
};

/** The day a cell names, if it names one for certain: relative words and days without a year are not read. */
export const readDay = (cell: string, { dayOfMoment, dayOrder }: DayReading): Day | null => {
  const text = cell.trim();
  if (text === '' || text.length > longest) return null;
  const exact = moment(text, dayOfMoment);
  if (exact !== null) return exact;
  const plain = text.toLowerCase().replace(clock, '');
  const slash = slashed.exec(plain);
  if (slash !== null) return bySlash(slash, dayOrder);
  return (
    fromParts(numbers(yearFirst.exec(plain), 1, 2, 3)) ??
    fromParts(numbers(compact.exec(plain), 1, 2, 3)) ??
    fromParts(numbers(dotted.exec(plain), 3, 2, 1)) ??
    namedDay(plain)
  );
};

/** What a column of days says about their order: the first number that can only be a day decides. */
export const dayOrderOf = (cells: readonly string[]): DayOrder | 'unclear' | null => {
  let isSlashed = false;
  for (const cell of cells) {
    const match = slashed.exec(cell.trim().slice(0, longest).toLowerCase().replace(clock, ''));
    if (match === null) continue;
    if (Number(match[1]) > 12) return 'day-first';
    if (Number(match[2]) > 12) return 'month-first';
    isSlashed ||= match[1] !== match[2];
  }
  return isSlashed ? 'unclear' : null;
};
