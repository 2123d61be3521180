import crypto from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, signUpWithEmail } from '#server/testing/email-account.ts';
import { sentTo } from '#server/testing/outbox.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const KNOWN = 'known@example.org';
const UNKNOWN = 'unknown@example.org';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ AUTH_EMAIL: 'on', AUTH_PHONE: 'on', AUTH_RATE_FACTOR: '100' });
  await signUpWithEmail(server, KNOWN);
});
afterAll(() => server.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

interface Seen {
  readonly status: number;
  readonly shape: unknown;
  readonly hashes: number;
  readonly headers: readonly string[];
}

/** Names and types, not values; the empty list of identities is GoTrue's own tell-tale at sign-up. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return 'list';
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
};

const see = async (path: string, body: object): Promise<Seen> => {
  const work = vi.spyOn(crypto, 'argon2');
  const answer = await fetch(`${server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: unknown = await answer.json();
  const seen = {
    status: answer.status,
    shape: shapeOf(json),
    hashes: work.mock.calls.length,
    headers: [...answer.headers.keys()].filter((name) => name !== 'content-length'),
  };
  work.mockRestore();
  return seen;
};

describe('the answer does not tell whether there is an account', () => {
  it.each([
    ['/token?grant_type=password', { password: 'not the right one' }, 400, 1],
    ['/signup', { password: PASSWORD }, 200, 1],
    ['/recover', {}, 200, 0],
    ['/otp', {}, 200, 0],
    ['/resend', { type: 'signup' }, 200, 0],
    ['/resend', { type: 'email_change' }, 200, 0],
    ['/verify', { type: 'email', token: '000000' }, 403, 0],
  ])('[API-01] answers alike with and without an account: POST %s %j', async (path, body, status, hashes) => {
    const known = await see(path, { ...body, email: KNOWN });
    const unknown = await see(path, { ...body, email: UNKNOWN });
    expect(unknown).toEqual(known);
    expect([known.status, known.hashes]).toEqual([status, hashes]);
  });

  it('[API-01] signing up with the address of an existing account sends nothing and changes nothing', async () => {
    const before = await sentTo(server, KNOWN);
    const { rows } = await server.adminQuery('select encrypted_password from auth.users where email = $1', [
      KNOWN,
    ]);
    await see('/signup', { email: KNOWN, password: 'another long sentence', data: { x: 1 } });
    expect(await sentTo(server, KNOWN)).toEqual(before);
    const after = await server.adminQuery('select encrypted_password from auth.users where email = $1', [
      KNOWN,
    ]);
    expect(after.rows).toEqual(rows);
  });
});
