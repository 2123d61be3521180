import type { ByDay, Rrule } from '#domain/calendar-files/read-rrule.ts';

const dayLength = 86_400_000;

const weekdayAt = (day: number): number => (new Date(day).getUTCDay() + 6) % 7;

const matchesWeekday = (day: number, byDay: readonly ByDay[]): boolean =>
  byDay.length === 0 || byDay.some(({ weekday }) => weekday === weekdayAt(day));

const lengthOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Days from one to another, both counted. */
const everyDay = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) / dayLength) + 1 }, (_, index) => from + index * dayLength);

/** The days of a stretch, a month or a year, that the weekdays name: the second Tuesday, the last Friday, every Monday. */
const byWeekday = (days: readonly number[], byDay: readonly ByDay[]): readonly number[] => {
  const found = byDay.flatMap(({ weekday, nth }) => {
    const all = days.filter((day) => weekdayAt(day) === weekday);
    if (nth === 0) return all;
    const one = all.at(nth > 0 ? nth - 1 : nth);
    return one === undefined ? [] : [one];
  });
  return [...new Set(found)].toSorted((a, b) => a - b);
};

const inMonth = (rule: Rrule, year: number, month: number, usual: number): readonly number[] => {
  const length = lengthOfMonth(year, month);
  const first = Date.UTC(year, month, 1);
  if (rule.byMonthDay.length === 0 && rule.byDay.length === 0) {
    return usual <= length ? [first + (usual - 1) * dayLength] : [];
  }
  const all = everyDay(first, first + (length - 1) * dayLength);
  const named = rule.byDay.length === 0 ? all : byWeekday(all, rule.byDay);
  if (rule.byMonthDay.length === 0) return named;
  return named.filter((day) => {
    const date = new Date(day).getUTCDate();
    return rule.byMonthDay.some((wanted) => wanted === date || wanted + length + 1 === date);
  });
};

const inYear = (rule: Rrule, year: number, start: Date): readonly number[] => {
  const months = rule.byMonth.map((month) => month - 1);
  if (rule.byMonth.length === 0 && rule.byMonthDay.length === 0 && rule.byDay.length > 0) {
    return byWeekday(everyDay(Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)), rule.byDay);
  }
  const each =
    rule.byMonth.length > 0
      ? months
      : rule.byMonthDay.length > 0
        ? Array.from({ length: 12 }, (_, month) => month)
        : [start.getUTCMonth()];
  return [...new Set(each.flatMap((month) => inMonth(rule, year, month, start.getUTCDate())))].toSorted(
    (a, b) => a - b,
  );
};

interface Periods {
  /** The first day of a stretch of the rule. */
  readonly startOf: (index: number) => number;
  readonly daysOf: (index: number) => readonly number[];
  /** Shorter than any stretch of the rule, to see how many can be stepped over. */
  readonly length: number;
}

const periodsOf = (rule: Rrule, first: number): Periods => {
  const start = new Date(first);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  const isIn = (day: number): boolean =>
    rule.byMonth.length === 0 || rule.byMonth.includes(new Date(day).getUTCMonth() + 1);
  if (rule.freq === 'DAILY') {
    const startOf = (index: number): number => first + index * rule.interval * dayLength;
    const isOn = (day: number): boolean => {
      const one = new Date(day);
      const fromEnd = one.getUTCDate() - lengthOfMonth(one.getUTCFullYear(), one.getUTCMonth()) - 1;
      const dates = rule.byMonthDay;
      return dates.length === 0 || dates.includes(one.getUTCDate()) || dates.includes(fromEnd);
    };
    return {
      startOf,
      daysOf: (index) =>
        [startOf(index)].filter((day) => isIn(day) && isOn(day) && matchesWeekday(day, rule.byDay)),
      length: rule.interval * dayLength,
    };
  }
  if (rule.freq === 'WEEKLY') {
    const monday = first - ((weekdayAt(first) - rule.weekStart + 7) % 7) * dayLength;
    const startOf = (index: number): number => monday + index * rule.interval * 7 * dayLength;
    const wanted = rule.byDay.length === 0 ? [{ weekday: weekdayAt(first), nth: 0 }] : rule.byDay;
    return {
      startOf,
      daysOf: (index) =>
        everyDay(startOf(index), startOf(index) + 6 * dayLength).filter(
          (day) => isIn(day) && matchesWeekday(day, wanted),
        ),
      length: rule.interval * 7 * dayLength,
    };
  }
  if (rule.freq === 'MONTHLY') {
    return {
      startOf: (index) => Date.UTC(year, month + index * rule.interval, 1),
      daysOf: (index) => {
        const at = new Date(Date.UTC(year, month + index * rule.interval, 1));
        if (!isIn(at.getTime())) return [];
        return inMonth(rule, at.getUTCFullYear(), at.getUTCMonth(), start.getUTCDate());
      },
      length: rule.interval * 31 * dayLength,
    };
  }
  return {
    startOf: (index) => Date.UTC(year + index * rule.interval, 0, 1),
    daysOf: (index) => inYear(rule, year + index * rule.interval, start),
    length: rule.interval * 366 * dayLength,
  };
};

/** How much may still be looked at; shared by everything in one file. */
export interface Budget {
  steps: number;
}

/** How much work one stretch is, beside one day. */
const costOf = ({ freq, byDay, byMonth }: Rrule): number => {
  if (freq === 'DAILY') return 1;
  if (freq === 'WEEKLY') return 2;
  const days = byDay.length === 0 ? 4 : 4 * byDay.length;
  return freq === 'MONTHLY' ? days : days * (byMonth.length === 0 ? 12 : byMonth.length);
};

const chosen = (days: readonly number[], positions: readonly number[]): readonly number[] => {
  if (positions.length === 0) return days;
  const found = positions.flatMap((position) => days.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(found)].toSorted((a, b) => a - b);
};

/**
 * When a rule that begins at `start` comes between two clock times, both counted; its beginning always counts as the first.
 * `isOver` says whether the rule's own end has come. Null when the budget is spent: then nothing is known.
 */
export const expandRrule = (
  rule: Rrule,
  start: number,
  window: { readonly from: number; readonly to: number },
  isOver: (clock: number) => boolean,
  budget: Budget,
): readonly number[] | null => {
  const first = Math.floor(start / dayLength) * dayLength;
  const time = start - first;
  const periods = periodsOf(rule, first);
  const found: number[] = start >= window.from && start <= window.to ? [start] : [];
  const cost = costOf(rule);
  let counted = 1;
  // What is counted has to be counted from the beginning; everything else begins just before it matters.
  const skipped =
    rule.count === null ? Math.max(0, Math.floor((window.from - first) / periods.length) - 2) : 0;
  for (let index = skipped; ; index += 1) {
    budget.steps -= cost;
    if (budget.steps < 0) return null;
    const begins = periods.startOf(index);
    if (!Number.isFinite(begins) || begins > window.to) return found;
    for (const day of chosen(periods.daysOf(index), rule.bySetPos)) {
      const clock = day + time;
      if (clock <= start) continue;
      if (clock > window.to || isOver(clock)) return found;
      counted += 1;
      if (rule.count !== null && counted > rule.count) return found;
      if (clock >= window.from) found.push(clock);
    }
    if (rule.count !== null && counted >= rule.count) return found;
  }
};
