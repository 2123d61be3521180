import { readTime, type TimeValue } from '#domain/calendar-files/read-values.ts';
import { weekdayCodes } from '#domain/calendar-files/write-rrule.ts';

export interface ByDay {
  /** Monday is 0. */
  readonly weekday: number;
  /** The first is 1, the last -1; 0 for every one. */
  readonly nth: number;
}

export interface Rrule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number | null;
  readonly until: TimeValue | null;
  readonly byDay: readonly ByDay[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  readonly weekStart: number;
}

// What has any other part means other days than we would find.
const understood = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);

const isFreq = (text: string): text is Rrule['freq'] => /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(text);

const whole = (text: string, most: number): number | null =>
  /^[+-]?\d{1,7}$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : null;

const counting = (text: string | undefined): number | null | 'wrong' => {
  if (text === undefined) return null;
  const number = whole(text, 1_000_000);
  return number === null || number < 1 ? 'wrong' : number;
};

const numbers = (text: string | undefined, most: number): readonly number[] | null => {
  if (text === undefined) return [];
  const found = text.split(',', 400).map((part) => whole(part.trim(), most));
  return found.every((number) => number !== null && number !== 0) ? found.map(Number) : null;
};

const mostByDays = 60;

const daysOf = (text: string | undefined): readonly ByDay[] | null => {
  if (text === undefined) return [];
  const found = text.split(',', mostByDays + 1).map((part) => {
    const match = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(part.trim());
    const weekday = weekdayCodes.findIndex((code) => code === match?.[2]);
    return match === null || match[1] === '0' ? null : { weekday, nth: Number(match[1] ?? '0') };
  });
  const days = found.filter((day) => day !== null);
  return days.length === found.length && days.length <= mostByDays ? days : null;
};

/** Null for a rule that we would not follow to the letter. */
export const readRrule = (text: string): Rrule | null => {
  const parts = new Map<string, string>();
  for (const pair of text.slice(0, 2000).toUpperCase().split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0) parts.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim());
  }
  if (text.length > 2000 || [...parts.keys()].some((name) => !understood.has(name))) return null;
  const freq = parts.get('FREQ') ?? '';
  const [interval, count] = [counting(parts.get('INTERVAL')), counting(parts.get('COUNT'))];
  const untilText = parts.get('UNTIL');
  const until = untilText === undefined ? null : readTime(untilText);
  const byDay = daysOf(parts.get('BYDAY'));
  const byMonthDay = numbers(parts.get('BYMONTHDAY'), 31);
  const byMonth = numbers(parts.get('BYMONTH'), 12);
  const bySetPos = numbers(parts.get('BYSETPOS'), 366);
  const weekStart = weekdayCodes.findIndex((code) => code === (parts.get('WKST') ?? 'MO'));
  if (!isFreq(freq) || interval === 'wrong' || count === 'wrong' || weekStart === -1) return null;
  if (byDay === null || byMonthDay === null || byMonth === null || bySetPos === null) return null;
  if ((untilText !== undefined && until === null) || byMonth.some((month) => month < 0)) return null;
  const hasNth = byDay.some(({ nth }) => nth !== 0);
  if (hasNth && freq !== 'MONTHLY' && freq !== 'YEARLY') return null;
  return {
    freq,
    interval: interval ?? 1,
    count,
    until,
    byDay,
    byMonthDay,
    byMonth,
    bySetPos,
    weekStart,
  };
};
