import { describe, expect, it } from 'vitest';
import { stepFromMemory } from '#domain/memory/uses/step-from-memory.ts';

describe('[MEM-04] a memory as a first step', () => {
  it.each([
    ['I always write the question down before I call.', 'Write the question down before I call'],
    ['I usually start dentist calls by writing it down', 'Start dentist calls by writing it down'],
    ['First I make tea, then I open the letter.', 'Make tea'],
    ['Tea first, then one slow breath', 'Tea first'],
    ['Put the phone away; open the folder', 'Put the phone away'],
    ['You like to  stand up.\nThen dial.', 'Stand up'],
    ['Writing on paper helps.', 'Writing on paper helps'],
    ['   ', null],
  ])('“%s” begins with %j', (sentence, step) => {
    expect(stepFromMemory(sentence)).toBe(step);
  });

  it('cuts a long one to the length of a step', () => {
    const step = stepFromMemory('word '.repeat(80));
    expect(step).toHaveLength(200);
    expect(step?.endsWith('…')).toBe(true);
  });
});
