import { expect, it } from 'vitest';
import { dayInSentence, dayInWords } from '#domain/calendar/day-in-words.ts';

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
