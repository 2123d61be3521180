import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { Query } from '#server/engine/database/database.ts';
import { createSecurityEvents, securityEventBounds } from '#server/observability/security-events.ts';

/** The recorder behind an endpoint of its own, with a database that counts or fails. */
const recorder = (insert: () => Promise<void>) => {
  const query: Query = async () => {
    await insert();
    return { rows: [], rowCount: 1, command: 'INSERT', oid: 0, fields: [] };
  };
  let now = 0;
  const logError = vi.fn<(message: string, cause: unknown) => void>();
  const events = createSecurityEvents({
    db: { tx: (_actor, work) => work(query) },
    trustedProxies: 1,
    logError,
    now: () => now,
  });
  const app = new Hono();
  app.get('/', (c) => {
    events.record(c, { type: c.req.query('ok') === undefined ? 'auth_failure' : 'auth_success' });
    return c.text('answered');
  });
  const knock = async (times: number, address: string, query = ''): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      const answer = await app.request(`/${query}`, { headers: { 'x-forwarded-for': address } });
      expect(await answer.text()).toBe('answered');
    }
  };
  return { events, knock, logError, wait: (ms: number) => (now += ms) };
};

describe('[LOG-03] the recorder', () => {
  const { perAddress, together, minuteMs, waiting } = securityEventBounds;

  it('records a few events a minute from one address', async () => {
    const insert = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { events, knock, wait } = recorder(insert);
    await knock(perAddress + 5, '203.0.113.1');
    await knock(1, '203.0.113.2');
    await events.settled();
    expect(insert).toHaveBeenCalledTimes(perAddress + 1);
    wait(minuteMs);
    await knock(1, '203.0.113.1');
    await events.settled();
    expect(insert).toHaveBeenCalledTimes(perAddress + 2);
  });

  it('records a limited number from many addresses, and still every sign-in that worked', async () => {
    const insert = vi.fn<() => Promise<void>>().mockResolvedValue();
    const { events, knock } = recorder(insert);
    for (let i = 0; i < together + 20; i += 1) await knock(1, `203.0.${i}.1`);
    await knock(1, '203.0.113.1', '?ok');
    await events.settled();
    expect(insert).toHaveBeenCalledTimes(together + 1);
  });

  it('keeps a limited number of events in memory while the database hangs', async () => {
    const gate = Promise.withResolvers<void>();
    const insert = vi.fn<() => Promise<void>>().mockImplementation(() => gate.promise);
    const { events, knock } = recorder(insert);
    await knock(waiting + 20, '203.0.113.1', '?ok');
    gate.resolve();
    await events.settled();
    expect(insert).toHaveBeenCalledTimes(waiting);
  });

  it('a request is answered although the recording fails, which is logged for the operator', async () => {
    const { events, knock, logError } = recorder(() => Promise.reject(new Error('down')));
    await knock(2, '203.0.113.1');
    await events.settled();
    expect(logError).toHaveBeenCalledTimes(2);
  });
});
