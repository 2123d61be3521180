import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecrets } from '#server/config/secrets.ts';
import { signingKeyOf, withNewKey, withoutOldKeys } from './rotate-signing-keys.ts';
import {
  generateSigningKey,
  readOrCreateSecretsFile,
  replaceSecretsFile,
  secretsFile,
} from './secrets-file.ts';
import type { GeneratedKey } from './secrets-file.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let first: GeneratedKey;
let second: GeneratedKey;
beforeAll(async () => {
  first = await generateSigningKey();
  second = await generateSigningKey();
});

describe('rotating signing keys', () => {
  it('publishes a new key first and signs with it a quarter of an hour later', () => {
    const keys = withNewKey([first], second, NOW, false);
    expect(keys.map(({ kid }) => kid)).toEqual([second.kid, first.kid]);
    expect(signingKeyOf(keys, NOW + 15 * MINUTE - 1)?.kid).toBe(first.kid);
    expect(signingKeyOf(keys, NOW + 15 * MINUTE)?.kid).toBe(second.kid);
  });

  it('signs with a new key at once where that is asked for', () => {
    expect(signingKeyOf(withNewKey([first], second, NOW, true), NOW)?.kid).toBe(second.kid);
  });

  it('keeps an old key until no token can be left that it signed', () => {
    const keys = withNewKey([first], second, NOW, true);
    expect(withoutOldKeys(keys, NOW + 25 * HOUR - 1, false)).toHaveLength(2);
    expect(withoutOldKeys(keys, NOW + 25 * HOUR, false).map(({ kid }) => kid)).toEqual([second.kid]);
  });

  it('never removes the last key to sign with', () => {
    expect(withoutOldKeys([first], NOW, false)).toEqual([first]);
    const waiting = withNewKey([first], second, NOW, false);
    expect(withoutOldKeys(waiting, NOW, true)).toEqual(waiting);
    expect(withoutOldKeys(withNewKey([first], second, NOW, true), NOW, true)).toHaveLength(1);
  });
});

describe('the file and the running host', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-keys-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it('a running host finds a rotated key when it reads the file again; the other secrets stay', async () => {
    const before = await readOrCreateSecretsFile(directory);
    const environment = {
      publishableKey: undefined,
      secretKey: undefined,
      jwtKeys: undefined,
      jwtSecret: undefined,
      databaseUrl: undefined,
    };
    const secrets = await loadSecrets({ dataDirectory: directory, environment });
    const signingKeys = withNewKey(before.signingKeys, second, NOW, false);
    await replaceSecretsFile(secretsFile(directory), { ...before, signingKeys });
    expect(secrets.signingKeys).toHaveLength(1);
    await secrets.reloadSigningKeys();
    expect(secrets.signingKeys.map(({ kid }) => kid)).toEqual([second.kid, before.signingKeys[0]?.kid]);
    expect(secrets.signingKeys[0]?.activeFrom).toBe(NOW + 15 * MINUTE);
    expect(secrets.signingKeys[0]?.publicJwk).not.toHaveProperty('activeFrom');
    expect(await readOrCreateSecretsFile(directory)).toEqual({ ...before, signingKeys });
    const file = secretsFile(directory);
    // Windows has no such bits.
    const expected = process.platform === 'win32' ? 0o666 : 0o600;
    expect((await stat(file)).mode & 0o777).toBe(expected);
    expect(await readFile(file, 'utf8')).toContain(before.secretKey);
  });
});
