import {
  addDays,
  addMonths,
  dateIn,
  type Day,
  dayFrom,
  nextWeekday,
  nthWeekday,
  upcoming,
  weekdayOf,
} from '#domain/calendar/day.ts';
import type { DayOrder } from '#domain/calendar/day-order.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const shortWeekdays = ['mon', 'tue', 'tues', 'wed', 'weds', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun'];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const nths = ['first', 'second', 'third', 'fourth'];

/** Monday is 0. */
export const weekdayNamed = (word: string): number | null => {
  const name = shortWeekdays.includes(word) ? weekdays.find((one) => one.startsWith(word.slice(0, 3))) : word;
  const index = weekdays.indexOf(name ?? '');
  return index < 0 ? null : index;
};

/** January is 1. */
export const monthNumberNamed = (word: string): number | null => {
  if (word.length < 3) return null;
  const index = months.findIndex((month) => month === word || (word.length <= 4 && month.startsWith(word)));
  return index < 0 ? null : index + 1;
};

export const numberNamed = (word: string): number | null => {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  if (word === 'a couple of' || word === 'a couple') return 2;
  if (word === 'a few') return 3;
  const index = numbers.indexOf(word);
  return index < 0 ? null : index + 1;
};

/** "First", "2nd" or "last": which one of its weekday in a month. */
export const nthNamed = (word: string): number | 'last' | null => {
  if (word === 'last') return 'last';
  const index = nths.indexOf(word);
  if (index >= 0) return index + 1;
  return /^(?:1st|2nd|3rd|4th)$/.test(word) ? Number(word[0]) : null;
};

type Reader = (match: readonly string[], today: Day, order: DayOrder) => Day | null;

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** The Saturday that comes, or today where it is the weekend already. */
const weekend = (today: Day): Day => (weekdayOf(today) >= 5 ? today : nextWeekday(today, 5));

const ahead = (count: string, unit: string, today: Day): Day | null => {
  const number = numberNamed(count);
  if (number === null) return null;
  if (unit === 'day') return addDays(today, number);
  return unit === 'week'
    ? addDays(today, number * 7)
    : addMonths(today, unit === 'year' ? number * 12 : number);
};

const dated = (date: string, month: string, year: string, today: Day): Day | null => {
  const number = monthNumberNamed(month);
  if (number === null) return null;
  return year === '' ? upcoming(today, number, Number(date)) : dayFrom(Number(year), number, Number(date));
};

const endOf = (unit: string, today: Day): Day | null => {
  if (unit === 'day') return today;
  // The working week's end; on a weekend, the weekend's.
  const weekday = weekdayOf(today);
  if (unit === 'week') return addDays(today, (weekday <= 4 ? 4 : 6) - weekday);
  if (unit === 'month') return dateIn(yearOf(today), monthOf(today), 'last');
  if (unit === 'year') return dateIn(yearOf(today), 12, 'last');
  const month = monthNumberNamed(unit);
  return month === null ? null : dateIn(yearOf(today) + (month < monthOf(today) ? 1 : 0), month, 'last');
};

const numeric: Reader = ([, first = '', second = '', year = ''], today, order) => {
  const [date, month] =
    order === 'day-first' ? [Number(first), Number(second)] : [Number(second), Number(first)];
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  return year === '' ? upcoming(today, month, date) : dayFrom(full, month, date);
};

const thisMonth = (date: number, today: Day): Day | null => {
  for (let later = 0; later <= 2; later += 1) {
    const month = monthOf(today) + later;
    const day = dayFrom(yearOf(today) + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, date);
    if (day !== null && day >= today) return day;
  }
  return null;
};

const readNth: Reader = ([, word = '', weekdayWord = '', where = ''], today) => {
  const [nth, weekday, month] = [nthNamed(word), weekdayNamed(weekdayWord), monthNumberNamed(where)];
  if (nth === null || weekday === null || month === null) return null;
  const day = nthWeekday(yearOf(today), month, nth, weekday);
  return day >= today ? day : nthWeekday(yearOf(today) + 1, month, nth, weekday);
};

const weekdayWord = `(?:${[...weekdays, ...shortWeekdays].join('|')})`;
const monthWord = `(?:${months.map((month) => `${month}|${month.slice(0, 3)}`).join('|')}|sept)`;
const beforeDate = `(?:${weekdayWord} )?(?:the )?`;
const amount = '(\\d{1,3}|an?|a couple of|a couple|a few|one|two|three|four|five|six|seven|eight|nine|ten)';

const readers: readonly (readonly [string, Reader])[] = [
  ['today|tonight', (_, today) => today],
  ['tomorrow|tmrw|tmr|tomoz', (_, today) => addDays(today, 1)],
  ['(?:the )?day after tomorrow', (_, today) => addDays(today, 2)],
  [
    `(?:this |coming |this coming )?(${weekdayWord})`,
    ([, word = ''], today) => nextWeekday(today, weekdayNamed(word) ?? 0),
  ],
  // The one of the coming week, which begins on Monday.
  [
    `next (${weekdayWord})`,
    ([, word = ''], today) => addDays(nextWeekday(today, 0), weekdayNamed(word) ?? 0),
  ],
  [
    `(${weekdayWord}) next week`,
    ([, word = ''], today) => addDays(nextWeekday(today, 0), weekdayNamed(word) ?? 0),
  ],
  ['(?:this |the )?weekend', (_, today) => weekend(today)],
  ['next weekend', (_, today) => addDays(nextWeekday(today, 0), 5)],
  ['next week', (_, today) => nextWeekday(today, 0)],
  ['next month', (_, today) => dateIn(yearOf(today), monthOf(today) + 1, 1)],
  ['next year', (_, today) => `${yearOf(today) + 1}-01-01`],
  [`in ${amount} (day|week|month|year)s?`, ([, count = '', unit = ''], today) => ahead(count, unit, today)],
  [
    `${amount} (day|week|month|year)s? from (?:now|today)`,
    ([, count = '', unit = ''], today) => ahead(count, unit, today),
  ],
  [
    `(?:the )?end of (?:the |this )?(day|week|month|year|${monthWord})`,
    ([, unit = ''], today) => endOf(unit, today),
  ],
  ['eod', (_, today) => endOf('day', today)],
  ['eow', (_, today) => endOf('week', today)],
  ['eom', (_, today) => endOf('month', today)],
  [
    `${beforeDate}(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?(${monthWord})(?: (\\d{4}))?`,
    ([, date = '', month = '', year = ''], today) => dated(date, month, year, today),
  ],
  [
    `${beforeDate}(${monthWord}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: (\\d{4}))?`,
    ([, month = '', date = '', year = ''], today) => dated(date, month, year, today),
  ],
  [
    `(?:${weekdayWord} )?the (\\d{1,2})(?:st|nd|rd|th)`,
    ([, date = ''], today) => thisMonth(Number(date), today),
  ],
  [
    `(?:the )?(first|second|third|fourth|last|1st|2nd|3rd|4th) (${weekdayWord}) (?:of|in) (${monthWord})`,
    readNth,
  ],
  [
    `(?:${weekdayWord} )?(\\d{4})[-/](\\d{2})[-/](\\d{2})`,
    ([, year, month, date]) => dayFrom(Number(year), Number(month), Number(date)),
  ],
  [`(?:${weekdayWord} )?(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?`, numeric],
  [`(?:${weekdayWord} )?(\\d{1,2})-(\\d{1,2})-(\\d{4})`, numeric],
  // With points it is written day first everywhere.
  [
    `(?:${weekdayWord} )?(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})?`,
    (match, today) => numeric(match, today, 'day-first'),
  ],
];

const patterns = readers.map(([source, read]) => [new RegExp(`^(?:${source})$`), read] as const);

/** The day that words in small letters name; null for any other words. */
export const dayNamed = (words: readonly string[], today: Day, order: DayOrder = 'day-first'): Day | null => {
  const text = words.join(' ');
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text);
    if (match !== null) return read(match, today, order);
  }
  return null;
};
