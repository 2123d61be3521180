import { describe, expect, it } from 'vitest';
import { isRestDay, withWeekday } from '#domain/rest-days/rest-day.ts';

describe('rest days', () => {
  // 2026-11-15 is a Sunday.
  it.each([
    [[], null, '2026-11-15', false],
    [[6], null, '2026-11-14', false],
    [[6], null, '2026-11-15', true],
    [[6], null, '2026-11-16', false],
    [[0], null, '2026-11-16', true],
    [[], '2026-11-15', '2026-11-14', false],
    [[], '2026-11-15', '2026-11-15', true],
    [[], '2026-11-15', '2026-11-16', false],
    [[0, 6], '2026-11-18', '2026-11-18', true],
  ])(
    'with rest weekdays %j and the day off %s, %s is a rest day: %s',
    (restWeekdays, restOn, day, expected) => {
      expect(isRestDay({ restWeekdays, restOn }, day)).toBe(expected);
    },
  );

  it.each([
    [[], 3, [3]],
    [[5], 0, [0, 5]],
    [[0, 5], 5, [0]],
    [[0], 0, []],
  ])('toggles the rest weekdays %j by %d to %j', (before, weekday, expected) => {
    expect(withWeekday(before, weekday)).toEqual(expected);
  });
});
