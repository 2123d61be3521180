import { describe, expect, it } from 'vitest';
import { closestName } from './closest-name.ts';

describe('suggested names', () => {
  it('are near, or none', () => {
    expect(closestName('song', ['songs', 'people'])).toBe('songs');
    expect(closestName('zebra', ['songs', 'people'])).toBeUndefined();
    expect(closestName('x'.repeat(500), ['songs'])).toBeUndefined();
  });
});
