import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSecretsFile, replaceSecretsFile, secretsFile } from '#server/config/secrets-file.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const script = path.resolve(import.meta.dirname, '../../../../../scripts/rotate-keys.ts');
const run = promisify(execFile);
const jwksSchema = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) });

let server: TestServer;
let before: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  before = await signIn(server, { email: 'ada@example.org', name: 'Ada' });
});
afterAll(() => server.stop());

/** As an operator does it, then what the host does every minute. */
const keys = async (...words: readonly string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, [script, ...words], {
    env: { ...process.env, KINDLING_DATA: server.environment.dataDirectory },
  });
  await server.secrets.reloadSigningKeys();
  return stdout;
};

const published = async (): Promise<string[]> => {
  const response = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  const text = await response.text();
  expect(text).not.toContain('"d"');
  return jwksSchema.parse(JSON.parse(text)).keys.map(({ kid }) => kid);
};

const statusWith = async (token: string): Promise<number[]> => {
  const headers = { apikey: server.publishableKey, authorization: `Bearer ${token}` };
  const auth = await fetch(`${server.url}/auth/v1/user`, { headers });
  const rest = await fetch(`${server.url}/rest/v1/profiles?select=id`, { headers });
  return [auth.status, rest.status];
};

const kidOf = (who: SignedIn): string | undefined => decodeProtectedHeader(who.session.access_token).kid;

describe('rotating the signing keys of a running host', () => {
  it('[API-01] a rotation publishes the new key, then signs with it, then drops the old one, and no token fails meanwhile', async () => {
    const [old] = await published();
    expect(kidOf(before)).toBe(old);

    expect(await keys('rotate')).toMatch(/signs from .*\n.*signs\n/);
    const [next] = await published();
    expect(await published()).toEqual([next, old]);
    expect(next).not.toBe(old);
    expect(kidOf(await signIn(server, { email: 'early@example.org', name: 'Early' }))).toBe(old);

    await pretendSinceRotation(16 * 60);
    const after = await signIn(server, { email: 'late@example.org', name: 'Late' });
    expect(kidOf(after)).toBe(next);
    expect(await statusWith(before.session.access_token)).toEqual([200, 200]);
    expect(await statusWith(after.session.access_token)).toEqual([200, 200]);

    await keys('prune');
    expect(await published()).toEqual([next, old]);
    await pretendSinceRotation(26 * 3600);
    await keys('prune');
    expect(await published()).toEqual([next]);
    expect(await statusWith(after.session.access_token)).toEqual([200, 200]);
    expect((await before.client.auth.refreshSession()).error).toBeNull();
  });

  it('refuses unknown commands, and keys that the environment sets', async () => {
    await expect(keys('turn')).rejects.toThrow('say list, rotate');
    const env = { ...process.env, KINDLING_DATA: server.environment.dataDirectory, JWT_KEYS: '[]' };
    await expect(run(process.execPath, [script, 'rotate'], { env })).rejects.toThrow('JWT_KEYS decides');
  });
});

/** Moves the newest key's beginning back, instead of waiting. */
const pretendSinceRotation = async (seconds: number): Promise<void> => {
  const file = secretsFile(server.environment.dataDirectory);
  const secrets = await readSecretsFile(file);
  const [newest, ...others] = secrets!.signingKeys;
  const activeFrom = Math.floor(Date.now() / 1000) - seconds + 15 * 60;
  await replaceSecretsFile(file, { ...secrets!, signingKeys: [{ ...newest!, activeFrom }, ...others] });
  await server.secrets.reloadSigningKeys();
};
