import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from '#server/config/secrets.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { textLike } from '#server/testing/matchers.ts';

let dataDirectory: string;

beforeEach(async () => {
  dataDirectory = path.join(await mkdtemp(path.join(os.tmpdir(), 'kindling-secrets-')), 'data');
});
afterEach(() => rm(path.dirname(dataDirectory), { recursive: true, force: true }));

type Given = Partial<Parameters<typeof loadSecrets>[0]['environment']>;

const load = (given: Given = {}): Promise<Secrets> =>
  loadSecrets({
    dataDirectory,
    environment: {
      publishableKey: undefined,
      secretKey: undefined,
      jwtKeys: undefined,
      jwtSecret: undefined,
      databaseUrl: undefined,
      ...given,
    },
  });

const privateJwk = async (alg: string, options: object = {}): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(alg, { extractable: true, ...options });
  return exportJWK(privateKey);
};

const jwtSecret = 'the legacy secret of a hosted project';
const hosted = (role: string, secret = jwtSecret): Promise<string> =>
  new SignJWT({ role }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));

describe('generated secrets', () => {
  it('generates secrets once and reads them again', async () => {
    const first = await load();
    expect(first.publishableKey).toMatch(/^sb_publishable_[A-Za-z0-9]{32}$/);
    expect(first.secretKey).toMatch(/^sb_secret_[A-Za-z0-9]{43}$/);
    expect(first.signingKeys).toHaveLength(1);
    expect(first.signingKeys[0]).toMatchObject({ alg: 'ES256', configured: false });
    expect(first.configured).toEqual({ publishableKey: false, secretKey: false });
    const second = await load();
    expect(second.secretKey).toBe(first.secretKey);
    expect(second.databasePassword).toBe(first.databasePassword);
    expect(second.authenticatorPassword).toBe(first.authenticatorPassword);
    expect(second.signingKeys[0]?.publicJwk).toEqual(first.signingKeys[0]?.publicJwk);
  });

  it('keeps secrets in a file for their owner alone, in a directory for the owner alone', async () => {
    await load();
    const bits = process.platform === 'win32' ? 0 : 0o777;
    expect((await stat(path.join(dataDirectory, 'secrets.json'))).mode & bits & 0o077).toBe(0);
    expect((await stat(dataDirectory)).mode & bits & 0o077).toBe(0);
  });

  it('gives several first starts that race the same secrets', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => load()));
    expect(new Set(all.map(({ secretKey }) => secretKey)).size).toBe(1);
  });

  it('publishes no private key material', async () => {
    const { signingKeys } = await load();
    expect(Object.keys(signingKeys[0]?.publicJwk ?? {}).toSorted()).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ]);
  });

  it('refuses a secrets file that others can read', async () => {
    await load();
    const file = path.join(dataDirectory, 'secrets.json');
    await chmod(file, 0o640);
    const expected = process.platform === 'win32' ? /./ : /can be read by other users: run chmod 600/;
    const outcome = await load().then(() => 'loaded', String);
    expect(outcome).toMatch(expected);
  });

  it.each(['', '{', '{}', 'null', '[]'])(
    'refuses a damaged secrets file (%j) and leaves it as it is',
    async (text) => {
      await load();
      const file = path.join(dataDirectory, 'secrets.json');
      await writeFile(file, text);
      await expect(load()).rejects.toThrow(/is damaged/);
      expect(await readFile(file, 'utf8')).toBe(text);
    },
  );
});

describe('secrets from the operator', () => {
  const publishableKey = 'sb_publishable_given_by_the_operator';
  const secretKey = 'sb_secret_given_by_the_operator_0123456789';

  it('uses the operator’s secrets in place of generated ones, and says so', async () => {
    const secrets = await load({ publishableKey, secretKey });
    expect(secrets).toMatchObject({
      publishableKey,
      secretKey,
      configured: { publishableKey: true, secretKey: true },
    });
  });

  it('needs no file when the operator gives every secret', async () => {
    const jwtKeys = JSON.stringify({ keys: [await privateJwk('ES256')] });
    await load({ publishableKey, secretKey, jwtKeys, databaseUrl: 'postgres://db.example/kindling' });
    await expect(stat(dataDirectory)).rejects.toThrow('ENOENT');
  });

  it('processes that share SECRET_KEY derive the same keys, different for each label', async () => {
    const one = await load({ secretKey });
    await rm(dataDirectory, { recursive: true });
    const two = await load({ secretKey });
    expect(two.authenticatorPassword).toBe(one.authenticatorPassword);
    expect(two.derive('a')).toEqual(one.derive('a'));
    expect(one.derive('a')).not.toEqual(one.derive('b'));
    expect(one.derive('a')).toHaveLength(32);
  });

  it('accepts the legacy keys of a hosted project', async () => {
    const secrets = await load({
      publishableKey: await hosted('anon'),
      secretKey: await hosted('service_role'),
      jwtSecret,
    });
    expect(secrets.legacyJwtSecret).toEqual(new TextEncoder().encode(jwtSecret));
  });

  it('verifies with every key and signs with the first private one', async () => {
    const { d: _d, ...publicOnly } = await privateJwk('ES256');
    const second = await privateJwk('ES256');
    const secrets = await load({
      jwtKeys: JSON.stringify({
        keys: [
          { ...publicOnly, kid: 'old' },
          { ...second, kid: 'new' },
        ],
      }),
    });
    expect(secrets.signingKeys.map(({ kid, configured }) => [kid, configured])).toEqual([
      ['old', true],
      ['new', true],
    ]);
    expect(secrets.signingKeys.find(({ privateKey }) => privateKey !== undefined)?.kid).toBe('new');
  });

  it.each(['ES256', 'ES384', 'RS256', 'EdDSA'])('accepts %s keys, as a set or as a list', async (alg) => {
    const jwk = await privateJwk(alg);
    for (const jwtKeys of [JSON.stringify({ keys: [jwk] }), JSON.stringify([jwk])]) {
      expect((await load({ jwtKeys })).signingKeys[0]).toMatchObject({ alg, configured: true });
    }
  });
});

describe('weak or wrong secrets', () => {
  const long = 'a-good-secret-with-enough-characters-1';

  it.each<[string, () => Promise<Given> | Given, RegExp]>([
    ['a short SECRET_KEY', () => ({ secretKey: 'x7Gq2'.repeat(6) }), /^SECRET_KEY is too short/],
    ['a monotonous SECRET_KEY', () => ({ secretKey: 'ab'.repeat(20) }), /^SECRET_KEY is too simple/],
    ['a short JWT_SECRET', () => ({ jwtSecret: 'super-secret' }), /^JWT_SECRET is too short/],
    ['one key for both', () => ({ secretKey: long, publishableKey: long }), /must differ/],
    [
      'a secret key made public',
      () => ({ publishableKey: 'sb_secret_0123456789' }),
      /^PUBLISHABLE_KEY is a secret/,
    ],
    [
      'a public key as secret',
      () => ({ secretKey: `sb_publishable_${long}` }),
      /^SECRET_KEY is a publishable/,
    ],
    [
      'a service_role JWT made public',
      async () => ({ publishableKey: await hosted('service_role') }),
      /^PUBLISHABLE_KEY is a secret/,
    ],
    [
      'an anon JWT as secret',
      async () => ({ secretKey: await hosted('anon'), jwtSecret }),
      /^SECRET_KEY is a publ/,
    ],
    ['a JWT without JWT_SECRET', async () => ({ secretKey: await hosted('service_role') }), /did not sign/],
    [
      'a JWT by another secret',
      async () => ({ secretKey: await hosted('service_role', long), jwtSecret }),
      /did not sign/,
    ],
    ['JWT_KEYS that is no JSON', () => ({ jwtKeys: 'key' }), /must be a JWK set/],
    ['JWT_KEYS without keys', () => ({ jwtKeys: '{"keys":[]}' }), /has no private key/],
    [
      'a symmetric key',
      () => ({ jwtKeys: JSON.stringify({ keys: [{ kty: 'oct', k: 'c2VjcmV0' }] }) }),
      /symmetric\): use JWT_SECRET/,
    ],
    [
      'public keys only',
      async () => {
        const { d: _d, ...publicOnly } = await privateJwk('ES256');
        return { jwtKeys: JSON.stringify({ keys: [publicOnly] }) };
      },
      /has no private key/,
    ],
    [
      'a small RSA key',
      async () => ({
        jwtKeys: JSON.stringify([
          { ...(await privateJwk('RS256')), n: Buffer.alloc(128, 1).toString('base64url') },
        ]),
      }),
      /less than 2048 bits/,
    ],
    [
      'two keys with one kid',
      async () => ({
        jwtKeys: JSON.stringify([
          { ...(await privateJwk('ES256')), kid: 'a' },
          { ...(await privateJwk('ES256')), kid: 'a' },
        ]),
      }),
      /same kid/,
    ],
    [
      'a key whose alg does not fit',
      async () => ({ jwtKeys: JSON.stringify([{ ...(await privateJwk('ES256')), alg: 'HS256' }]) }),
      /alg does not fit/,
    ],
    [
      'a broken key',
      async () => ({ jwtKeys: JSON.stringify([{ ...(await privateJwk('ES256')), x: 'AA' }]) }),
      /cannot be read/,
    ],
  ])('refuses %s in one line that shows no secret', async (_case, given, expected) => {
    const environment = await given();
    const error: unknown = await load(environment).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ConfigurationError', message: textLike(expected) });
    const message = String(error);
    expect(message).not.toContain('\n');
    for (const value of Object.values(environment)) expect(message).not.toContain(value);
  });
});
