import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { runForCaller } from '#server/engine/database/request-caller.ts';
import { createRequestShares, limitRequests, requestShare } from './request-shares.ts';

const clock = () => {
  let time = 0;
  return { now: () => time, pass: (ms: number) => (time += ms) };
};

const takeMany = (take: () => boolean, count: number): number =>
  Array.from({ length: count }, take).filter(Boolean).length;

describe('the share of requests', () => {
  it('lets a network ask for so many at once and so many a second, and not one more', () => {
    const { now, pass } = clock();
    const shares = createRequestShares({ factor: 1, now });
    const take = () => shares.take('192.0.2.1');
    expect(takeMany(take, requestShare.atOnce + 50)).toBe(requestShare.atOnce);
    pass(1000);
    expect(takeMany(take, requestShare.perSecond + 50)).toBe(requestShare.perSecond);
    pass(3_600_000);
    expect(takeMany(take, requestShare.atOnce + 50)).toBe(requestShare.atOnce);
  });

  it('takes nothing from other networks', () => {
    const { now } = clock();
    const shares = createRequestShares({ factor: 1, now });
    takeMany(() => shares.take('192.0.2.1'), requestShare.atOnce + 1);
    expect(shares.take('192.0.2.1')).toBe(false);
    expect(shares.take('192.0.2.2')).toBe(true);
  });

  it('is multiplied by what the operator says', () => {
    const { now } = clock();
    const shares = createRequestShares({ factor: 3, now });
    expect(takeMany(() => shares.take('a'), 4 * requestShare.atOnce)).toBe(3 * requestShare.atOnce);
  });

  it('answers 429 over the share, and says when to come again', async () => {
    const app = new Hono();
    app.use((_, next) => runForCaller('192.0.2.1', next));
    app.use(limitRequests({ take: () => false }));
    app.get('/', (context) => context.text('fine'));
    const answer = await app.request('/');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ code: 'over_request_rate_limit' });
  });
});
