import { addDays, type Day, nextWeekday, weekdayOf } from '#domain/calendar/day.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Not this week": the Monday that comes. */
export const nextWeek = (today: Day): Day => nextWeekday(today, 0);

/** A day that has passed, as a fact and not as a reproach; after a week it is no longer worth a word. */
export const sinceWords = (day: Day, today: Day): string | null => {
  if (day >= today || day < addDays(today, -6)) return null;
  return day === addDays(today, -1) ? 'Since yesterday' : `Since ${weekdays[weekdayOf(day)] ?? day}`;
};
