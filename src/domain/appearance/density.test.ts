import { describe, expect, it } from 'vitest';
import { densityOn, parseDensity } from '#domain/appearance/density.ts';

describe('the density of lists', () => {
  it.each([
    [null, true, 'compact'],
    [null, false, 'comfortable'],
    ['comfortable', true, 'comfortable'],
    ['compact', false, 'compact'],
  ] as const)('chosen %j on a wide screen (%s) is %s', (chosen, isWide, density) => {
    expect(densityOn(chosen, isWide)).toBe(density);
  });

  it.each([
    ['compact', 'compact'],
    ['comfortable', 'comfortable'],
    ['tiny', null],
    [null, null],
  ])('reads %j as %j', (stored, density) => {
    expect(parseDensity(stored)).toBe(density);
  });
});
