import { describe, expect, it } from 'vitest';
import {
  energyDayInWords,
  energyInWords,
  finishedInWords,
  focusInWords,
  meanOf,
  minutesInWords,
} from '#domain/support/week-words.ts';

const day = (low: number, medium: number, high: number) => ({ day: '2026-11-16', low, medium, high });

describe('[AUD-01] a week in words', () => {
  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [80, '1 h 20 min'],
  ])('%i minutes are %s', (minutes, words) => {
    expect(minutesInWords(minutes)).toBe(words);
  });

  it.each([
    [day(0, 0, 0), 'No check-in', null],
    [day(2, 0, 1), '2 low, 1 high', 5 / 3],
    [day(0, 1, 0), '1 medium', 2],
  ])('tells a day by its check-ins: %j', (one, words, mean) => {
    expect(energyDayInWords(one)).toBe(words);
    expect(meanOf(one)).toBe(mean);
  });

  it.each([
    [[], 'No energy check-ins this week.'],
    [[day(1, 0, 0)], '1 energy check-in this week.'],
    [[day(2, 0, 0)], '2 energy check-ins this week.'],
    [[day(2, 1, 0)], '3 energy check-ins this week, usually low.'],
    [[day(1, 1, 1)], '3 energy check-ins this week, usually medium.'],
    [[day(1, 0, 1), day(1, 0, 1)], '4 energy check-ins this week, usually medium.'],
    [[day(0, 1, 2)], '3 energy check-ins this week, usually high.'],
  ])('says what was usual from three check-ins on: %j', (days, words) => {
    expect(energyInWords(days)).toBe(words);
  });

  it('counts focus and finished tasks, and blames nobody for none', () => {
    expect(focusInWords([{ day: '', sessions: 1, minutes: 25 }])).toBe('25 min of focus in 1 session.');
    expect(focusInWords([])).toBe('No focus sessions this week.');
    expect(finishedInWords(0)).toBe('No tasks finished this week.');
    expect(finishedInWords(1)).toBe('1 task finished this week.');
  });
});
