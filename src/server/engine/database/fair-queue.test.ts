import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue, QueueFullError, QueueLeftError, QueueTimeoutError } from './fair-queue.ts';

const open = { floor: 0, ceiling: 100, perCaller: 100, waitingPerCaller: 100 };
const patienceMs = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Enters, and tells at any time whether it got in. */
const entering = (promise: Promise<() => void>) => {
  const seen: { leave?: () => void; error?: unknown } = {};
  promise.then(
    (leave) => (seen.leave = leave),
    (error: unknown) => (seen.error = error),
  );
  return seen;
};
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a fair queue', () => {
  it('lets in as many as there are places, and the next when one leaves', async () => {
    const queue = createFairQueue({ places: 2, lanes: { any: open }, patienceMs });
    const [first, second, third] = ['a', 'b', 'c'].map((name) => entering(queue.enter('any', name)));
    await settled();
    expect([first?.leave, second?.leave, third?.leave].map((leave) => leave !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
    expect(queue.counts()).toEqual({ running: 2, waiting: 1 });
    first?.leave?.();
    first?.leave?.();
    await settled();
    expect(third?.leave).toBeDefined();
    expect(queue.counts()).toEqual({ running: 2, waiting: 0 });
  });

  it('keeps the floor of a lane free for it, however many others wait', async () => {
    const queue = createFairQueue({
      places: 3,
      lanes: { member: { ...open, floor: 1 }, guest: open },
      patienceMs,
    });
    const guests = Array.from({ length: 10 }, (_, index) => entering(queue.enter('guest', String(index))));
    await settled();
    expect(guests.filter(({ leave }) => leave !== undefined)).toHaveLength(2);
    const member = entering(queue.enter('member', 'm'));
    await settled();
    expect(member.leave).toBeDefined();
  });

  it('gives whoever was busy for long one place at a time, until they have been quiet', async () => {
    const queue = createFairQueue({
      places: 10,
      lanes: { member: { ...open, perCaller: 3, busyMs: 2000 } },
      patienceMs,
      now: () => Date.now(),
    });
    const both = () => [entering(queue.enter('member', 'm')), entering(queue.enter('member', 'm'))];
    const inside = (them: ReturnType<typeof both>) => them.filter(({ leave }) => leave !== undefined).length;
    const first = both();
    await settled();
    expect(inside(first)).toBe(2);
    await vi.advanceTimersByTimeAsync(1500);
    for (const { leave } of first) leave?.();
    const second = both();
    await settled();
    expect(inside(second)).toBe(1);
    const other = entering(queue.enter('member', 'somebody else'));
    await settled();
    expect(other.leave).toBeDefined();
    second[0]?.leave?.();
    await settled();
    expect(inside(second)).toBe(2);
    second[1]?.leave?.();
    await vi.advanceTimersByTimeAsync(5000);
    const third = both();
    await settled();
    expect(inside(third)).toBe(2);
  });

  it('counts a slow statement while it runs, so that nobody begins many of them at once', async () => {
    const queue = createFairQueue({
      places: 10,
      lanes: { member: { ...open, perCaller: 3, busyMs: 500 } },
      patienceMs,
      now: () => Date.now(),
    });
    const slow = entering(queue.enter('member', 'm'));
    await vi.advanceTimersByTimeAsync(501);
    const next = entering(queue.enter('member', 'm'));
    await settled();
    expect([slow.leave, next.leave].map((leave) => leave !== undefined)).toEqual([true, false]);
    slow.leave?.();
    await settled();
    expect(next.leave).toBeDefined();
  });

  it('lets whoever was busy for long rest as long as they took while others are there, and not when they are alone', async () => {
    const queue = createFairQueue({
      places: 10,
      lanes: { member: { ...open, perCaller: 3, busyMs: 500 } },
      patienceMs,
      now: () => Date.now(),
    });
    const work = async (milliseconds: number) => {
      const place = entering(queue.enter('member', 'greedy'));
      await settled();
      const began = place.leave !== undefined;
      await vi.advanceTimersByTimeAsync(milliseconds);
      return { place, began };
    };
    const alone = await work(800);
    alone.place.leave?.();
    const second = await work(800);
    expect(second.began).toBe(true);
    entering(queue.enter('member', 'modest'));
    await settled();
    second.place.leave?.();
    const third = await work(799);
    expect(third.place.leave).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(third.place.leave).toBeDefined();
  });

  it('forgets those who hang up while they wait, and lets those behind them in', async () => {
    const queue = createFairQueue({ places: 1, lanes: { any: open }, patienceMs });
    const first = entering(queue.enter('any', 'a'));
    const call = new AbortController();
    const second = entering(queue.enter('any', 'a', () => call.signal));
    const third = entering(queue.enter('any', 'a'));
    call.abort();
    await settled();
    expect(second.error).toBeInstanceOf(QueueLeftError);
    expect(queue.counts()).toEqual({ running: 1, waiting: 1 });
    first.leave?.();
    await settled();
    expect([second.leave, third.leave].map((leave) => leave !== undefined)).toEqual([false, true]);
  });

  it('lets what is done after somebody has hung up have its place', async () => {
    const queue = createFairQueue({ places: 1, lanes: { any: open }, patienceMs });
    const tidyUp = entering(queue.enter('any', 'a', () => AbortSignal.abort()));
    await settled();
    expect(tidyUp.leave).toBeDefined();
  });

  it('lets no lane above its ceiling and no caller above its own, even when places are free', async () => {
    const queue = createFairQueue({
      places: 10,
      lanes: { guest: { ...open, ceiling: 3, perCaller: 2 } },
      patienceMs,
    });
    const greedy = Array.from({ length: 5 }, () => entering(queue.enter('guest', 'greedy')));
    const other = [entering(queue.enter('guest', 'other')), entering(queue.enter('guest', 'other'))];
    await settled();
    expect(greedy.filter(({ leave }) => leave !== undefined)).toHaveLength(2);
    expect(other.filter(({ leave }) => leave !== undefined)).toHaveLength(1);
  });

  it('lets callers take turns, so that one request does not wait behind a hundred of another caller', async () => {
    const queue = createFairQueue({ places: 1, lanes: { any: open }, patienceMs });
    const greedy = Array.from({ length: 20 }, () => entering(queue.enter('any', 'greedy')));
    const modest = entering(queue.enter('any', 'modest'));
    await settled();
    greedy[0]?.leave?.();
    await settled();
    expect(modest.leave ?? greedy[1]?.leave).toBeDefined();
    greedy[1]?.leave?.();
    await settled();
    expect(modest.leave).toBeDefined();
  });

  it('turns away whoever has too much waiting, and nobody else', async () => {
    const queue = createFairQueue({
      places: 1,
      lanes: { any: { ...open, waitingPerCaller: 2 } },
      patienceMs,
    });
    const greedy = Array.from({ length: 4 }, () => entering(queue.enter('any', 'greedy')));
    const modest = entering(queue.enter('any', 'modest'));
    await settled();
    expect(greedy.map(({ error }) => error instanceof QueueFullError)).toEqual([false, false, false, true]);
    expect(modest.error).toBeUndefined();
  });

  it('gives up after its patience, and the place goes to the next', async () => {
    const queue = createFairQueue({ places: 1, lanes: { any: open }, patienceMs });
    const first = entering(queue.enter('any', 'a'));
    const second = entering(queue.enter('any', 'b'));
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    const third = entering(queue.enter('any', 'c'));
    await vi.advanceTimersByTimeAsync(1);
    expect(second.error).toBeInstanceOf(QueueTimeoutError);
    first.leave?.();
    await settled();
    expect(third.leave).toBeDefined();
    expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
  });

  it('forgets a caller that has nothing running and nothing waiting', async () => {
    const queue = createFairQueue({
      places: 1,
      lanes: { any: { ...open, waitingPerCaller: 1 } },
      patienceMs,
    });
    for (let turn = 0; turn < 3; turn += 1) {
      const leave = await queue.enter('any', 'a');
      leave();
    }
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });
});
