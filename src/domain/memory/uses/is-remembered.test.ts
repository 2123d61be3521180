import { describe, expect, it } from 'vitest';
import { isRemembered } from '#domain/memory/uses/is-remembered.ts';

const memories = [
  { sentence: 'Rain helps me write. Tea does too.', quote: null },
  { sentence: 'Calls: standing up', quote: 'I call standing up, always.' },
];

describe('[MEM-04] words that are remembered already', () => {
  it.each([
    ['Rain helps me write.', true],
    ['rain  helps me write', true],
    ['I call standing up, always', true],
    ['Rain helps me read.', false],
    ['Rain helps me write and read.', false],
  ])('%s: %s', (quote, remembered) => {
    expect(isRemembered(quote, memories)).toBe(remembered);
  });
});
