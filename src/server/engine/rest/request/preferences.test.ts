import { describe, expect, it } from 'vitest';
import { parsePreferences } from './preferences.ts';

describe('preferences', () => {
  it('takes the first of each preference and ignores unknown ones', () => {
    expect(parsePreferences('return=minimal,count=exact, return=representation,foo=bar')).toEqual({
      return: 'minimal',
      count: 'exact',
    });
    expect(parsePreferences(undefined)).toEqual({});
    expect(() => parsePreferences('handling=strict, foo=bar')).toThrow('Invalid preferences');
  });
});
