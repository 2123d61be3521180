import { expect, it } from 'vitest';
import { tablesKept } from '#domain/privacy/tables-kept.ts';
import { type MemoryLayer, remembered } from '#domain/privacy/remembered.ts';

it.each(remembered)('finds “$what” in the tables that the privacy page names', ({ keptAs, tables }) => {
  const kept = tablesKept[keptAs];
  expect(tables.length).toBeGreaterThan(0);
  expect(kept).toEqual(expect.arrayContaining([...tables]));
});

it.each(['episodic', 'semantic', 'associative', 'procedural'] satisfies MemoryLayer[])(
  'remembers something in the %s layer',
  (layer) => {
    expect(remembered.some((one) => one.layer === layer)).toBe(true);
  },
);
