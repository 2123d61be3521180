import { describe, expect, it } from 'vitest';
import { cleanQuery, queryLimits, queryWords } from '#domain/search/search-query.ts';

describe('[ROUTE-05] the search query', () => {
  it.each([
    [null, ''],
    ['  two \n words\t', 'two words'],
    ['x'.repeat(199), 'x'.repeat(199)],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), 'x'.repeat(200)],
    ['🔥'.repeat(201), '🔥'.repeat(200)],
    ['x'.repeat(5_000_000), 'x'.repeat(200)],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
    ['\ud800', '\ufffd'],
  ])('cleans a query to one line of at most 200 characters', (raw, clean) => {
    expect(cleanQuery(raw)).toBe(clean);
  });

  it.each([
    ['How do I delete my account?', ['delete', 'account']],
    ['the', ['the']],
    ['what is it', ['what', 'is', 'it']],
    ["Don’t don't DONT", ['dont']],
    ['ADHD-friendly', ['adhd', 'friendly']],
    ['!!!', []],
  ])('reads from “%s” the words %j', (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });

  it('reads at most twelve words of a query', () => {
    const query = Array.from({ length: 20 }, (_, number) => `w${number}`).join(' ');
    expect(queryWords(query)).toHaveLength(queryLimits.words);
  });
});
