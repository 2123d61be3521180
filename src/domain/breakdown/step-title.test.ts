import { expect, it } from 'vitest';
import { stepTitle } from '#domain/breakdown/step-title.ts';

it.each([
  ['', null],
  [' \n\t ', null],
  ['\u0000', null],
  ['x', 'x'],
  [' fill\nthe  can\u0007 ', 'fill the can'],
  ['x'.repeat(199), 'x'.repeat(199)],
  ['🔥'.repeat(200), '🔥'.repeat(200)],
  ['x'.repeat(201), null],
])('[TASK-02] cleans the typed step %j to %j', (typed, title) => {
  expect(stepTitle(typed)).toBe(title);
});
