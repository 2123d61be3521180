import { addDays, type Day, weekdayOf } from '#domain/calendar/day.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** As people say it: Today, Tomorrow, Friday, 12 Dec, 1 Jan 2028. */
export const dayInWords = (day: Day, today: Day): string => {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  if (day > today && day < addDays(today, 7)) return weekdays[weekdayOf(day)] ?? day;
  const text = `${Number(day.slice(8, 10))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`;
  return day.slice(0, 4) === today.slice(0, 4) ? text : `${text} ${day.slice(0, 4)}`;
};

/** The same in the middle of a sentence: by tomorrow, by Friday. */
export const dayInSentence = (day: Day, today: Day): string => dayInWords(day, today).replace(/^To/, 'to');
