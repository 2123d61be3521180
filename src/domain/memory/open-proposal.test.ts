import { expect, test } from 'vitest';
import { normalisedQuote, proposalFromRow } from './open-proposal.ts';

test('[MEM-04] a quote is the same quote whatever its capitals, spaces and way of writing accents', () => {
  expect(normalisedQuote('  A Café\n walk  ')).toBe('a café walk');
  expect(normalisedQuote('A cafe\u0301 walk')).toBe(normalisedQuote('a caf\u00e9 walk'));
  expect(normalisedQuote('A walk.')).not.toBe(normalisedQuote('A walk'));
});

test('[MEM-04] an open suggestion is read with where it comes from; a decided one has no words left to read', () => {
  const row = {
    id: '1',
    layer: 'semantic',
    kind: 'helped',
    sentence: 'A walk helps',
    quote: 'a walk helps',
    place: null,
    source: 'chat',
    source_id: 'c1',
    said_at: null,
    created_at: '2026-11-02T09:00:00Z',
  };
  expect(proposalFromRow(row)).toMatchObject({ sourceId: 'c1', saidAt: null, kind: 'helped' });
  expect(() => proposalFromRow({ ...row, quote: null })).toThrow(/Invalid/);
});
