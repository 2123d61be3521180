import { expect, it } from 'vitest';
import { mayTry } from '#web/services/limits/may-try.ts';

const at = (seconds: number) => mayTry('letters', seconds * 1000);

it('[AUTH-08] lets anything be tried five times in a minute, each for itself', () => {
  expect([0, 1, 2, 3, 4].map(at)).toEqual([true, true, true, true, true]);
  expect(at(59)).toBe(false);
  expect(mayTry('codes', 59_000)).toBe(true);
  expect(at(60)).toBe(true);
  expect(at(60.5)).toBe(false);
});
