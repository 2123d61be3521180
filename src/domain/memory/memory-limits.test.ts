import { describe, expect, it } from 'vitest';
import { checkMemoryLimit, memoryLimits, storeAgainWords } from './memory-limits.ts';

const now = 1_800_000_000_000;
const ago = (count: number, milliseconds: number): number[] =>
  Array.from({ length: count }, () => now - milliseconds);

describe('[MEM-02] the limits of storing', () => {
  it('are the specification’s', () => {
    expect(
      memoryLimits.map(({ name, limit, retryAfterSeconds }) => [name, limit, retryAfterSeconds]),
    ).toEqual([
      ['burst', 5, 3],
      ['second', 3, 1],
      ['minute', 10, 60],
      ['hour', 100, 3600],
      ['day', 500, 86_400],
    ]);
  });

  it.each([
    ['nothing stored', [], null],
    ['two in this second', ago(2, 0), null],
    ['three in this second', ago(3, 999), 'per-second limit'],
    ['three a second ago', ago(3, 1000), null],
    ['four within three seconds', ago(4, 2999), null],
    ['five within three seconds', ago(5, 2999), 'burst limit exceeded'],
    ['five in this second: the burst is named first', ago(5, 0), 'burst limit exceeded'],
    ['five, three seconds ago', ago(5, 3000), null],
    ['nine within a minute', ago(9, 59_999), null],
    ['ten within a minute', ago(10, 59_999), 'per-minute limit'],
    ['ten a minute ago', ago(10, 60_000), null],
    ['99 within an hour', ago(99, 3_599_999), null],
    ['100 within an hour', ago(100, 3_599_999), 'per-hour limit'],
    ['100 an hour ago', ago(100, 3_600_000), null],
    ['499 within a day', ago(499, 86_399_999), null],
    ['500 within a day', ago(500, 86_399_999), 'per-day limit'],
    ['500 a day ago', ago(500, 86_400_000), null],
    ['those of one window do not count twice', [...ago(2, 500), ...ago(2, 2000), ...ago(5, 50_000)], null],
    ['one more in that minute', [...ago(2, 500), ...ago(2, 2000), ...ago(6, 50_000)], 'per-minute limit'],
  ])('%s', (_title, storedAt, reason) => {
    expect(checkMemoryLimit(storedAt, now)?.reason ?? null).toBe(reason);
  });

  it('come with the time to try again', () => {
    expect(checkMemoryLimit(ago(10, 30_000), now)).toEqual({
      reason: 'per-minute limit',
      retryAfterSeconds: 60,
    });
  });

  it.each([
    [0, 'in a second'],
    [1, 'in a second'],
    [3, 'in 3 seconds'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in an hour'],
    [86_400, 'in a day'],
  ])('%i seconds are "%s"', (seconds, words) => {
    expect(storeAgainWords(seconds)).toBe(`That was a lot at once. You can store the next memory ${words}.`);
  });
});
