import { expect, test } from 'vitest';
import { wordErrors } from './word-errors.ts';

test.each([
  ['add task buy milk', 'Add task, buy milk.', 0],
  ['add task buy milk', 'at task buy milk', 1],
  ['add task buy milk', 'add a task buy milk', 1],
  ['add task buy milk', 'task milk', 2],
  ['add task buy milk', '', 4],
  ['clean up thirty minutes', 'Clean up 30 minutes', 0],
  ["what's next", 'whats next', 0],
])('counts the word errors of “%s” heard as “%s”: %d', (said, heard, errors) => {
  expect(wordErrors(said, heard)).toEqual({ errors, words: said.split(' ').length });
});
