import { describe, expect, it } from 'vitest';
import { moodOfPair, resolveMood } from '#domain/moods/mood-mapping.ts';

describe('[MOOD-03] mood mapping', () => {
  it.each([
    ['background-calm', 'calm'],
    ['gentle-focus', 'focus'],
    ['deep-focus', 'focus'],
    ['wind-down', 'calm'],
    ['creative-flow', 'creative'],
    ['active-energy', 'energetic'],
    ['Focus', 'focus'],
    ['Calm', 'calm'],
    ['Creative', 'creative'],
    ['Energy', 'energetic'],
    ['energetic', 'energetic'],
    ['high-medium', 'focus'],
    ['low-low', 'calm'],
    ['medium/high', 'energetic'],
    [' Calm ', 'calm'],
  ])('maps the mood name %s to %s', (name, mood) => {
    expect(resolveMood(name)?.service).toBe(mood);
  });

  it.each(['', 'angry', 'high', 'high-huge', 'toString', '__proto__'])(
    'maps the name %j to no mood',
    (name) => {
      expect(resolveMood(name)).toBeNull();
    },
  );

  it.each([
    ['high', 'medium', 'focus'],
    ['low', 'low', 'calm'],
    ['medium', 'high', 'energetic'],
    ['high', 'low', 'focus'],
    ['low', 'high', 'focus'],
    ['medium', 'medium', 'focus'],
    ['', 'nonsense', 'focus'],
  ])('maps focus %s with energy %s to %s', (focus, energy, mood) => {
    expect(moodOfPair(focus, energy)).toBe(mood);
  });
});
