import { addDays, type Day, dayFrom, nextWeekday, upcoming, weekdayOf } from '#domain/calendar/day.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const shortWeekdays: Readonly<Record<string, number>> = {
  mon: 0,
  tue: 1,
  tues: 1,
  wed: 2,
  thu: 3,
  thur: 3,
  thurs: 3,
  fri: 4,
  sat: 5,
  sun: 6,
};

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Monday is 0. */
export const weekdayNamed = (word: string): number | null => {
  const full = weekdays.indexOf(word);
  if (full >= 0) return full;
  return Object.hasOwn(shortWeekdays, word) ? (shortWeekdays[word] ?? null) : null;
};

/** January is 1. */
export const monthNumberNamed = (word: string): number | null => {
  if (word.length < 3) return null;
  const index = months.findIndex((month) => month === word || (word.length <= 4 && month.startsWith(word)));
  return index < 0 ? null : index + 1;
};

export const numberNamed = (word: string): number | null => {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  if (word === 'a' || word === 'an') return 1;
  const index = numbers.indexOf(word);
  return index < 0 ? null : index + 1;
};

const dateNumber = (word: string): number | null => {
  const match = /^(\d{1,2})(?:st|nd|rd|th|\.)?$/.exec(word);
  return match === null ? null : Number(match[1]);
};

const oneWord = (word: string, today: Day): Day | null => {
  if (word === 'today' || word === 'tonight') return today;
  if (word === 'tomorrow' || word === 'tmr') return addDays(today, 1);
  const weekday = weekdayNamed(word);
  if (weekday !== null) return nextWeekday(today, weekday);
  const written = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word);
  if (written === null) return null;
  return dayFrom(Number(written[1]), Number(written[2]), Number(written[3]));
};

const twoWords = (first: string, second: string, today: Day): Day | null => {
  if (first === 'next') {
    if (second === 'week') return nextWeekday(today, 0);
    const weekday = weekdayNamed(second);
    // The one of the coming week, which begins on Monday.
    return weekday === null ? null : addDays(nextWeekday(today, 0), weekday);
  }
  if (first === 'this' && second === 'weekend') {
    return weekdayOf(today) >= 5 ? today : nextWeekday(today, 5);
  }
  const [date, month] = [
    dateNumber(first) ?? dateNumber(second),
    monthNumberNamed(second) ?? monthNumberNamed(first),
  ];
  return date === null || month === null ? null : upcoming(today, month, date);
};

const threeWords = (first: string, second: string, third: string, today: Day): Day | null => {
  if (first === 'in') {
    const count = numberNamed(second);
    if (count === null) return null;
    if (/^days?$/.test(third)) return addDays(today, count);
    return /^weeks?$/.test(third) ? addDays(today, count * 7) : null;
  }
  if (!/^\d{4}$/.test(third)) return null;
  const [date, month] = [
    dateNumber(first) ?? dateNumber(second),
    monthNumberNamed(second) ?? monthNumberNamed(first),
  ];
  return date === null || month === null ? null : dayFrom(Number(third), month, date);
};

/** The day that one to three words, in small letters, name; null for any other words. */
export const dayNamed = (words: readonly string[], today: Day): Day | null => {
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) return oneWord(first, today);
  if (words.length === 2) return twoWords(first, second, today);
  return words.length === 3 ? threeWords(first, second, third, today) : null;
};
