import { expect, it } from 'vitest';
import { threats } from '#domain/security/threats.ts';

it.each(threats)('lists defences and remaining risk: $name', ({ id, stands, remains }) => {
  expect(id).toMatch(/^[a-z][a-z-]*$/);
  expect(stands.length).toBeGreaterThan(1);
  expect(new Set(stands).size).toBe(stands.length);
  expect(remains).toMatch(/\.$/);
});

it('gives each threat an anchor of its own', () => {
  expect(new Set(threats.map(({ id }) => id)).size).toBe(threats.length);
});
