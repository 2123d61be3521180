import type { Day } from '#domain/calendar/day.ts';
import { repeatNamed } from '#domain/capture/repeat-words.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

// Others would change the meaning: an end, a count.
const understood = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'WKST']);

const daily = (interval: number): string => (interval === 1 ? 'daily' : `every:${interval}d`);

const weekly = (interval: number, days: string | undefined): string | null => {
  if (days === undefined) return `every:${interval}w`;
  const numbers = days.split(',').map((day) => weekdays.indexOf(day));
  if (interval !== 1 || numbers.includes(-1)) return null;
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b).join(',');
  return sorted === '0,1,2,3,4' ? 'weekdays' : `weekly:${sorted}`;
};

/** On a date, every so many months on a date, or on the second Tuesday. */
const monthly = (interval: number, days: string | undefined, date: string | undefined): string | null => {
  if (days === undefined) {
    if (date === undefined) return null;
    const on = date === '-1' ? 'last' : date;
    return interval === 1 ? `monthly:${on}` : `months:${interval},${on}`;
  }
  const nth = /^([1-4]|-1)([A-Z]{2})$/.exec(days);
  if (nth === null || interval !== 1 || date !== undefined) return null;
  return `nth:${nth[1] === '-1' ? 'last' : nth[1]},${weekdays.indexOf(nth[2] ?? '')}`;
};

const twoDigits = (number: string): string => number.padStart(2, '0');

const fromRrule = (text: string): string | null => {
  const pairs = text
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .filter((pair) => pair !== '');
  const parts = new Map(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const),
  );
  if ([...parts.keys()].some((name) => !understood.has(name))) return null;
  const interval = Number(parts.get('INTERVAL') ?? '1');
  const [days, date, month] = [parts.get('BYDAY'), parts.get('BYMONTHDAY'), parts.get('BYMONTH')];
  const isPlain = days === undefined && date === undefined && month === undefined;
  switch (parts.get('FREQ')) {
    case 'DAILY':
      return isPlain ? daily(interval) : null;
    case 'WEEKLY':
      return date === undefined && month === undefined ? weekly(interval, days) : null;
    case 'MONTHLY':
      return month === undefined ? monthly(interval, days, date) : null;
    case 'YEARLY':
      if (interval !== 1 || days !== undefined || date === undefined || month === undefined) return null;
      return `yearly:${twoDigits(month)}-${twoDigits(date)}`;
    default:
      return null;
  }
};

const longest = 200;

// Which day of the month or year it is stands somewhere else, and is not to be guessed.
const vague = new Set(['every month', 'every year']);

/** How something comes again, from an iCalendar rule, from our own words for it, or from "every Monday"; only if exact. */
export const readRule = (cell: string, today: Day): string | null => {
  const text = cell.trim();
  if (text === '' || text.length > longest || vague.has(text.toLowerCase())) return null;
  const found = /^(RRULE:)?FREQ=/i.test(text)
    ? fromRrule(text)
    : parseRule(text) === null
      ? repeatNamed(text.toLowerCase().split(/\s+/), today)
      : text;
  return found !== null && parseRule(found) !== null ? found : null;
};
