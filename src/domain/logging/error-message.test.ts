import { expect, test } from 'vitest';
import { errorMessageOf } from '#domain/logging/error-message.ts';

test.each([
  [new Error('It broke'), 'It broke'],
  [new TypeError('No'), 'No'],
  [new Error(''), 'An unexpected error occurred'],
  ['text', 'An unexpected error occurred'],
  [{ message: 'looks like one' }, 'An unexpected error occurred'],
  [undefined, 'An unexpected error occurred'],
])('[HEAD-02] shows the thrown %o as “%s”', (thrown, message) => {
  expect(errorMessageOf(thrown)).toBe(message);
});
