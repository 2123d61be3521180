import { parseRule, type RepeatRule } from '#domain/recurrence/repeat-rule.ts';
import { unreachable } from '#domain/unreachable.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const endings: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
};

/** 1st, 2nd, 15th: a date of a month, as it is said. */
export const ordinal = (date: number): string => `${date}${endings[date] ?? 'th'}`;

const list = (words: readonly string[]): string => {
  const [last = '', ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
};

const unitNames = { d: 'day', w: 'week', m: 'month' } as const;

const span = (count: number, unit: keyof typeof unitNames): string => {
  const name = unitNames[unit];
  return count === 1 ? name : `${count} ${name}s`;
};

const nthNames = ['first', 'second', 'third', 'fourth'];

/** "First", "last": which one of its weekday in a month. */
export const nthInWords = (nth: number | 'last'): string =>
  nth === 'last' ? nth : (nthNames[nth - 1] ?? '');

/** As people say it: "Every Monday and Wednesday". */
export const ruleInWords = (rule: RepeatRule): string => {
  switch (rule.type) {
    case 'daily':
      return 'Every day';
    case 'weekdays':
      return 'Every weekday';
    case 'weekly':
      if (rule.weekdays.length === 7) return 'Every day';
      return `Every ${list(rule.weekdays.map((weekday) => weekdays[weekday] ?? ''))}`;
    case 'every':
      return `Every ${span(rule.count, rule.unit)}`;
    case 'after':
      return `${rule.count === 1 ? `1 ${span(1, rule.unit)}` : span(rule.count, rule.unit)} after it’s done`;
    case 'monthly':
      return rule.date === 'last'
        ? 'On the last day of every month'
        : `Every month on the ${ordinal(rule.date)}`;
    case 'months':
      return `Every ${span(rule.count, 'm')} on the ${rule.date === 'last' ? 'last day' : ordinal(rule.date)}`;
    case 'nth':
      return `Every month on the ${nthInWords(rule.nth)} ${weekdays[rule.weekday] ?? ''}`;
    case 'yearly':
      return `Every year on ${rule.date} ${months[rule.month - 1] ?? ''}`;
    default:
      return unreachable(rule);
  }
};

/** The same for the text that is stored; null for none, or for one that cannot be read. */
export const repeatInWords = (repeatRule: string | null): string | null => {
  const rule = repeatRule === null ? null : parseRule(repeatRule);
  return rule === null ? null : ruleInWords(rule);
};
