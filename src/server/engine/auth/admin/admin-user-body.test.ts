import { describe, expect, it } from 'vitest';
import { parseBan } from './admin-user-body.ts';

describe('reading how long a ban lasts', () => {
  it.each([
    ['none', 0],
    ['24h', 86_400],
    ['1h30m', 5400],
    ['1.5h', 5400],
    ['300ms', 0.3],
    ['2h45m10s', 9910],
    ['876000h', 3_153_600_000],
  ])('[API-04] reads the duration %s as %d s', (text, seconds) => {
    expect(parseBan(text)).toBeCloseTo(seconds, 9);
  });

  it.each(['', '24', 'h', '-1h', '1d', 'forever', '1h ', '1h,30m', '9999999h', '1e3h'])(
    '[API-04] refuses %j as a duration',
    (text) => {
      expect(() => parseBan(text)).toThrow('invalid format for ban duration');
    },
  );
});
