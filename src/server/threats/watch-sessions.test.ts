import { Hono } from 'hono';
import type { Context } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { minuteMs } from '#domain/security/threats/thresholds.ts';
import type { Actor } from '#server/engine/database/database.ts';
import type { RestOutcome } from '#server/engine/rest/rest-outcome.ts';
import type { SecurityEvents } from '#server/observability/security-events.ts';
import type { ThreatDesk } from './threat-desk.ts';
import { createSessionWatch } from './watch-sessions.ts';

const robin: Actor = {
  role: 'authenticated',
  sessionId: 'session-1',
  claims: { sub: 'robin', role: 'authenticated' },
};

/** A request from an address, as a handler sees it. */
const contextFrom = async (address: string): Promise<Context> => {
  const app = new Hono();
  const seen: Context[] = [];
  app.get('/', (c) => {
    seen.push(c);
    return c.text('');
  });
  await app.request('/', { headers: { 'x-forwarded-for': address } });
  const [context] = seen;
  if (context === undefined) throw new Error('no request');
  return context;
};

const set = (isOn = true) => {
  let now = 0;
  const seenApart = vi.fn<ThreatDesk['seenApart']>();
  const record = vi.fn<SecurityEvents['record']>();
  const watch = createSessionWatch({
    lookup: { isOn },
    threats: { seenApart },
    events: { record },
    trustedProxies: 1,
    now: () => now,
  });
  return {
    watch,
    seenApart,
    record,
    pass: (minutes: number) => {
      now += minutes * minuteMs;
    },
  };
};

const outcome = (more: Partial<RestOutcome> = {}): RestOutcome => ({
  actor: robin,
  place: 'tasks',
  isCall: false,
  method: 'GET',
  code: undefined,
  affected: undefined,
  filter: {},
  edit: undefined,
  ...more,
});

describe('[FN-02] watching where sessions come from', () => {
  test('tells of a second address once, with when each was seen', async () => {
    const { watch, seenApart, pass } = set();
    const [home, away] = [await contextFrom('203.0.113.7'), await contextFrom('198.51.100.9')];
    watch.call(home, robin);
    pass(10);
    watch.call(away, robin);
    watch.call(away, robin);
    watch.call(home, robin);
    expect(seenApart.mock.calls).toEqual([
      [
        { userId: 'robin', sessionId: 'session-1' },
        [
          { address: '203.0.113.7', at: 0 },
          { address: '198.51.100.9', at: 10 * minuteMs },
        ],
      ],
    ]);
  });

  test('says nothing of an address that was left longer ago, of other sessions, and without a look-up', async () => {
    const { watch, seenApart, pass } = set();
    const [home, away] = [await contextFrom('203.0.113.7'), await contextFrom('198.51.100.9')];
    watch.call(home, robin);
    watch.call(away, { ...robin, sessionId: 'session-2' });
    pass(10.1);
    watch.call(away, robin);
    expect(seenApart).not.toHaveBeenCalled();
    const blind = set(false);
    blind.watch.call(home, robin);
    blind.watch.call(away, robin);
    expect(blind.seenApart).not.toHaveBeenCalled();
  });
});

describe('[FN-02] watching how much is read', () => {
  test('tells of the thousandth read within ten minutes, once', async () => {
    const { watch, record } = set();
    const home = await contextFrom('203.0.113.7');
    for (let count = 1; count < 1000; count += 1) watch.rest(home, outcome());
    watch.rest(home, outcome({ method: 'POST' }));
    watch.rest(home, outcome({ code: '42501' }));
    expect(record).not.toHaveBeenCalled();
    watch.rest(home, outcome());
    watch.rest(home, outcome());
    expect(record.mock.calls.map(([, seen]) => seen)).toEqual([
      { type: 'data_access', userId: 'robin', details: { reads: 1000 } },
    ]);
  });

  test('tells of the thirtieth list about people, and starts afresh after ten minutes', async () => {
    const { watch, record, pass } = set();
    const home = await contextFrom('203.0.113.7');
    const list = outcome({ isCall: true, method: 'POST', place: 'read_outbox' });
    for (let count = 0; count < 29; count += 1) watch.rest(home, list);
    pass(10);
    for (let count = 0; count < 29; count += 1) watch.rest(home, list);
    expect(record).not.toHaveBeenCalled();
    watch.rest(home, list);
    expect(record.mock.calls.map(([, seen]) => seen)).toEqual([
      { type: 'data_access', userId: 'robin', details: { lists: 30 } },
    ]);
  });
});
