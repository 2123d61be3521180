import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateSigningKey } from '#server/config/secrets-file.ts';
import { importSigningKey } from '#server/config/signing-keys.ts';
import type { SigningKey } from '#server/config/signing-keys.ts';
import { signingKeyFacts } from './signing-key-facts.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const hour = 3_600_000;
const written = Date.parse('2026-01-02T03:04:05Z');

let folder: string;
let key: SigningKey;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'kindling-keys-'));
  const file = path.join(folder, 'secrets.json');
  await writeFile(file, '{}');
  await utimes(file, written / 1000, written / 1000);
  key = await importSigningKey(await generateSigningKey(), false);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const facts = (...keys: readonly Partial<SigningKey>[]) =>
  signingKeyFacts({ signingKeys: keys.map((over) => Object.assign({ ...key }, over)) }, folder, now);

describe('[FN-04] the age of the signing keys', () => {
  it('is when the key began to sign, and a year later it is time for another', async () => {
    const found = await facts({ kid: 'abcdefghijk', activeFrom: now - 24 * hour });
    expect(found).toEqual({
      source: 'generated',
      keys: [
        { kid: 'abcdefgh', alg: 'ES256', state: 'signs', since: '2026-11-17T12:00:00.000Z', at_least: false },
      ],
      rotate_by: '2027-11-17T12:00:00.000Z',
      spent: 0,
    });
  });

  it('is at least that of its file where the key has no date', async () => {
    const found = await facts({ activeFrom: 0 });
    expect(found.keys).toMatchObject([{ since: new Date(written).toISOString(), at_least: true }]);
  });

  it('tells the key that waits, the one that signs and those that only verify, and which nothing needs', async () => {
    const rotated = await facts(
      { kid: 'next', activeFrom: now + 1 },
      { kid: 'now', activeFrom: now - 25 * hour },
      { kid: 'before', activeFrom: 0 },
    );
    expect(rotated.keys.map(({ kid, state }) => `${kid} ${state}`)).toEqual([
      'next waits',
      'now signs',
      'before verifies',
    ]);
    expect(rotated.spent).toBe(1);
    expect((await facts({ activeFrom: now - 25 * hour + 1000 }, { activeFrom: 0 })).spent).toBe(0);
  });

  it('is not known for keys that the operator gave, nor where there is no file', async () => {
    const own = await facts({ configured: true, privateKey: undefined }, { configured: true });
    expect(own).toMatchObject({ source: 'configured', rotate_by: null, spent: 0 });
    expect(own.keys.map(({ state, since }) => ({ state, since }))).toEqual([
      { state: 'verifies', since: null },
      { state: 'signs', since: null },
    ]);
    const nowhere = await signingKeyFacts({ signingKeys: [key] }, path.join(folder, 'nowhere'), now);
    expect(nowhere).toMatchObject({ rotate_by: null, keys: [{ since: null, at_least: false }] });
  });
});
