import {
  addDays,
  addMonths,
  dateIn,
  type Day,
  daysBetween,
  nthWeekday,
  weekdayOf,
} from '#domain/calendar/day.ts';
import type { RepeatRule } from '#domain/recurrence/repeat-rule.ts';
import { unreachable } from '#domain/unreachable.ts';

const later = (a: Day, b: Day): Day => (a > b ? a : b);

const firstWeekday = (from: Day, wanted: (weekday: number) => boolean): Day => {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(from, ahead);
    if (wanted(weekdayOf(day))) return day;
  }
  return from;
};

/** The first day of the rule that is not before `from`. Rules that only count begin at once. */
export const firstDay = (rule: RepeatRule, from: Day): Day => {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  switch (rule.type) {
    case 'daily':
    case 'every':
    case 'after':
      return from;
    case 'weekdays':
      return firstWeekday(from, (weekday) => weekday < 5);
    case 'weekly':
      return firstWeekday(from, (weekday) => rule.weekdays.includes(weekday));
    case 'monthly':
    case 'months': {
      const day = dateIn(year, month, rule.date);
      return day >= from ? day : dateIn(year, month + 1, rule.date);
    }
    case 'nth': {
      const day = nthWeekday(year, month, rule.nth, rule.weekday);
      return day >= from ? day : nthWeekday(year, month + 1, rule.nth, rule.weekday);
    }
    case 'yearly': {
      const day = dateIn(year, rule.month, rule.date);
      return day >= from ? day : dateIn(year + 1, rule.month, rule.date);
    }
    default:
      return unreachable(rule);
  }
};

const lengthOf = (rule: { readonly count: number; readonly unit: 'd' | 'w' }): number =>
  rule.unit === 'w' ? rule.count * 7 : rule.count;

const doneLater = ({ count, unit }: Extract<RepeatRule, { type: 'after' }>, doneOn: Day): Day =>
  unit === 'm' ? addMonths(doneOn, count) : addDays(doneOn, lengthOf({ count, unit }));

const monthsAfter = (day: Day, months: number, date: number | 'last'): Day =>
  dateIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, date);

/** The next of a row of months that is not before `from`. */
const inMonths = (start: Day, count: number, date: number | 'last', from: Day): Day => {
  const apart =
    (Number(from.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
    Number(from.slice(5, 7)) -
    Number(start.slice(5, 7));
  const steps = Math.max(1, Math.ceil(apart / count));
  const day = monthsAfter(start, steps * count, date);
  return day >= from ? day : monthsAfter(start, (steps + 1) * count, date);
};

/** The next of a row of days `length` apart that is not before `from`. */
const inRow = (start: Day, length: number, from: Day): Day =>
  addDays(start, Math.max(1, Math.ceil(daysBetween(start, from) / length)) * length);

/** Someone who rests on these days is not asked on them; a week of nothing but rest is not believed. */
const notResting = (day: Day, restWeekdays: readonly number[]): Day =>
  firstWeekday(day, (weekday) => !restWeekdays.includes(weekday));

/**
 * When it comes again: after the day it was done, after the day it was planned for (done early is done), and never
 * before today. Whatever was missed in between is skipped and not piled up.
 */
export const nextDay = (
  rule: RepeatRule,
  doOn: Day | null,
  doneOn: Day,
  today: Day,
  restWeekdays: readonly number[] = [],
): Day => {
  const planned = doOn ?? doneOn;
  const earliest = later(today, addDays(later(planned, doneOn), 1));
  switch (rule.type) {
    case 'daily':
      return notResting(earliest, restWeekdays);
    case 'every':
      return notResting(inRow(planned, lengthOf(rule), earliest), restWeekdays);
    case 'after':
      return notResting(later(earliest, doneLater(rule, doneOn)), restWeekdays);
    case 'months':
      return inMonths(planned, rule.count, rule.date, earliest);
    default:
      return firstDay(rule, earliest);
  }
};
