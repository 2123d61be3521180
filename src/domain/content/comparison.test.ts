import { describe, expect, it } from 'vitest';
import { claims, parseClaims, specifiedClaims } from '#domain/content/claims.ts';
import type { Comparison } from '#domain/content/comparison.ts';

const product = { name: 'Other', kind: 'task list', page: 'other.example/about', read: '2026-11-16' };
const row = { what: 'A timer', here: 'Yes', others: ['Yes'] };
const whole = { asOf: '2026-11-16', note: null, products: [product], rows: [row], aheadElsewhere: [row] };

const parsed = (comparison: unknown): Comparison | null =>
  parseClaims({ ...specifiedClaims, comparison }).comparison;

const many = <Item>(count: number, item: Item): readonly Item[] => Array.from({ length: count }, () => item);

describe('[LAND-01] the comparison in the operator’s file', () => {
  it.each([
    ['null, which takes it off the pages', null],
    ['one product and one row each way', whole],
    ['a page that does not say', { ...whole, rows: [{ ...row, others: [null] }] }],
    [
      'as much as there is room for',
      {
        ...whole,
        note: 'x'.repeat(300),
        products: many(6, { ...product, name: 'x'.repeat(40), page: 'x'.repeat(120) }),
        rows: many(12, { ...row, what: 'x'.repeat(80), others: many(6, 'x'.repeat(80)) }),
        aheadElsewhere: [{ ...row, others: many(6, null) }],
      },
    ],
  ])('accepts as the comparison %s', (_what, comparison) => {
    expect(parsed(comparison)).toEqual(comparison);
  });

  it.each([
    [5, 'comparison must have asOf, note, products, rows and aheadElsewhere, or be null'],
    [{ ...whole, asOf: '2026-02-30' }, 'comparison.asOf must be a day such as 2026-11-16'],
    [{ ...whole, asOf: 'today' }, 'comparison.asOf must be a day such as 2026-11-16'],
    [{ ...whole, note: 'x'.repeat(301) }, 'comparison.note must be a text of 1 to 300 characters'],
    [{ ...whole, products: [] }, 'comparison.products must be a list of 1 to 6'],
    [{ ...whole, products: many(7, product) }, 'comparison.products must be a list of 1 to 6'],
    [
      { ...whole, products: [{ ...product, name: '' }] },
      'comparison.products.0.name must be a text of 1 to 40 characters',
    ],
    [
      { ...whole, products: [{ ...product, page: 'x'.repeat(121) }] },
      'comparison.products.0.page must be a text of 1 to 120 characters',
    ],
    [
      { ...whole, products: [{ ...product, read: undefined }] },
      'comparison.products.0.read must be a day such as 2026-11-16',
    ],
    [{ ...whole, rows: many(13, row) }, 'comparison.rows must be a list of 1 to 12'],
    [{ ...whole, aheadElsewhere: [] }, 'comparison.aheadElsewhere must be a list of 1 to 12'],
    [
      { ...whole, rows: [{ ...row, others: [''] }] },
      'comparison.rows.0.others.0 must be a text of 1 to 80 characters, or null where the page does not say',
    ],
    [
      { ...whole, rows: [row, { ...row, others: [] }] },
      'comparison.rows.1.others must hold 1, one for each product',
    ],
    [
      { ...whole, aheadElsewhere: [{ ...row, others: ['Yes', 'Yes'] }] },
      'comparison.aheadElsewhere.0.others must hold 1, one for each product',
    ],
    [{ ...whole, winner: 'us' }, 'comparison.winner is not a known key'],
  ])('rejects the comparison %j: %s', (comparison, sentence) => {
    expect(() => parsed(comparison)).toThrow(new Error(`content/claims.json: ${sentence}`));
  });
});

describe('[LAND-01] the comparison as it is delivered', () => {
  const { comparison } = claims;

  it('names for every product the page that was read, as text and without a link', () => {
    expect(comparison?.products.length).toBeGreaterThanOrEqual(4);
    for (const { page } of comparison?.products ?? []) {
      expect(page).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+\/\S+$/);
    }
  });

  it('never takes silence of a page for a no', () => {
    const cells = [...(comparison?.rows ?? []), ...(comparison?.aheadElsewhere ?? [])].flatMap(
      ({ others }) => others,
    );
    expect(cells).toContain(null);
    expect(cells.filter((cell) => /^no\b/i.test(cell ?? ''))).toEqual([]);
  });

  it('lists where others are ahead: somebody is, and we are not', () => {
    for (const { here, others } of comparison?.aheadElsewhere ?? []) {
      expect(here).toMatch(/^No\b/);
      expect(others.some((cell) => cell !== null)).toBe(true);
    }
  });
});
