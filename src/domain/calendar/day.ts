/** Days as `2026-11-15`, counted without hours or zones: which day it is where the person is, is asked elsewhere. */
export type Day = string;

const dayLength = 86_400_000;

const toUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => fromUtc(toUtc(day) + days * dayLength);

export const daysBetween = (from: Day, to: Day): number => (toUtc(to) - toUtc(from)) / dayLength;

/** Monday is 0. */
export const weekdayOf = (day: Day): number => (new Date(toUtc(day)).getUTCDay() + 6) % 7;

/** The next such weekday, never the day itself. */
export const nextWeekday = (today: Day, weekday: number): Day =>
  addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);

/** Null where the calendar has no such day. */
export const dayFrom = (year: number, month: number, date: number): Day | null => {
  const moment = Date.UTC(year, month - 1, date);
  if (!Number.isFinite(moment) || year < 1970 || year > 9999) return null;
  const day = fromUtc(moment);
  return Number(day.slice(5, 7)) === month && Number(day.slice(8, 10)) === date ? day : null;
};

/** A day without a year is the next one there is, today included. */
export const upcoming = (today: Day, month: number, date: number): Day | null => {
  const year = Number(today.slice(0, 4));
  // The 29th of February comes round in at most eight years.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const day = dayFrom(year + ahead, month, date);
    if (day !== null && day >= today) return day;
  }
  return null;
};

/** That date of a month, or the month's last day where it has no such date. Months may run over the year's end. */
export const dateIn = (year: number, month: number, date: number | 'last'): Day => {
  const [inYear, inMonth] = [year + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1];
  for (let wanted = date === 'last' ? 31 : date; wanted > 28; wanted -= 1) {
    const day = dayFrom(inYear, inMonth, wanted);
    if (day !== null) return day;
  }
  return dayFrom(inYear, inMonth, date === 'last' ? 28 : Math.min(date, 28)) ?? `${inYear}-01-01`;
};

/** The same date so many months later, or that month's last day. */
export const addMonths = (day: Day, months: number): Day =>
  dateIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, Number(day.slice(8, 10)));

/** The first to fourth or the last such weekday of a month. Months may run over the year's end. */
export const nthWeekday = (year: number, month: number, nth: number | 'last', weekday: number): Day => {
  const from =
    nth === 'last' ? addDays(dateIn(year, month, 'last'), -6) : dateIn(year, month, (nth - 1) * 7 + 1);
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
};
