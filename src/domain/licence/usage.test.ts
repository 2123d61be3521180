import { describe, expect, it } from 'vitest';
import {
  hasRoomFor,
  isAmount,
  isBelowLimit,
  largestAmount,
  periodStart,
  remainingOf,
  resetsAt,
  usedPart,
} from '#domain/licence/usage.ts';

describe('[LIC-01] a metered feature', () => {
  it.each([
    [50, 49, true],
    [50, 50, false],
    [50, 51, false],
    [0, 0, false],
    [0.1, 0.099_999_999, true],
    [0.1, 0.1, false],
    // 0.30000000000000004 in binary: still the limit, not above it
    [0.3, 0.1 + 0.2, false],
    [-1, 0, true],
    [-1, 1_000_000, true],
  ])('with limit %d and %d in use, decides whether more is allowed: %s', (limit, used, allowed) => {
    expect(isBelowLimit(limit, used)).toBe(allowed);
  });

  it.each([
    [50, 49, 1, true],
    [50, 50, 1, false],
    [50, 48, 2, true],
    [50, 49, 2, false],
    [50, 51, 1, false],
    [0.1, 0, 0.1, true],
    [0.1, 0, 0.100_000_001, false],
    [0.3, 0.1, 0.2, true],
    [0.3, 0.2, 0.1, true],
    [1, 0.95, 0.05, true],
    [1, 0.95, 0.06, false],
    [-1, 1_000_000, 1000, true],
    [0, 0, 1, false],
  ])(
    'with limit %d and %d in use, decides whether there is room for %d: %s',
    (limit, used, amount, taken) => {
      expect(hasRoomFor(limit, used, amount)).toBe(taken);
    },
  );

  it.each([
    [50, 49, 1],
    [50, 50, 0],
    [50, 51, 0],
    [0.3, 0.1, 0.2],
    [0.1, 0.03, 0.07],
    [-1, 300, -1],
  ])('with limit %d and %d in use, leaves %d', (limit, used, left) => {
    expect(remainingOf(limit, used)).toBe(left);
  });

  it('has room for one more exactly while it is below its limit', () => {
    for (const limit of [0, 5, 10, 50, 200, -1]) {
      for (const used of [0, 4, 5, 6, 9, 10, 11, 49, 50, 51, 199, 200, 201]) {
        expect(hasRoomFor(limit, used, 1)).toBe(isBelowLimit(limit, used));
      }
    }
  });

  it.each([
    [50, 25, 0.5],
    [50, 50, 1],
    [50, 300, 1],
    [0, 0, 1],
    [-1, 300, null],
  ])('with limit %d and %d in use, fills the bar to %s', (limit, used, part) => {
    expect(usedPart(limit, used)).toBe(part);
  });
});

describe('[LIC-01] an amount', () => {
  it.each([
    ['monthlyAiRequests', 1, true],
    ['monthlyAiRequests', largestAmount, true],
    ['monthlyAiRequests', largestAmount + 1, false],
    ['monthlyAiRequests', 0, false],
    ['monthlyAiRequests', -1, false],
    ['monthlyAiRequests', 0.5, false],
    ['documentUploads', 1.5, false],
    ['storageGb', 0.1, true],
    ['storageGb', 0.000_000_001, true],
    ['storageGb', 0.000_000_000_1, false],
    ['storageGb', Number.NaN, false],
    ['storageGb', Number.POSITIVE_INFINITY, false],
  ] as const)('decides whether an amount of %s may be %d: %s', (feature, amount, right) => {
    expect(isAmount(feature, amount)).toBe(right);
  });
});

describe('[LIC-01] a period', () => {
  it.each([
    ['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-11-30T23:59:59.999Z', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    // still November in Lisbon and already December in Kiritimati; only UTC counts
    ['2026-12-01T01:00:00.000+14:00', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ])('the month of %s begins %s and ends %s', (at, start, end) => {
    expect(periodStart('month', new Date(at)).toISOString()).toBe(start);
    expect(resetsAt('month', new Date(at))?.toISOString()).toBe(end);
  });

  it('a total never resets', () => {
    expect(periodStart('total', new Date('2026-11-30T23:59:59Z')).getTime()).toBe(0);
    expect(resetsAt('total', new Date('2026-11-30T23:59:59Z'))).toBeNull();
  });
});
