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
