import { describe, expect, it } from 'vitest';
import { closeness, directCloseness, isTypoOf } from '#domain/search/closeness.ts';

describe('[ROUTE-05] closeness of words', () => {
  it.each([
    ['task', 'task', closeness.exact],
    ['tasks', 'task', closeness.plural],
    ['task', 'tasks', closeness.plural],
    ['pass', 'pas', closeness.none],
    ['ta', 'task', closeness.prefix],
    ['t', 'task', closeness.none],
    ['t', 't', closeness.exact],
    ['task', 'ta', closeness.none],
  ])('rates the closeness of %s and %s as %d', (asked, found, close) => {
    expect(directCloseness(asked, found)).toBe(close);
  });
});

describe('[ROUTE-05] typos', () => {
  it.each([
    ['tea', 'ten', false],
    ['tadk', 'task', true],
    ['tsak', 'task', true],
    ['tas', 'task', false],
    ['taks', 'task', true],
    ['tddk', 'task', false],
    ['privaxx', 'privacy', false],
    ['kindlnig', 'kindling', true],
    ['kidnlnig', 'kindling', true],
    ['kidnlnxg', 'kindling', false],
    ['accessiblity', 'accessibility', true],
    ['accesibilty', 'accessibility', true],
    ['acesibilty', 'accessibility', false],
  ])('decides whether %s is a typo of %s: %s', (asked, found, typo) => {
    expect(isTypoOf(asked, found)).toBe(typo);
  });
});
