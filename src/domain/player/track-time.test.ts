import { expect, it } from 'vitest';
import { spokenTime, trackTime } from '#domain/player/track-time.ts';

it.each([
  [0, '0:00', '0 seconds'],
  [999, '0:00', '0 seconds'],
  [1000, '0:01', '1 second'],
  [59_999, '0:59', '59 seconds'],
  [60_000, '1:00', '1 minute'],
  [187_000, '3:07', '3 minutes 7 seconds'],
  [3_599_999, '59:59', '59 minutes 59 seconds'],
  [3_600_000, '1:00:00', '1 hour'],
  [7_265_000, '2:01:05', '2 hours 1 minute 5 seconds'],
  [-1, '0:00', '0 seconds'],
  [Number.NaN, '0:00', '0 seconds'],
  [Number.POSITIVE_INFINITY, '0:00', '0 seconds'],
])('[MINI-01] shows %d ms as %s, spoken as “%s”', (milliseconds, shown, spoken) => {
  expect(trackTime(milliseconds)).toBe(shown);
  expect(spokenTime(milliseconds)).toBe(spoken);
});
