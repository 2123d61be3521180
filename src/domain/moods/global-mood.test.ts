import { expect, it } from 'vitest';
import { globalMoodOf } from '#domain/moods/global-mood.ts';
import { serviceMoods } from '#domain/music/service-mood.ts';

it.each([
  ['background-calm', 'relaxed'],
  ['gentle-focus', 'flow'],
  ['deep-focus', 'focused'],
  ['wind-down', 'contemplative'],
  ['creative-flow', 'creative'],
  ['active-energy', 'energized'],
  ['Focus', 'focused'],
  ['Calm', 'relaxed'],
  ['Creative', 'creative'],
  ['Energy', 'energized'],
  ['', null],
  ['somewhere', null],
  ['constructor', null],
])('[MOOD-03] maps the mood %j to the global mood %j', (mood, room) => {
  expect(globalMoodOf(mood)).toBe(room);
});

it('[MOOD-03] maps every mood of the library to a global mood', () => {
  expect(serviceMoods.map(globalMoodOf)).not.toContain(null);
});
