import { describe, expect, it } from 'vitest';
import { checkNow, daysAgo, energyCheck } from '#domain/energy/energy-check.fixture.ts';
import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';

const at = (checks: readonly EnergyCheck[], hour: number) => hourlyProfile(checks, checkNow)[hour]!;
const several = (count: number, fields: Partial<EnergyCheck>) =>
  Array.from({ length: count }, () => energyCheck(fields));

describe('the hourly energy profile', () => {
  it('gives an empty profile before the first check', () => {
    const profile = hourlyProfile([], checkNow);
    expect(profile).toHaveLength(24);
    expect(profile[7]).toEqual({ hour: 7, mean: null, count: 0, known: false });
  });

  it.each([
    [2, false],
    [3, true],
    [4, true],
  ])('with %d checks at an hour, decides whether its mean is known: %s', (count, known) => {
    expect(at(several(count, { hour: 9, energy: 'high' }), 9)).toMatchObject({ count, known, mean: 3 });
  });

  it.each([
    [7, null],
    [8, 3],
    [9, 3],
    [11, 3],
    [12, 3],
    [13, null],
  ])('spreads a check at ten to hour %d as %j', (hour, mean) => {
    expect(at([energyCheck({ hour: 10, energy: 'high' })], hour).mean).toBe(mean);
  });

  it('spreads a check across midnight', () => {
    expect(at([energyCheck({ hour: 23, energy: 'low' })], 1).mean).toBe(1);
    expect(at([energyCheck({ hour: 0, energy: 'low' })], 22).mean).toBe(1);
  });

  it('lets neighbouring hours sway one check, and hardly move twenty', () => {
    const beside = several(30, { hour: 11, energy: 'low' });
    const few = at([...several(1, { hour: 10, energy: 'high' }), ...beside], 10).mean!;
    const many = at([...several(20, { hour: 10, energy: 'high' }), ...beside], 10).mean!;
    expect(few).toBe(2);
    expect(many).toBeGreaterThan(2.9);
  });

  it.each([
    // Equal weights give 2; thirty days make it two to one; sixty, four to one.
    [0, 2],
    [30, (3 * 1 + 1 * 0.5) / 1.5],
    [60, (3 * 1 + 1 * 0.25) / 1.25],
  ])('weighs a low check of %d days ago against a high one of now: %d', (days, mean) => {
    const checks = [energyCheck({ energy: 'high' }), energyCheck({ energy: 'low', at: daysAgo(days) })];
    expect(at(checks, 10).mean).toBeCloseTo(mean, 10);
  });

  it('treats a check from a clock that is ahead as made now', () => {
    const checks = [energyCheck({ energy: 'high', at: daysAgo(-400) }), energyCheck({ energy: 'low' })];
    expect(at(checks, 10).mean).toBe(2);
  });

  it('gives one level everywhere when all checks are of that level', () => {
    const same = [1, 5, 9].flatMap((hour) => several(2, { hour, energy: 'medium' }));
    const means = hourlyProfile(same, checkNow).flatMap(({ mean }) => (mean === null ? [] : [mean]));
    for (const mean of means) expect(mean).toBeCloseTo(2, 12);
  });
});
