import { expect, test } from 'vitest';
import { isGenuine, signCheckpoint } from '#server/audit/audit-checkpoints.ts';

const key = Buffer.alloc(32, 7);
const place = {
  seq: 12,
  kind: 'seal',
  hash: 'a'.repeat(64),
  made_at: '2026-11-20T10:00:00.123456Z',
} as const;
const signed = { ...place, signature: signCheckpoint(key, place) };

test('[FN-01] a checkpoint of the audit is genuine with the key it was signed with', () => {
  expect(signed.signature).toMatch(/^[\w-]{43}$/);
  expect(isGenuine(key, signed)).toBe(true);
  expect(isGenuine(Buffer.alloc(32, 8), signed)).toBe(false);
});

test.each([
  ['place', { seq: 13 }],
  ['kind', { kind: 'trim' as const }],
  ['hash', { hash: 'b'.repeat(64) }],
  ['moment', { made_at: '2026-11-20T10:00:00.123457Z' }],
  ['signature', { signature: signed.signature.slice(0, -1) }],
])('[FN-01] a checkpoint of the audit with another %s is not genuine', (_what, change) => {
  expect(isGenuine(key, { ...signed, ...change })).toBe(false);
});
