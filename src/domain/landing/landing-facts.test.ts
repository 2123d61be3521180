import { describe, expect, it } from 'vitest';
import { findings } from '#domain/landing/findings.ts';
import { science } from '#domain/landing/science.ts';
import { landingSources } from '#domain/reading/sources/landing-sources.ts';

const facts = [...findings, ...science];
const sentences = facts.flatMap((fact) =>
  'asks' in fact ? [fact.asks, fact.does] : [fact.fact, fact.careful],
);

describe('[LAND-02] research on the landing pages', () => {
  it.each([
    ['findings', findings],
    ['science', science],
  ])('has a unique id for each of the %s', (_, list) => {
    expect(list.length).toBeGreaterThanOrEqual(4);
    expect(list.length).toBeLessThanOrEqual(6);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  it('cites every source of its list, and no other', () => {
    const cited = new Set(facts.map(({ source }) => source));
    expect(cited).toEqual(new Set(Object.values(landingSources)));
  });

  it.each(sentences)('fits on a card: %s', (text) => {
    expect(text.length).toBeLessThanOrEqual(150);
    expect(text).toMatch(/\.$/);
    for (const sentence of text.split(/[.?] /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(22);
  });
});
