import { describe, expect, it } from 'vitest';
import { barsPath, linePath, wavePath } from '#web/features/music-analysis/chart-paths.ts';

describe('drawing curves', () => {
  it('draws silence as a thin line and full level from top to bottom', () => {
    expect(wavePath([0, 1])).toBe('M100.0 49.4V50.6M300.0 0.0V100.0');
  });

  it('draws bars between the bounds and cuts what is beyond them', () => {
    expect(barsPath([-90, -30, 30], -60, 0)).toBe(
      'M13.3 100V100.0h106.7V100zM146.7 100V50.0h106.7V100zM280.0 100V0.0h106.7V100z',
    );
  });

  it('breaks a line where there is no value', () => {
    const points = [
      { at: 0, value: 90 },
      { at: 10, value: null },
      { at: 20, value: 100 },
      { at: 40, value: 110 },
    ];
    expect(linePath(points, 40, 90, 110)).toBe('M0.0 100.0h0.1M200.0 50.0h0.1L400.0 0.0');
  });

  it('draws a single value without dividing by nothing', () => {
    expect(linePath([{ at: 0, value: 90 }], 0, 90, 90)).toBe('M0.0 100.0h0.1');
    expect(barsPath([], 0, 1)).toBe('');
  });
});
