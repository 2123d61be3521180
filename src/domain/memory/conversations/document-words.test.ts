import { expect, it } from 'vitest';
import { documentTaken } from '#domain/memory/conversations/document-words.ts';

it.each([
  [true, 10, { ok: true }],
  [true, -1, { ok: true }],
  [
    false,
    0,
    { ok: false, message: expect.stringMatching(/comes with Pro and above.+paste its text/) as unknown },
  ],
  [
    false,
    10,
    { ok: false, message: expect.stringMatching(/includes 10 documents.+paste its text/) as unknown },
  ],
])('[LIC-01] a file with allowed %s and a limit of %i is answered in words', (allowed, limit, expected) => {
  expect(documentTaken(allowed, limit)).toEqual(expected);
});
