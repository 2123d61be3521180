import { describe, expect, it } from 'vitest';
import { matchByWords } from '#domain/memory/uses/match-by-words.ts';

const dentist = {
  about: 'dentist calls',
  sentence: 'I always write the question down before I call the dentist.',
  tags: [],
};
const writing = { about: 'writing + rain', sentence: 'Rain helps when I write reports.', tags: ['essay'] };
const memories = [writing, dentist];

describe('[MEM-04] a memory found by its words', () => {
  it.each([
    ['Call the dentist', dentist],
    ['Dentist calls', dentist],
    ['Write the report', writing],
    ['Finish the essay', writing],
    ['Water the plants', null],
    ['Start the thing today', null],
    ['', null],
    ['Book a table, order flowers and ring the dentist', null],
  ])('finds for “%s”: %o', (title, found) => {
    expect(matchByWords(title, memories)).toBe(found);
  });

  it('takes the one that names more of the title', () => {
    const other = { about: 'calls', sentence: 'Calls go better standing up.', tags: [] };
    expect(matchByWords('Call the dentist', [other, dentist])).toBe(dentist);
  });
});
