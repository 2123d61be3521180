import { expect, it } from 'vitest';
import { readImportance } from './memory-importance.ts';

it.each([
  [undefined, 3],
  [null, 3],
  [1, 1],
  [3, 3],
  [5, 5],
  [0, null],
  [6, null],
  [-1, null],
  [2.5, null],
  [Number.NaN, null],
  ['4', null],
  [true, null],
])('[MEM-01] reads the importance %j as %j', (value, importance) => {
  expect(readImportance(value)).toBe(importance);
});
