import { expect, it } from 'vitest';
import { threats } from '#domain/security/threats.ts';

it.each(threats)('$name has something in its way, and says what is left', ({ id, stands, remains }) => {
  expect(id).toMatch(/^[a-z][a-z-]*$/);
  expect(stands.length).toBeGreaterThan(1);
  expect(new Set(stands).size).toBe(stands.length);
  expect(remains).toMatch(/\.$/);
});

it('each threat has an address of its own', () => {
  expect(new Set(threats.map(({ id }) => id)).size).toBe(threats.length);
});
