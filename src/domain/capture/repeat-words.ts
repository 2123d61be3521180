import type { Day } from '#domain/calendar/day.ts';
import { monthNumberNamed, nthNamed, numberNamed, weekdayNamed } from '#domain/calendar/date-words.ts';
import { type ClockTime, dayParts } from '#domain/capture/clock-words.ts';
import { parseRule, writeRule } from '#domain/recurrence/repeat-rule.ts';

/** A rule in words, and what else the same words say. */
export interface RepeatSaid {
  readonly repeat: string;
  /** "Every other Monday" begins on a Monday, which its rule does not hold. */
  readonly weekday?: number;
  /** "Every morning". */
  readonly doAt?: ClockTime;
  /** "Every month" takes its date from the day it begins on. */
  readonly followsDay?: true;
}

const nameOf = '([a-z]+)';
const nth = '(first|second|third|fourth|last|1st|2nd|3rd|4th)';
const amount = '(other|second|third|2nd|3rd|\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)';
const done =
  "after (?:it is |it's |its |being |i am |i'm )?(?:done|finished|finishing|completion|completing|doing it)";

const countOf = (word: string): number => {
  if (word === 'other') return 2;
  const ordinal = nthNamed(word);
  return typeof ordinal === 'number' ? ordinal : (numberNamed(word) ?? 0);
};

const dateOf = (day: Day): number => Number(day.slice(8, 10));
const unitOf = (word: string): string => word.slice(0, 1);

const weekdaysOf = (text: string): readonly number[] | null => {
  const names = text
    .split(/ and | & |, and |, ?|\/| /)
    .map((name) => weekdayNamed(name) ?? weekdayNamed(name.replace(/s$/, '')));
  const known = names.filter((weekday) => weekday !== null);
  return known.length === names.length ? known : null;
};

/** Days in a row of words: all of them plural, or more than one; "sat and sun" alone is one weekend, not all. */
const listed = (text: string, isEvery: boolean): RepeatSaid | null => {
  const days = weekdaysOf(text);
  if (days === null) return null;
  const isPlural = text.split(/ and | & |, ?|\/| /).every((name) => weekdayNamed(name) === null);
  const isWeekend = days.length === 2 && days.every((day) => day >= 5);
  const isSure = isEvery || isPlural || (days.length > 1 && !isWeekend);
  return isSure ? { repeat: `weekly:${days.join(',')}` } : null;
};

type Reader = (match: readonly string[], day: Day) => RepeatSaid | null;

const monthsRule = (count: number, date: string, day: Day): RepeatSaid => {
  const on = date === '' ? String(dateOf(day)) : date;
  const repeat = count === 1 ? `monthly:${on}` : `months:${count},${on}`;
  return date === '' ? { repeat, followsDay: true } : { repeat };
};

const yearly = (date: string, month: string): RepeatSaid | null => {
  const number = monthNumberNamed(month);
  return number === null
    ? null
    : { repeat: `yearly:${String(number).padStart(2, '0')}-${date.padStart(2, '0')}` };
};

const readNth: Reader = ([, which = '', name = '']) => {
  const [number, weekday] = [nthNamed(which), weekdayNamed(name)];
  return number === null || weekday === null ? null : { repeat: `nth:${number},${weekday}` };
};

const counted: Reader = ([, count = '', unit = ''], day) => {
  const number = countOf(count);
  if (unit === 'month') return monthsRule(number, '', day);
  return unit === 'year' ? monthsRule(number * 12, '', day) : { repeat: `every:${number}${unitOf(unit)}` };
};

const everyWeekday: Reader = ([, count = '', name = '']) => {
  const weekday = weekdayNamed(name);
  return weekday === null ? null : { repeat: `every:${countOf(count)}w`, weekday };
};

/** What stands behind "every" or "each". */
const everyReaders: readonly (readonly [string, Reader])[] = [
  ['(?:single )?day', () => ({ repeat: 'daily' })],
  ['weekday|mon-fri|mon–fri', () => ({ repeat: 'weekdays' })],
  ['weekend', () => ({ repeat: 'weekly:5,6' })],
  ['week', () => ({ repeat: 'every:1w' })],
  [`week on ${nameOf}`, ([, name = '']) => listed(name, true)],
  ['fortnight', () => ({ repeat: 'every:2w' })],
  ['quarter', (_, day) => monthsRule(3, '', day)],
  ['month', (_, day) => monthsRule(1, '', day)],
  ['year', (_, day) => ({ repeat: `yearly:${day.slice(5)}`, followsDay: true })],
  [`${amount} (day|week|month|year)s?`, counted],
  [`${amount} weeks? on ${nameOf}`, everyWeekday],
  [`(other|second|2nd) ${nameOf}`, everyWeekday],
  [`(?:month on the )?${nth} ${nameOf}(?: of the month)?`, readNth],
  [
    `(\\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten) (day|week|month)s? ${done}`,
    ([, count = '', unit = '']) => ({ repeat: `after:${numberNamed(count) ?? 0}${unitOf(unit)}` }),
  ],
  [
    '(?:month on the )?(\\d{1,2})(?:st|nd|rd|th)(?: of the month)?',
    ([, date = ''], day) => monthsRule(1, String(Number(date)), day),
  ],
  ['month on the last day', (_, day) => monthsRule(1, 'last', day)],
  [
    `${amount} months on the (?:(\\d{1,2})(?:st|nd|rd|th)|(last) day)`,
    ([, count = '', date, last = ''], day) => monthsRule(countOf(count), date ?? last, day),
  ],
  [
    `(?:year on )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${nameOf}`,
    ([, date = '', month = '']) => yearly(date, month),
  ],
  [`(?:year on )?${nameOf} (\\d{1,2})(?:st|nd|rd|th)?`, ([, month = '', date = '']) => yearly(date, month)],
];

/** What says it without "every". */
const otherReaders: readonly (readonly [string, Reader])[] = [
  ['daily', () => ({ repeat: 'daily' })],
  ['(?:on )?weekdays|mon-fri|mon–fri', () => ({ repeat: 'weekdays' })],
  ['(?:on |at )?weekends', () => ({ repeat: 'weekly:5,6' })],
  ['weekly|once a week', () => ({ repeat: 'every:1w' })],
  ['fortnightly', () => ({ repeat: 'every:2w' })],
  ['quarterly', (_, day) => monthsRule(3, '', day)],
  ['monthly|once a month', (_, day) => monthsRule(1, '', day)],
  ['yearly|annually|once a year', (_, day) => ({ repeat: `yearly:${day.slice(5)}`, followsDay: true })],
  [
    'monthly on the (\\d{1,2})(?:st|nd|rd|th)',
    ([, date = ''], day) => monthsRule(1, String(Number(date)), day),
  ],
  [
    '(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th) of (?:every|each) month',
    ([, date = ''], day) => monthsRule(1, String(Number(date)), day),
  ],
  ['(?:on )?(?:the )?last day of (?:the|every|each) month', (_, day) => monthsRule(1, 'last', day)],
  [`(?:on )?(?:the )?${nth} ${nameOf} (?:of|in) (?:the|every|each) month`, readNth],
  [
    `(\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (day|week|month)s? ${done}`,
    ([, count = '', unit = '']) => ({ repeat: `after:${numberNamed(count) ?? 0}${unitOf(unit)}` }),
  ],
];

const compiled = (readers: readonly (readonly [string, Reader])[]) =>
  readers.map(([source, read]) => [new RegExp(`^(?:${source})$`), read] as const);
const [afterEvery, withoutEvery] = [compiled(everyReaders), compiled(otherReaders)];

const find = (readers: ReturnType<typeof compiled>, text: string, day: Day): RepeatSaid | null => {
  for (const [pattern, read] of readers) {
    const match = pattern.exec(text);
    const said = match === null ? null : read(match, day);
    // Written as the rule is: days of the week once and in their order.
    const rule = said === null ? null : parseRule(said.repeat);
    if (said !== null && rule !== null) return { ...said, repeat: writeRule(rule) };
  }
  return null;
};

const plain = (said: RepeatSaid | null): RepeatSaid | null => {
  const rule = said === null ? null : parseRule(said.repeat);
  return said === null || rule === null ? null : { ...said, repeat: writeRule(rule) };
};

const partOf = /^(?:(.+) )?(morning|afternoon|evening|night)s?$/;

/** The rule that words in small letters name, on a day that it may have to begin with; null for any other words. */
export const repeatSaid = (words: readonly string[], day: Day): RepeatSaid | null => {
  const text = words.join(' ').replace(/^on (?=every|each)/, '');
  const every = /^(?:every|each)(!?) (.+)$/.exec(text);
  if (every === null) return find(withoutEvery, text, day) ?? plain(listed(text.replace(/^on /, ''), false));
  const rest = every[2] ?? '';
  // "Every! 3 days" is how another app says "after it is done".
  if (every[1] === '!') return find(afterEvery, `${rest} after done`, day);
  const whole = find(afterEvery, rest, day) ?? plain(listed(rest, true));
  const part = whole === null ? partOf.exec(rest) : null;
  if (part === null) return whole;
  const [, before = 'day', name = ''] = part;
  const said = repeatSaid(['every', before], day);
  return said === null ? null : { ...said, doAt: dayParts[name]?.at ?? '09:00' };
};

/** The rule alone, for words that say nothing else. */
export const repeatNamed = (words: readonly string[], today: Day): string | null => {
  const said = repeatSaid(words, today);
  return said === null || said.weekday !== undefined || said.doAt !== undefined ? null : said.repeat;
};
