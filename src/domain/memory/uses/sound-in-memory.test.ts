import { describe, expect, it } from 'vitest';
import { soundInMemory } from '#domain/memory/uses/sound-in-memory.ts';

describe('[MEM-04] a sound that a memory names', () => {
  it.each([
    ['Deep Focus helps me write reports.', 'deep-focus'],
    ['deep-focus goes with paperwork', 'deep-focus'],
    ['I write best with no music.', 'none'],
    ['Silence helps with calls.', 'none'],
    ['Calm music helps when I read.', 'background-calm'],
    ['Upbeat playlist for the dishes.', 'active-energy'],
    ['Focus music and taxes go together.', 'deep-focus'],
    ['Deep Focus distracts me when I read.', null],
    ['Music doesn’t help with calls, deep focus neither.', null],
    ['Tea helps.', null],
    ['', null],
  ])('“%s” names %j', (sentence, sound) => {
    expect(soundInMemory(sentence)).toBe(sound);
  });
});
