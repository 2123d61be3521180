import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnvironment } from '#server/config/environment.ts';
import { createLogger } from '#server/observability/logger.ts';
import { createHost } from './host.ts';

// The clock stands still: however slow the machine is, everything is asked for at once.
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answering = () => new Hono().all('*', (context) => context.text('fine'));

const openHost = () => {
  const environment = parseEnvironment({ TRUSTED_PROXIES: '1', PORT: '3000' }, '/nowhere');
  const host = createHost({
    environment,
    auth: answering(),
    rest: answering(),
    storage: answering(),
    functions: answering(),
    calendarFeed: answering(),
    localIdentity: answering(),
    health: new Hono().get('/ready', (context) => context.text('ready')),
    files: { respond: async () => undefined },
    pages: { respond: async () => new Response('page') },
    config: {},
    logger: createLogger({ level: 'silent' }),
    metrics: { observeRequest: () => {}, observeVoice: () => {}, text: async () => '', contentType: '' },
  });
  return async (path: string, from: string): Promise<number> => {
    const url = `http://127.0.0.1:3000${path}`;
    return (await host.request(url, { headers: { 'x-forwarded-for': from, host: '127.0.0.1:3000' } })).status;
  };
};

describe('a network that asks for thousands of things at once', () => {
  it.each([
    ['/auth/v1/settings', 40],
    ['/rest/v1/tasks', 40],
    ['/storage/v1/bucket', 40],
    ['/functions/v1/any', 40],
    ['/local-identity/any', 40],
    ['/', 1000],
    ['/ready', 1000],
  ])('is refused once a thousand wait, and others are not: %s', async (path, atOnce) => {
    const ask = openHost();
    const first = await Promise.all(Array.from({ length: atOnce }, () => ask(path, '203.0.113.1')));
    expect(new Set(first)).toEqual(new Set([200]));
    for (let waiting = 0; waiting < 1001; waiting += 1) void ask(path, '203.0.113.1');
    await expect(ask(path, '203.0.113.1')).resolves.toBe(429);
    await expect(ask(path, '203.0.113.2')).resolves.toBe(200);
  });

  it('is asked to wait for services alone: /ready is answered at once', async () => {
    const ask = openHost();
    for (let waiting = 0; waiting < 500; waiting += 1) void ask('/rest/v1/tasks', '203.0.113.1');
    await expect(ask('/ready', '203.0.113.1')).resolves.toBe(200);
    await expect(ask('/', '203.0.113.1')).resolves.toBe(200);
  });
});
