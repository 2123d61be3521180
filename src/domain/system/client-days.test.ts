import { describe, expect, it } from 'vitest';
import { type ClientDays, daysUntil, errorDays, vitalDays } from '#domain/system/client-days.ts';
import { bytesWords } from '#domain/system/disk-room.ts';

const days: ClientDays = {
  today: '2026-03-01',
  errors: [{ day: '2026-02-28', count: 4 }],
  vitals: [
    { day: '2026-03-01', name: 'LCP', samples: 2, p75: 1800 },
    { day: '2026-03-01', name: 'CLS', samples: 1, p75: 0 },
  ],
};

describe('[ADMIN-01] what browsers reported, day by day', () => {
  it('shows thirty days that end today, over the end of a month', () => {
    const shown = daysUntil(days.today);
    expect(shown).toHaveLength(30);
    expect(shown[0]).toBe('2026-01-31');
    expect(shown.slice(-2)).toEqual(['2026-02-28', '2026-03-01']);
  });

  it('counts a day without errors as zero', () => {
    expect(errorDays(days).slice(-2)).toEqual([
      { day: '2026-02-28', value: 4, samples: 4 },
      { day: '2026-03-01', value: 0, samples: 0 },
    ]);
  });

  it('leaves a day without a measurement empty, and keeps a measured zero', () => {
    expect(vitalDays(days, 'LCP').slice(-2)).toEqual([
      { day: '2026-02-28', value: null, samples: 0 },
      { day: '2026-03-01', value: 1800, samples: 2 },
    ]);
    expect(vitalDays(days, 'CLS').at(-1)).toEqual({ day: '2026-03-01', value: 0, samples: 1 });
  });

  it.each([
    [0, '0.0 MB'],
    [812 * 1024 ** 2, '812 MB'],
    [1024 ** 3 - 1, '1024 MB'],
    [1024 ** 3, '1.0 GB'],
    [1.8 * 1024 ** 4, '1.8 TB'],
    [3000 * 1024 ** 4, '3000.0 TB'],
  ])('says %d bytes as %s', (bytes, words) => {
    expect(bytesWords(bytes)).toBe(words);
  });
});
