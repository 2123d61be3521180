import type { RepeatRule } from '#domain/recurrence/repeat-rule.ts';
import { unreachable } from '#domain/unreachable.ts';

export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const codesOf = (weekdays: readonly number[]): string =>
  weekdays.map((weekday) => weekdayCodes[weekday]).join(',');

/** On that date, or on the month's last day where it has no such date. A plain BYMONTHDAY=31 would leave months out. */
const onDate = (date: number | 'last'): string => {
  if (date === 'last') return 'BYMONTHDAY=-1';
  if (date <= 28) return `BYMONTHDAY=${date}`;
  const dates = [28, 29, 30, 31].filter((one) => one <= date);
  return `BYMONTHDAY=${dates.join(',')};BYSETPOS=-1`;
};

const interval = (count: number): string => (count === 1 ? '' : `;INTERVAL=${count}`);

/**
 * A repeat in the words of iCalendar; null where they have none for it: days that are counted from when it was done, and
 * days that move when they fall on a day of rest.
 */
export const writeRrule = (rule: RepeatRule, restWeekdays: readonly number[] = []): string | null => {
  const rests = restWeekdays.length > 0 && restWeekdays.length < 7;
  switch (rule.type) {
    case 'daily':
      return rests
        ? `FREQ=WEEKLY;BYDAY=${codesOf([0, 1, 2, 3, 4, 5, 6].filter((one) => !restWeekdays.includes(one)))}`
        : 'FREQ=DAILY';
    case 'weekdays':
      return `FREQ=WEEKLY;BYDAY=${codesOf([0, 1, 2, 3, 4])}`;
    case 'weekly':
      return `FREQ=WEEKLY;BYDAY=${codesOf(rule.weekdays)}`;
    case 'every':
      if (rests) return null;
      return `FREQ=${rule.unit === 'w' ? 'WEEKLY' : 'DAILY'}${interval(rule.count)}`;
    case 'after':
      return null;
    case 'monthly':
      return `FREQ=MONTHLY;${onDate(rule.date)}`;
    case 'months':
      return `FREQ=MONTHLY${interval(rule.count)};${onDate(rule.date)}`;
    case 'nth':
      return `FREQ=MONTHLY;BYDAY=${rule.nth === 'last' ? -1 : rule.nth}${weekdayCodes[rule.weekday] ?? 'MO'}`;
    case 'yearly':
      return rule.month === 2 && rule.date === 29
        ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'
        : `FREQ=YEARLY;BYMONTH=${rule.month};BYMONTHDAY=${rule.date}`;
    default:
      return unreachable(rule);
  }
};
