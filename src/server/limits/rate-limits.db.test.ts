import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, signUpWithEmail } from '#server/testing/email-account.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    AUTH_EMAIL: 'on',
    AUTH_PHONE: 'on',
    AUTH_ANONYMOUS: 'on',
    TRUSTED_PROXIES: '1',
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.adminQuery('delete from kindling.rate_limits');
});

interface Answer {
  readonly status: number;
  readonly code: string | null;
  readonly retryAfter: string | null;
}

const post = async (
  path: string,
  body: object,
  address = '203.0.113.7',
  target = server,
): Promise<Answer> => {
  const answer = await fetch(`${target.url}/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: target.publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    code: answer.headers.get('x-sb-error-code'),
    retryAfter: answer.headers.get('retry-after'),
  };
};

const repeat = async (times: number, work: () => Promise<Answer>): Promise<ReadonlySet<string | null>> => {
  const codes = new Set<string | null>();
  for (let done = 0; done < times; done += 1) codes.add((await work()).code);
  return codes;
};

const guess = (email: string, address?: string): Promise<Answer> =>
  post('/token?grant_type=password', { email, password: 'x' }, address);

const tryCode = (): Promise<Answer> => post('/verify', { type: 'email', email: 'f@example.org', token: '1' });

const guessG = (): Promise<Answer> => guess('g@example.org', '203.0.113.9');

const counted = async () =>
  (await server.adminQuery<{ tries: number }>('select sum(count)::int as tries from kindling.rate_limits'))
    .rows[0]?.tries;

describe('rate limits', () => {
  it('[API-05] ten wrong passwords slow down whoever guessed them, and nobody who comes from elsewhere', async () => {
    const tries = (): Promise<Answer> => guess('a@example.org', '203.0.113.1');
    expect(await repeat(11, tries)).toEqual(new Set(['invalid_credentials']));
    const over = await tries();
    expect([over.status, over.code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(over.retryAfter)).toBeGreaterThan(0);
    expect(Number(over.retryAfter)).toBeLessThanOrEqual(15);
    expect((await guess('a@example.org', '203.0.113.2')).code).toBe('invalid_credentials');
    expect((await guess('b@example.org', '203.0.113.1')).code).toBe('invalid_credentials');
    await server.adminQuery(
      `update kindling.rate_limits set window_end = now() where window_end < now() + interval '16 seconds'`,
    );
    expect((await tries()).code).toBe('invalid_credentials');
    expect((await tries()).status).toBe(429);
  });

  it('[API-05] guessers in many places are slowed down together, and the owner gets in from where they were before', async () => {
    const owner = await signUpWithEmail(server, 'owner@example.org');
    const right = (address: string): Promise<Answer> =>
      post('/token?grant_type=password', { email: owner.email, password: PASSWORD }, address);
    expect((await right('198.51.100.7')).status).toBe(200);
    let host = 0;
    const tries = (): Promise<Answer> => guess(owner.email, `203.0.113.${(host += 1)}`);
    expect(await repeat(30, tries)).toEqual(new Set(['invalid_credentials']));
    expect((await tries()).status).toBe(429);
    expect((await right('192.0.2.1')).status).toBe(429);
    expect((await right('198.51.100.7')).status).toBe(200);
  });

  it('[API-05] allows thirty sign-ins per address, so that a family does not notice', async () => {
    let account = 0;
    const tries = (): Promise<Answer> => guess(`${(account += 1)}@example.org`);
    expect(await repeat(30, tries)).toEqual(new Set(['invalid_credentials']));
    expect((await tries()).code).toBe('over_request_rate_limit');
    expect((await guess('other@example.org', '198.51.100.1')).code).toBe('invalid_credentials');
  });

  it('[API-05] counts an IPv6 network as one address', async () => {
    let host = 0;
    const tries = (): Promise<Answer> =>
      post('/signup', { password: 'x' }, `2001:db8:0:1::${(host += 1).toString(16)}`);
    expect(await repeat(30, tries)).toEqual(new Set([null]));
    expect((await tries()).code).toBe('over_request_rate_limit');
    expect((await post('/signup', {}, '2001:db8:0:2::1')).code).toBeNull();
  });

  it.each([
    ['/recover', { email: 'c@example.org' }, 'over_email_send_rate_limit'],
    ['/otp', { email: 'd@example.org' }, 'over_email_send_rate_limit'],
    ['/resend', { type: 'signup', email: 'e@example.org' }, 'over_email_send_rate_limit'],
    ['/otp', { phone: '4915112345678' }, 'over_sms_send_rate_limit'],
  ])('[API-05] allows four messages an hour to one account: %s %j', async (path, body, code) => {
    expect(await repeat(4, () => post(path, body))).toEqual(new Set([null]));
    const over = await post(path, body);
    expect([over.status, over.code]).toEqual([429, code]);
    expect(Number(over.retryAfter)).toBeGreaterThan(3500);
  });

  it('[API-05] allows thirty tries of codes per address', async () => {
    expect(await repeat(30, tryCode)).toEqual(new Set(['otp_expired']));
    expect((await tryCode()).code).toBe('over_request_rate_limit');
  });

  it('keeps rate limits in the database, where they end with their window and name nobody', async () => {
    await repeat(11, guessG);
    expect((await guessG()).code).toBe('over_request_rate_limit');
    const { rows } = await server.adminQuery<{ kept: string }>(
      `select string_agg(r::text, ' ') as kept from kindling.rate_limits r`,
    );
    expect(rows[0]?.kept).not.toMatch(/example|203\.0/);
    await server.adminQuery(`update kindling.rate_limits set window_end = now()`);
    expect((await guessG()).code).toBe('invalid_credentials');
  });

  it('does not ask the database again for an address that was refused a moment ago', async () => {
    let turn = 0;
    const tries = (): Promise<Answer> => guess(`h${(turn += 1)}@example.org`, '203.0.113.10');
    await repeat(31, tries);
    const before = await counted();
    expect((await tries()).code).toBe('over_request_rate_limit');
    expect(await counted()).toBe(before);
    expect((await guess('h1@example.org', '203.0.113.11')).code).toBe('invalid_credentials');
  });
});

describe('without trusted proxies', () => {
  it('[API-05] ignores the forwarded address; a factor raises every rate limit', async () => {
    const plain = await startTestServer({ AUTH_ANONYMOUS: 'on', AUTH_RATE_FACTOR: '2' });
    try {
      let host = 0;
      const tries = (): Promise<Answer> => post('/signup', {}, `203.0.113.${(host += 1)}`, plain);
      expect(await repeat(60, tries)).toEqual(new Set([null]));
      expect((await tries()).code).toBe('over_request_rate_limit');
    } finally {
      await plain.stop();
    }
  });
});
