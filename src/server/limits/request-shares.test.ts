import { setImmediate as nextTurn } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runForCaller } from '#server/engine/database/request-caller.ts';
import { createRequestShares, limitRequests, oneByOne } from './request-shares.ts';
import type { Admission, RequestShares } from './request-shares.ts';

const limits = {
  share: { atOnce: 1000, perSecond: 100 },
  pace: { atOnce: 40, perSecond: 200 },
} as const;

const clock = () => {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
};

const takeMany = (shares: RequestShares, network: string, count: number): readonly Admission[] =>
  Array.from({ length: count }, () => shares.take(network));
const granted = (admissions: readonly Admission[]): number =>
  admissions.filter((admission) => admission.granted).length;

describe('the share of requests', () => {
  it('lets a network ask for so many at once and so many a second, and not one more', () => {
    const { now, pass } = clock();
    const shares = createRequestShares({ limits, factor: 1, now });
    expect(granted(takeMany(shares, '192.0.2.1', 1030))).toBe(1000);
    pass(10_000);
    expect(granted(takeMany(shares, '192.0.2.1', 1030))).toBe(1000);
    pass(1000);
    expect(granted(takeMany(shares, '192.0.2.1', 150))).toBe(100);
  });

  it('lets those of one network that come at once in one after the other', () => {
    const { now, pass } = clock();
    const shares = createRequestShares({ limits, factor: 1, now });
    const waits = takeMany(shares, '192.0.2.1', 60).map(({ waitMs }) => waitMs);
    expect(waits.slice(0, 40).every((wait) => wait === 0)).toBe(true);
    expect(waits.slice(40, 43)).toEqual([5, 10, 15]);
    expect(waits.at(-1)).toBe(100);
    pass(100);
    expect(shares.take('192.0.2.1').waitMs).toBe(5);
  });

  it('lets a long body take as many turns as it is long, and refuses nobody for it', () => {
    const { now } = clock();
    const shares = createRequestShares({ limits, factor: 1, now });
    expect(shares.take('192.0.2.1', 32)).toEqual({ granted: true, waitMs: 0 });
    expect(shares.take('192.0.2.1', 32)).toEqual({ granted: true, waitMs: 0 });
    expect(shares.take('192.0.2.1', 32)).toEqual({ granted: true, waitMs: 125 });
  });

  it('takes nothing from other networks, and keeps none of them waiting', () => {
    const { now } = clock();
    const shares = createRequestShares({ limits, factor: 1, now });
    takeMany(shares, '192.0.2.1', 1020);
    expect(shares.take('192.0.2.1').granted).toBe(false);
    expect(shares.take('192.0.2.2')).toEqual({ granted: true, waitMs: 0 });
  });

  it('keeps no more than a thousand of one network waiting', () => {
    const { now } = clock();
    const shares = createRequestShares({ limits, factor: 1, now });
    const all = takeMany(shares, '192.0.2.1', 2000).map(({ waitMs }) => waitMs);
    expect(all.filter((wait) => wait !== undefined && wait > 0)).toHaveLength(1000);
    expect(all.at(-1)).toBeUndefined();
  });

  it('is multiplied by what the operator says', () => {
    const { now } = clock();
    const shares = createRequestShares({ limits, factor: 3, now });
    const waits = takeMany(shares, 'a', 121).map(({ waitMs }) => waitMs);
    expect(waits[119]).toBe(0);
    expect(waits[120]).toBeGreaterThan(0);
    expect(granted(takeMany(shares, 'a', 900))).toBe(900);
  });
});

const ask = (admission: Admission) => {
  const app = new Hono();
  app.use((_, next) => runForCaller('192.0.2.1', next));
  app.use(limitRequests({ take: () => admission }));
  app.get('/', (context) => context.text('fine'));
  return app.request('/');
};

const turnsOf = async (path: string, headers: Readonly<Record<string, string>>): Promise<unknown> => {
  const take = vi.fn<RequestShares['take']>(() => ({ granted: true, waitMs: 0 }));
  const app = new Hono().use(limitRequests({ take })).all('*', (context) => context.text('fine'));
  await app.request(path, { headers });
  return take.mock.calls[0]?.[1];
};

describe('a request under the share', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is answered once it is its turn', async () => {
    let answer: Response | undefined;
    void Promise.resolve(ask({ granted: true, waitMs: 50 })).then((given) => (answer = given));
    await vi.advanceTimersByTimeAsync(49);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(answer?.status).toBe(200);
  });

  it.each([
    [{ 'content-length': '10' }, 1],
    [{ 'content-length': String(1024 * 1024) }, 32],
    [{ 'content-length': String(100 * 1024) }, 4],
    [{ 'content-length': 'nonsense' }, 1],
    [{ 'transfer-encoding': 'chunked' }, 32],
    [{}, 1],
  ])('with the headers %j takes %i turns', async (headers, turns) => {
    expect(await turnsOf('/', headers)).toBe(turns);
  });

  it('takes fewer turns for a file than for a document of the same length', async () => {
    const length = { 'content-length': String(50 * 1024 * 1024) };
    const path = '/storage/v1/object/music-staging/a.mp3';
    expect(await turnsOf(path, { ...length, 'content-type': 'audio/mpeg' })).toBe(8);
    expect(await turnsOf(path, { ...length, 'content-type': 'application/json' })).toBe(32);
  });

  it('is not done for somebody who has hung up before its turn', async () => {
    const done = vi.fn<() => void>();
    const call = new AbortController();
    const app = new Hono();
    app.use(limitRequests({ take: () => ({ granted: true, waitMs: 50 }) }));
    app.get('/', (context) => {
      done();
      return context.text('fine');
    });
    void app.request(new Request('http://kindling.test/', { signal: call.signal }));
    call.abort();
    await vi.advanceTimersByTimeAsync(100);
    expect(done).not.toHaveBeenCalled();
  });

  it('is a 429 over the share, and says when to come again', async () => {
    const answer = await ask({ granted: false, waitMs: 0 });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('connection')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'over_request_rate_limit' });
  });

  it('is refused with its connection where too many wait already', async () => {
    const answer = await ask({ granted: false, waitMs: undefined });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('connection')).toBe('close');
  });
});

describe('files of one network', () => {
  it('are given one after the other, and those of other networks beside them', async () => {
    const log: string[] = [];
    const waiting: (() => void)[] = [];
    const app = new Hono();
    app.use((context, next) => runForCaller(context.req.header('from') ?? '', next));
    app.use(oneByOne());
    app.get('/:name', async (context) => {
      log.push(context.req.param('name'));
      await new Promise<void>((resolve) => waiting.push(resolve));
      return context.text('fine');
    });
    const ask = async (name: string, from: string) => app.request(`/${name}`, { headers: { from } });
    const answers = [ask('a1', 'a'), ask('a2', 'a'), ask('b1', 'b')];
    await vi.waitFor(() => expect(log).toEqual(['a1', 'b1']));
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    expect(log).toEqual(['a1', 'b1']);
    waiting[0]?.();
    await vi.waitFor(() => expect(log).toEqual(['a1', 'b1', 'a2']));
    for (const answer of waiting) answer();
    const given = await Promise.all(answers);
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
