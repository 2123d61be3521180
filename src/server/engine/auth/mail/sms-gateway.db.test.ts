import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createImplicitClient } from '#server/testing/email-account.ts';
import { newestTo, sentTo } from '#server/testing/outbox.ts';
import { signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

interface Taken {
  readonly authorization: string | undefined;
  readonly body: unknown;
}

const secret = 'a-secret-of-the-gateway';
const taken: Taken[] = [];
let status = 200;
const gateway = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    taken.push({
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(pieces).toString()) as unknown,
    });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {});
    response.end('{"echo":"what was sent"}');
  });
});
let server: TestServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  server = await startTestServer({
    SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/texts?line=1`,
    SMS_WEBHOOK_SECRET: secret,
    // Many texts to one number in a row.
    AUTH_RATE_FACTOR: '100',
  });
});
beforeEach(() => {
  taken.length = 0;
  status = 200;
});
afterAll(async () => {
  await server.stop();
  gateway.closeAllConnections();
  await new Promise((resolve) => gateway.close(resolve));
});

const codeOf = ({ body }: Taken): string =>
  /\d{6}/.exec(JSON.stringify(body).replace(/\+\d+/, ''))?.[0] ?? '';

const enrol = async (name: string, phone: string) => {
  const { client } = await signIn(server, { email: `${name}@example.org`, name });
  const { data } = await client.auth.mfa.enroll({ factorType: 'phone', friendlyName: 'Phone', phone });
  return { client, factorId: data?.id ?? '' };
};

describe('[AUTH-11] the operator’s SMS gateway', () => {
  it('turns phone factors on by itself, takes number and text with its secret, and leaves nothing in the outbox', async () => {
    const { client, factorId } = await enrol('gate', '+61 400 000 101');
    const { data } = await client.auth.mfa.challenge({ factorId });
    expect(taken).toEqual([
      {
        authorization: `Bearer ${secret}`,
        body: { to: '+61400000101', body: expect.stringMatching(/^Your Kindling code is \d{6}$/) as unknown },
      },
    ]);
    expect(await sentTo(server, '+61400000101')).toEqual([]);
    const { error } = await client.auth.mfa.verify({
      factorId,
      challengeId: data?.id ?? '',
      code: codeOf(taken[0]!),
    });
    expect(error).toBeNull();
  });

  it('does not turn sign-in by phone on', async () => {
    const { error } = await createImplicitClient(server, server.publishableKey).auth.signInWithOtp({
      phone: '61400000102',
    });
    expect(error?.code).toBe('phone_provider_disabled');
    expect(taken).toEqual([]);
  });

  it.each([503, 401, 302])('tells at once that a text was not taken: %d', async (answered) => {
    const { client, factorId } = await enrol(`no-${answered}`, `+61400000${answered}`);
    status = answered;
    const { error } = await client.auth.mfa.challenge({ factorId });
    expect(error?.status).toBe(500);
    expect(JSON.stringify(error)).not.toContain(codeOf(taken[0]!));
    // Followed nowhere.
    expect(taken).toHaveLength(1);
  });

  it('tells the browser in /config.json that a phone can be a second step', async () => {
    const config: unknown = await (await fetch(`${server.url}/config.json`)).json();
    expect(config).toMatchObject({ phoneFactors: true });
    expect(JSON.stringify(config)).not.toContain(secret);
  });
});

describe('[API-01] texts of a sign-in by phone', () => {
  it('go to the gateway, and to the outbox with the reason when it refuses them', async () => {
    const phones = await startTestServer({
      AUTH_PHONE: 'on',
      SMS_WEBHOOK_URL: server.environment.sms?.url ?? '',
      SMS_WEBHOOK_SECRET: secret,
    });
    const { auth } = createImplicitClient(phones, phones.publishableKey);
    expect((await auth.signInWithOtp({ phone: '61400000103' })).error).toBeNull();
    await vi.waitFor(() => expect(taken).toHaveLength(1));
    expect(taken[0]?.body).toMatchObject({ to: '+61400000103' });
    status = 500;
    expect((await auth.signInWithOtp({ phone: '61400000104' })).error).toBeNull();
    const kept = await vi.waitFor(() => newestTo(phones, '61400000104'));
    expect(kept.error).toBe('The SMS gateway answered 500');
    await phones.stop();
  });
});
