import { describe, expect, it } from 'vitest';
import { periodOf } from '#web/features/delete-data/period-of.ts';

describe('[ARCHIVE-01] a period to delete', () => {
  it('holds its last day whole, by the calendar', () => {
    const period = periodOf('2026-03-28', '2026-03-29');
    expect(period).toEqual({
      from: new Date(2026, 2, 28).toISOString(),
      to: new Date(2026, 2, 30).toISOString(),
    });
  });

  it('may be a single day', () => {
    expect(periodOf('2026-03-01', '2026-03-01')).toEqual({
      from: new Date(2026, 2, 1).toISOString(),
      to: new Date(2026, 2, 2).toISOString(),
    });
  });

  it.each([
    ['', '2026-03-01'],
    ['2026-03-01', ''],
    ['2026-03-02', '2026-03-01'],
    ['2026-13-01', '2026-13-02'],
  ])('is none from “%s” to “%s”', (first, last) => {
    expect(periodOf(first, last)).toBeNull();
  });
});
