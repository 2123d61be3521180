import { describe, expect, it } from 'vitest';
import { closestName } from './closest-name.ts';

describe('suggested names', () => {
  it('suggests a near name, or none', () => {
    expect(closestName('song', ['songs', 'people'])).toBe('songs');
    expect(closestName('zebra', ['songs', 'people'])).toBeUndefined();
    expect(closestName('(x, y)', ['()'], 0.33)).toBeUndefined();
    expect(closestName('(x, y)', ['(x, z)', '()'], 0.33)).toBe('(x, z)');
    expect(closestName('x'.repeat(500), ['songs'])).toBeUndefined();
  });
});
