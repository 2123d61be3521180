import { parseRule, type RepeatRule } from '#domain/recurrence/repeat-rule.ts';
import { nthInWords, ordinal } from '#domain/recurrence/rule-in-words.ts';
import { unreachable } from '#domain/unreachable.ts';

const shortWeekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const shortMonths = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const unitNames = { d: 'day', w: 'week', m: 'month' } as const;

const dateWords = (date: number | 'last'): string => (date === 'last' ? 'last day' : ordinal(date));

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
      const unit = `${unitNames[rule.unit]}${rule.count === 1 ? '' : 's'}`;
      return `every ${rule.count} ${unit}${rule.type === 'after' ? ' after it is done' : ''}`;
    }
    case 'monthly':
      return `every month on the ${dateWords(rule.date)}`;
    case 'months':
      return `every ${rule.count} months on the ${dateWords(rule.date)}`;
    case 'nth':
      return `every month on the ${nthInWords(rule.nth)} ${shortWeekdays[rule.weekday]}`;
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
