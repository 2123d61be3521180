import { expect, it } from 'vitest';
import {
  clockInWords,
  dateLocaleOf,
  dayInSentence,
  dayInWords,
  timesInWords,
} from '#domain/calendar/day-in-words.ts';

it.each([
  ['2026-11-15', 'Today'],
  ['2026-11-16', 'Tomorrow'],
  ['2026-11-17', 'Tuesday'],
  ['2026-11-21', 'Saturday'],
  ['2026-11-22', '22 Nov'],
  ['2026-11-14', '14 Nov'],
  ['2027-01-01', '1 Jan 2027'],
])('[TASK-01] shows the day %s as %s', (day, words) => {
  expect(dayInWords(day, '2026-11-15')).toBe(words);
});

it.each([
  ['2026-11-15', 'today'],
  ['2026-11-16', 'tomorrow'],
  ['2026-11-17', 'Tuesday'],
  ['2026-11-22', '22 Nov'],
])('[TASK-01] writes the day %s inside a sentence as %s', (day, words) => {
  expect(dayInSentence(day, '2026-11-15')).toBe(words);
});

it.each([
  ['en-GB', '22 Nov', '15:00', '00:05'],
  ['en-US', 'Nov 22', '3:00 pm', '12:05 am'],
  ['en-DE', '22 Nov', '15:00', '00:05'],
])('writes days and times as in %s', (locale, day, afternoon, night) => {
  expect(dayInWords('2026-11-22', '2026-11-15', locale)).toBe(day);
  expect(clockInWords('15:00', locale)).toBe(afternoon);
  expect(clockInWords('00:05', locale)).toBe(night);
});

it('says when something begins and ends', () => {
  expect(timesInWords('15:00', '16:30')).toBe('15:00 to 16:30');
  expect(timesInWords('15:00', null, 'en-US')).toBe('3:00 pm');
});

it.each([
  ['en-US', 'en-US'],
  ['de', 'en-DE'],
  ['fr-CA', 'en-CA'],
  ['not a language', 'en-GB'],
])('takes the dates of %s as those of %s', (language, locale) => {
  expect(dateLocaleOf(language)).toBe(locale);
});
