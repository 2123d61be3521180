import { describe, expect, it } from 'vitest';
import file from '#content/claims.json' with { type: 'json' };
import {
  type Claims,
  claims,
  claimsUnchanged,
  parseClaims,
  specifiedClaims,
} from '#domain/content/claims.ts';

const changed = (changes: object): Claims => parseClaims({ ...specifiedClaims, ...changes });

describe('[LAND-05] the operator’s claims', () => {
  it('tells the operator first, in capitals, to make the claims true or change them', () => {
    expect(Object.keys(file)[0]).toBe('THESE CLAIMS MUST BE MADE TRUE OR CHANGED');
  });

  it('reads the claims from content/claims.json', () => {
    expect(claims).toEqual(file);
  });

  it.each([
    ['freeTier', 'Ten days free'],
    ['moneyBackGuarantee', null],
    ['rating', null],
    ['rating', { value: 1, reviews: 1 }],
    ['rating', { value: 5, reviews: 1_000_000_000 }],
    ['price', { amount: 4.5, currency: 'AUD' }],
    ['category', 'x'.repeat(80)],
    ['testimonials', [{ text: 'x'.repeat(400), name: 'Sam' }]],
  ])('accepts as %s the claim %j', (key, value) => {
    expect(changed({ [key]: value })).toHaveProperty(key, value);
  });

  it.each([
    [{ freeTier: '' }, 'freeTier must be a text of 1 to 80 characters, or null'],
    [{ tracks: 130 }, 'tracks must be a text of 1 to 80 characters, or null'],
    [{ memories: undefined }, 'memories must be a text of 1 to 80 characters, or null'],
    [{ category: 'x'.repeat(81) }, 'category must be a text of 1 to 80 characters'],
    [{ category: null }, 'category must be a text of 1 to 80 characters'],
    [{ rating: 4.8 }, 'rating must have a value and reviews, or be null'],
    [{ rating: { value: 5.1, reviews: 1 } }, 'rating.value must be a number from 1 to 5'],
    [{ rating: { value: 0.9, reviews: 1 } }, 'rating.value must be a number from 1 to 5'],
    [{ rating: { value: 4, reviews: 0 } }, 'rating.reviews must be a whole number of at least 1'],
    [{ rating: { value: 4, reviews: 1.5 } }, 'rating.reviews must be a whole number of at least 1'],
    [{ rating: { value: 4, reviews: 1, stars: 5 } }, 'rating.stars is not a known key'],
    [{ price: { amount: -1, currency: 'USD' } }, 'price.amount must be a number from 0 to 1000000'],
    [{ price: { amount: 0, currency: 'usd' } }, 'price.currency must be three capital letters'],
    [{ testimonials: null }, 'testimonials must be a list, which may be empty'],
    [{ testimonials: [{ text: 'Good' }] }, 'testimonials.0.name must be a text of 1 to 80 characters'],
    [
      { testimonials: [{ text: 'x'.repeat(401), name: 'Sam' }] },
      'testimonials.0.text must be a text of 1 to 400 characters',
    ],
    [
      { testimonials: Array.from({ length: 13 }, () => ({ text: 'Good', name: 'Sam' })) },
      'testimonials must be a list of 12 at most',
    ],
    [{ awards: 'Best of all' }, 'awards is not a known key'],
  ])('rejects the claims %j: %s', (changes, sentence) => {
    expect(() => changed(changes)).toThrow(new Error(`content/claims.json: ${sentence}`));
  });

  it.each([null, [], 'text'])('rejects %j as a claims file', (content) => {
    expect(() => parseClaims(content)).toThrow('content/claims.json: the file');
  });
});

describe('[LAND-05] unchanged claims', () => {
  it('recognises claims that the operator has not changed', () => {
    expect(claimsUnchanged(specifiedClaims)).toBe(true);
    expect(claimsUnchanged(changed({ category: 'Health' }))).toBe(true);
  });

  it.each([
    [{ tracks: '12 tracks' }],
    [{ moneyBackGuarantee: null }],
    [{ rating: null }],
    [{ rating: { value: 4.8, reviews: 151 } }],
    [{ rating: { value: 4.7, reviews: 150 } }],
  ])('treats claims with %j as changed', (changes) => {
    expect(claimsUnchanged(changed(changes))).toBe(false);
  });
});
