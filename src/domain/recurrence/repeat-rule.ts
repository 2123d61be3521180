import { unreachable } from '#domain/unreachable.ts';

/**
 * How a task comes again, as a short text that is stored with it:
 *
 *   daily                every day
 *   weekdays             Monday to Friday
 *   weekly:0,2           on these days of the week; Monday is 0
 *   every:3d  every:2w   every so many days or weeks, counted from the day it was planned for
 *   after:3d  after:2w   so many days, weeks or months (after:2m) after the day it was done
 *   monthly:15           on that date; in a shorter month, on its last day
 *   monthly:last         on the last day of the month
 *   months:3,15          every third month on that date, counted from the month it was planned for; months:3,last
 *   nth:1,0  nth:last,4  on the first Monday, on the last Friday of the month
 *   yearly:12-24         on that date; 02-29 is 28 February in a common year
 */
export type RepeatRule =
  | { readonly type: 'daily' }
  | { readonly type: 'weekdays' }
  | { readonly type: 'weekly'; readonly weekdays: readonly number[] }
  | { readonly type: 'every'; readonly count: number; readonly unit: 'd' | 'w' }
  | { readonly type: 'after'; readonly count: number; readonly unit: 'd' | 'w' | 'm' }
  | { readonly type: 'monthly'; readonly date: number | 'last' }
  | { readonly type: 'months'; readonly count: number; readonly date: number | 'last' }
  | { readonly type: 'nth'; readonly nth: number | 'last'; readonly weekday: number }
  | { readonly type: 'yearly'; readonly month: number; readonly date: number };

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const parseDate = (value: string): number | 'last' | null => {
  if (value === 'last') return 'last';
  return /^[1-9]\d?$/.test(value) && Number(value) <= 31 ? Number(value) : null;
};

const parseMonthly = (value: string): RepeatRule | null => {
  const date = parseDate(value);
  return date === null ? null : { type: 'monthly', date };
};

const parseMonths = (value: string): RepeatRule | null => {
  const match = /^([2-9]|[1-9]\d{1,2}),(\w+)$/.exec(value);
  const date = parseDate(match?.[2] ?? '');
  return match === null || date === null ? null : { type: 'months', count: Number(match[1]), date };
};

const parseNth = (value: string): RepeatRule | null => {
  const match = /^([1-4]|last),([0-6])$/.exec(value);
  if (match === null) return null;
  return { type: 'nth', nth: match[1] === 'last' ? 'last' : Number(match[1]), weekday: Number(match[2]) };
};

const parseYearly = (value: string): RepeatRule | null => {
  const match = /^(\d{2})-(\d{2})$/.exec(value);
  const [month, date] = [Number(match?.[1]), Number(match?.[2])];
  return date >= 1 && date <= (longestMonths[month - 1] ?? 0) ? { type: 'yearly', month, date } : null;
};

const parseWeekly = (value: string): RepeatRule | null => {
  if (!/^[0-6](,[0-6])*$/.test(value)) return null;
  return { type: 'weekly', weekdays: [...new Set(value.split(',').map(Number))].toSorted((a, b) => a - b) };
};

const parseCount = (type: 'every' | 'after', value: string): RepeatRule | null => {
  const match = /^([1-9]\d{0,2})([dwm])$/.exec(value);
  if (match === null) return null;
  const count = Number(match[1]);
  // Every so many months is said with its date.
  if (match[2] === 'm') return type === 'after' ? { type, count, unit: 'm' } : null;
  return { type, count, unit: match[2] === 'w' ? 'w' : 'd' };
};

/** Null for a text that is no rule. */
export const parseRule = (text: string): RepeatRule | null => {
  if (text === 'daily' || text === 'weekdays') return { type: text };
  const colon = text.indexOf(':');
  const [type, value] = [text.slice(0, Math.max(colon, 0)), text.slice(colon + 1)];
  if (type === 'weekly') return parseWeekly(value);
  if (type === 'every' || type === 'after') return parseCount(type, value);
  if (type === 'monthly') return parseMonthly(value);
  if (type === 'months') return parseMonths(value);
  if (type === 'nth') return parseNth(value);
  return type === 'yearly' ? parseYearly(value) : null;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const writeRule = (rule: RepeatRule): string => {
  switch (rule.type) {
    case 'daily':
    case 'weekdays':
      return rule.type;
    case 'weekly':
      return `weekly:${rule.weekdays.join(',')}`;
    case 'every':
    case 'after':
      return `${rule.type}:${rule.count}${rule.unit}`;
    case 'monthly':
      return `monthly:${rule.date}`;
    case 'months':
      return `months:${rule.count},${rule.date}`;
    case 'nth':
      return `nth:${rule.nth},${rule.weekday}`;
    case 'yearly':
      return `yearly:${twoDigits(rule.month)}-${twoDigits(rule.date)}`;
    default:
      return unreachable(rule);
  }
};
