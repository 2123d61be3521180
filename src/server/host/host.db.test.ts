import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  // So that what comes with a sign-up is looked at.
  server = await startTestServer({ AUTH_ANONYMOUS: 'on' });
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit): Promise<Response> => fetch(`${server.url}${path}`, init);

/** fetch tidies paths and owns the Host header; an attacker does neither. */
const raw = async (
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> => {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.once('error', reject);
    request.end();
  });
};

describe('security headers', () => {
  test.each(['/', '/config.json', '/nowhere', '/auth/v1/health', '/rest/v1/tasks', '/auth/v1/callback'])(
    'sends security headers with every kind of answer: %s',
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  test('sends pages with the referrer policy of the specification', async () => {
    expect((await get('/')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

test('a connection is kept for longer than a proxy in front keeps one that nothing is said on', async () => {
  const answer = await get('/config.json');
  await answer.text();
  const seconds = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(75);
});

describe('pages', () => {
  test.each(['/', '/tasks', '/tasks?x=1', '/auth/v1/callback?code=x', '/admin/system', '/welcome/'])(
    'answers 200 for a page that exists: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  test.each(['/nowhere', '/tasks/../nowhere', '/assets/missing.js', '/data-archival/x', '/index.htm'])(
    '[ROUTE-06] answers an unknown path with the same page and status 404: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
    },
  );

  test('serves no file outside the build', async () => {
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/%2e%2e/package.json',
    ]) {
      const { status, body } = await raw(path);
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('"lockfileVersion"');
      expect(body).not.toContain('"dependencies"');
    }
  });

  test('answers HEAD with the headers and no body, and refuses a write to a page', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await get('/tasks', { method: 'POST', body: 'x' })).status).toBe(404);
  });

  test('answers 304 for an unchanged page', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

describe('/config.json', () => {
  test('/config.json holds what the browser needs and nothing secret', async () => {
    const text = await (await get('/config.json')).text();
    expect(JSON.parse(text)).toEqual({
      publishableKey: server.publishableKey,
      provider: { id: 'google', kind: 'local', name: 'a local account' },
      videoScope: false,
      signups: true,
      phoneFactors: false,
      brand: false,
      speech: { service: null },
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
    });
    expect(text).not.toContain(server.secretKey);
  });
});

describe('names and origins', () => {
  test('a host on loopback answers to no name but its own', async () => {
    const { port } = new URL(server.url);
    expect((await raw('/config.json', { host: `localhost:${port}` })).status).toBe(200);
    expect((await raw('/config.json', { host: `[::1]:${port}` })).status).toBe(200);
    for (const host of [`rebound.example:${port}`, 'rebound.example', `127.0.0.1.rebound.example:${port}`]) {
      const answer = await raw('/config.json', { host });
      expect(answer.status).toBe(421);
      expect(answer.body).not.toContain(server.publishableKey);
    }
  });

  test('other origins are refused unless the operator names them', async () => {
    const response = await get('/rest/v1/tasks', { headers: { origin: 'https://elsewhere.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('nested bodies', () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const deepObject = `{"data":{"deep":${deep}}}`;
  const deepLog = `{"level":"error","message":"x","context":${deep}}`;
  test.each([
    ['POST', '/rest/v1/client_logs', deep],
    ['POST', '/rest/v1/client_logs', deepLog],
    ['POST', '/rest/v1/rpc/public_counts', deepObject],
    ['POST', '/auth/v1/token?grant_type=refresh_token', deep],
    ['POST', '/auth/v1/signup', deepObject],
    ['POST', '/storage/v1/object/list/adhd-music', deepObject],
    ['POST', '/functions/v1/voice-assistant', deepObject],
    ['POST', '/functions/v1/contact', deepObject],
    ['POST', '/local-identity/token', deepObject],
  ])('JSON that nests twenty thousand levels is the sender’s mistake: %s %s', async (method, path, body) => {
    const response = await get(path, {
      method,
      headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  });
});

describe('bodies', () => {
  const large = JSON.stringify({ title: 'x'.repeat(2_000_000) });
  test.each(['/rest/v1/tasks', '/auth/v1/token?grant_type=refresh_token'])(
    'refuses a body of 2 MB: %s',
    async (path) => {
      const response = await get(path, {
        method: 'POST',
        headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
        body: large,
      });
      expect(response.status).toBe(413);
    },
  );
});
