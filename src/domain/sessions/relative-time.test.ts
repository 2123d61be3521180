import { describe, expect, it } from 'vitest';
import { timeAgo } from '#domain/sessions/relative-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('relative time', () => {
  it.each([
    [-5 * minute, 'just now'],
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, 'yesterday'],
    [2 * day - 1, 'yesterday'],
    [2 * day, '2 days ago'],
    [60 * day - 1, '59 days ago'],
    [60 * day, '2 months ago'],
    [365 * day, '12 months ago'],
  ])('formats %j ms ago as %j', (passed, words) => {
    expect(timeAgo(1_000_000_000_000, 1_000_000_000_000 + passed)).toBe(words);
  });
});
