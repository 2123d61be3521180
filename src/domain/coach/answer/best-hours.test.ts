import { describe, expect, it } from 'vitest';
import { bestHours, bestHoursInWords } from './best-hours.ts';

const hour = (at: number, mean: number | null, known = true) => ({
  hour: at,
  mean,
  count: known ? 3 : 1,
  known,
});

describe('the hours with the most energy', () => {
  it.each([
    ['nothing is known', [], null],
    ['hours are known too little', [hour(9, 3, false)], null],
    ['no hour has much energy', [hour(9, 1.5), hour(10, 1.9)], null],
    ['one hour stands out', [hour(9, 1), hour(10, 3), hour(11, 1)], { from: 10, to: 11 }],
    ['neighbours are good too', [hour(9, 2.5), hour(10, 3), hour(11, 2)], { from: 9, to: 12 }],
    [
      'a long stretch is cut to three hours',
      [8, 9, 10, 11, 12].map((at) => hour(at, 2.5)),
      { from: 8, to: 11 },
    ],
    ['two hours are equal', [hour(15, 3), hour(9, 3)], { from: 9, to: 10 }],
  ])('[COACH-01] when %s', (_, profile, expected) => {
    expect(bestHours(profile)).toEqual(expected);
  });

  it.each([
    [{ from: 9, to: 11 }, 'between 9 am and 11 am'],
    [{ from: 11, to: 13 }, 'between 11 am and 1 pm'],
    [{ from: 22, to: 24 }, 'between 10 pm and midnight'],
    [{ from: 0, to: 1 }, 'between midnight and 1 am'],
  ])('[COACH-01] says %o as “%s”', (hours, words) => {
    expect(bestHoursInWords(hours)).toBe(words);
  });
});
