import type { Day } from '#domain/calendar/day.ts';
import { monthNumberNamed, numberNamed, weekdayNamed } from '#domain/calendar/date-words.ts';
import { parseRule, type RepeatRule, writeRule } from '#domain/recurrence/repeat-rule.ts';
import { ordinal } from '#domain/recurrence/rule-in-words.ts';
import { unreachable } from '#domain/unreachable.ts';

const shortWeekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const shortMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const fixed: Readonly<Record<string, string>> = {
  day: 'daily',
  weekday: 'weekdays',
  weekend: 'weekly:5,6',
  week: 'every:1w',
  'other day': 'every:2d',
  'other week': 'every:2w',
  'month on the last day': 'monthly:last',
};

const weekly = (text: string): string | null => {
  const named = text.split(/ and |, and |, ?| /).map(weekdayNamed);
  return named.includes(null) ? null : `weekly:${named.join(',')}`;
};

const counted = (text: string): string | null => {
  const match = /^(\w+) (day|week)s?( after it is done)?$/.exec(text);
  const count = match === null ? null : numberNamed(match[1] ?? '');
  if (match === null || count === null) return null;
  return `${match[3] === undefined ? 'every' : 'after'}:${count}${match[2] === 'week' ? 'w' : 'd'}`;
};

const dated = (text: string): string | null => {
  const monthly = /^(?:month on the )?(\d{1,2})(?:st|nd|rd|th)$/.exec(text);
  if (monthly !== null) return `monthly:${Number(monthly[1])}`;
  const yearly = /^(?:year on )?(?:(\d{1,2}) ([a-z]+)|([a-z]+) (\d{1,2}))$/.exec(text);
  const month = monthNumberNamed(yearly?.[2] ?? yearly?.[3] ?? '');
  const date = yearly?.[1] ?? yearly?.[4] ?? '';
  return month === null ? null : `yearly:${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
};

/** The rule that words in small letters name; null for any other words. */
export const repeatNamed = (words: readonly string[], today: Day): string | null => {
  if (words.length === 1) return words[0] === 'daily' ? 'daily' : null;
  if (words[0] !== 'every') return null;
  const text = words.slice(1).join(' ');
  if (text === 'month') return `monthly:${Number(today.slice(8, 10))}`;
  if (text === 'year') return `yearly:${today.slice(5)}`;
  const said = Object.hasOwn(fixed, text) ? fixed[text] : (weekly(text) ?? counted(text) ?? dated(text));
  const rule = parseRule(said ?? '');
  return rule === null ? null : writeRule(rule);
};

const wordsOf = (rule: RepeatRule): string => {
  switch (rule.type) {
    case 'daily':
      return 'every day';
    case 'weekdays':
      return 'every weekday';
    case 'weekly':
      return `every ${rule.weekdays.map((weekday) => shortWeekdays[weekday]).join(',')}`;
    case 'every':
    case 'after': {
      const unit = `${rule.unit === 'w' ? 'week' : 'day'}${rule.count === 1 ? '' : 's'}`;
      return `every ${rule.count} ${unit}${rule.type === 'after' ? ' after it is done' : ''}`;
    }
    case 'monthly':
      return `every month on the ${rule.date === 'last' ? 'last day' : ordinal(rule.date)}`;
    case 'yearly':
      return `every year on ${rule.date} ${shortMonths[rule.month - 1]}`;
    default:
      return unreachable(rule);
  }
};

/** The words that name the rule in a line. */
export const repeatWords = (repeat: string): string | null => {
  const rule = parseRule(repeat);
  return rule === null ? null : wordsOf(rule);
};
