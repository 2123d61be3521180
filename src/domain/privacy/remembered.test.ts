import { expect, it } from 'vitest';
import { memoryLayerNames } from '#domain/memory/memory-layer.ts';
import { tablesKept } from '#domain/privacy/tables-kept.ts';
import { remembered } from '#domain/privacy/remembered.ts';

it.each(remembered)('finds “$what” in the tables that the privacy page names', ({ keptAs, tables }) => {
  const kept = tablesKept[keptAs];
  expect(tables.length).toBeGreaterThan(0);
  expect(kept).toEqual(expect.arrayContaining([...tables]));
});

it.each(memoryLayerNames)('remembers something in the %s layer', (layer) => {
  expect(remembered.some((one) => one.layer === layer)).toBe(true);
});
