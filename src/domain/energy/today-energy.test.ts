import { describe, expect, it } from 'vitest';
import { decodeTodayEnergy, encodeTodayEnergy } from '#domain/energy/today-energy.ts';

describe('energy of today', () => {
  it('remembers the energy for the day it was given', () => {
    const raw = encodeTodayEnergy('low', '2026-03-01');
    expect(decodeTodayEnergy(raw, '2026-03-01')).toBe('low');
    expect(decodeTodayEnergy(raw, '2026-03-02')).toBeNull();
  });

  it.each([null, '', '{', '"low"', '{"energy":"huge","day":"2026-03-01"}'])(
    'reads no energy from the stored %j',
    (raw) => {
      expect(decodeTodayEnergy(raw, '2026-03-01')).toBeNull();
    },
  );
});
