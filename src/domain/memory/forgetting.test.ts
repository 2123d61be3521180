import { expect, test } from 'vitest';
import { memoriesIn, receiptFrom } from './forgetting.ts';

const counts = {
  memories: { episodic: 1, semantic: 2, associative: 0, procedural: 4 },
  vectors: 7,
  proposals: 1,
  quotes: 2,
  uses: 0,
};

test('[MEM-04] a receipt counts the memories of all layers and needs no list of them', () => {
  const receipt = receiptFrom(counts);
  expect(receipt).toEqual({ ...counts, items: [] });
  expect(memoriesIn(receipt)).toBe(7);
});

test('[MEM-04] a preview lists what would go', () => {
  const items = [{ layer: 'semantic', id: '1', sentence: 'Tea first' }];
  expect(receiptFrom({ ...counts, items }).items).toEqual(items);
});

test('[MEM-04] an answer that is no receipt is refused', () => {
  expect(() => receiptFrom({ ...counts, uses: 'none' })).toThrow(/Invalid/);
  expect(() => receiptFrom(null)).toThrow(/Invalid/);
});
