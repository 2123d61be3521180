import { describe, expect, test } from 'vitest';
import { placeOf, threatSentence } from './threat-words.ts';
import { threatRules } from './threat-rule.ts';

const travel = (minutes: number): string =>
  threatSentence({ rule: 'impossible_travel', facts: { kilometres: 8790, minutes } }, 'you');

describe('[FN-02] threats in plain words', () => {
  test.each(threatRules)('%s is a sentence also where nothing is known', (rule) => {
    const sentence = threatSentence({ rule, facts: {} }, 'you');
    expect(sentence).toMatch(/^[A-Z].*your account.*\.$/u);
    expect(sentence).not.toMatch(/undefined|null|unknown|NaN/u);
    expect(threatSentence({ rule, facts: {} }, 'them')).toContain('this account');
  });

  test('tells device and place, as far as they are known', () => {
    const facts = { device: 'Firefox on Linux', country: 'Germany', region: 'Berlin', city: null };
    expect(threatSentence({ rule: 'new_device', facts }, 'you')).toBe(
      'Firefox on Linux signed in to your account for the first time, from Berlin, Germany.',
    );
    expect(placeOf({ country: 'unknown', city: 'unknown' })).toBeUndefined();
  });

  test('tells minutes as minutes and long times as hours', () => {
    expect(travel(119)).toContain('8,790 km apart, with only 119 minutes between');
    expect(travel(120)).toContain('only 2 hours');
    expect(travel(1)).toContain('only 1 minute between');
    expect(travel(0)).toContain('less than a minute');
  });
});
