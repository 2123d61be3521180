import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLogger } from '#server/observability/logger.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

let server: TestServer;
let metricsUrl = '';
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startTestServer({ METRICS_PORT: String(port) });
});
afterAll(() => server.stop());

describe('health', () => {
  test('/health answers for the process, /ready for its database too', async () => {
    expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ status: 'ok' });
    const ready = await fetch(`${server.url}/ready`);
    expect(ready.status).toBe(200);
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  test('answers 503 with Retry-After when the database refuses, and recovers by itself', async () => {
    const { rows } = await server.adminQuery<{ name: string }>('select current_database() as name');
    const name = rows[0]?.name ?? '';
    await server.adminQuery(`alter database ${name} connection limit 0`);
    await server.adminQuery(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()`,
      [name],
    );
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(503);
    expect((await fetch(`${server.url}/ready`)).headers.get('retry-after')).toBe('1');
    const rest = await fetch(`${server.url}/rest/v1/tasks`, { headers: { apikey: server.publishableKey } });
    expect(rest.status).toBe(503);
    expect(rest.headers.get('retry-after')).not.toBeNull();
    expect((await fetch(`${server.url}/health`)).status).toBe(200);

    await server.adminQuery(`alter database ${name} connection limit -1`);
    await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200);
  });
});

test('no cache stores an answer unless its endpoint says so', async () => {
  const cacheControl = async (path: string): Promise<string | null> =>
    (await fetch(server.url + path)).headers.get('cache-control');
  expect(await cacheControl('/config.json')).toBe('no-cache');
  expect(await cacheControl('/health')).toBe('no-store');
  expect(await cacheControl(`/rest/v1/?apikey=${server.publishableKey}`)).toBe('no-store');
});

describe('metrics', () => {
  test('counts requests by service, on the private port alone', async () => {
    await fetch(`${server.url}/rest/v1/tasks?title=eq.secret-title`, {
      headers: { apikey: server.publishableKey },
    });
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toMatch(
      /kindling_http_request_seconds_count\{service="rest",method="GET",status="4xx"\} \d+/,
    );
    expect(text).toMatch(/kindling_database_connections\{state="idle"\} \d+/);
    expect(text).not.toContain('secret-title');
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});

describe('requests', () => {
  test('gives each request an id: a proxy’s where it sent a valid one, else a new one', async () => {
    const given = await fetch(`${server.url}/health`, { headers: { 'x-request-id': 'proxy-12345678' } });
    expect(given.headers.get('x-request-id')).toBe('proxy-12345678');
    const forged = await fetch(`${server.url}/health`, { headers: { 'x-request-id': 'a"b\\n{}' } });
    expect(forged.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('[LOG-01] log entries have level, message, context, timestamp and source, and no secrets', () => {
  const lines: string[] = [];
  const logger = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  logger.info('Signed in', {
    email: 'ada@example.org',
    access_token: 'eyJhbGciOi.x.y',
    note: 'to ada@example.org',
  });
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
    source: 'host',
    context: { email: '[EMAIL]', access_token: '[REDACTED]', note: 'to [EMAIL]' },
    message: 'Signed in',
  });
});
