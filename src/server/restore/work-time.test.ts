import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyRefusals } from '#domain/restore/copy-refusals.ts';
import { createTurns } from './turns.ts';
import { startWorkTime } from './work-time.ts';

const megabyte = 1024 * 1024;

describe('[ARCHIVE-01] the time for putting a copy back', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const { signal: here } = new AbortController();

  it.each([
    ['a small copy', 0, 0, 120],
    ['a large one', 1024 * megabyte, 0, 120 + 256],
    ['one with as much as a person can have', 512 * megabyte, 500_000, 120 + 128 + 1000],
  ])('grows with what there is to do: %s', (_, bytes, rows, seconds) => {
    using time = startWorkTime(bytes, here);
    time.grantFor(rows);
    vi.advanceTimersByTime(seconds * 1000 - 10);
    expect(time.signal.aborted).toBe(false);
    vi.advanceTimersByTime(20);
    expect(time.signal.aborted).toBe(true);
  });

  it('is over when the person leaves', () => {
    const leaves = new AbortController();
    using time = startWorkTime(0, leaves.signal);
    leaves.abort();
    expect(time.signal.aborted).toBe(true);
  });

  it('is not told as if another try would help', () => {
    expect(copyRefusals.too_slow).not.toMatch(/again/iu);
    expect(copyRefusals.too_slow).toContain('without your uploads');
  });
});

describe('[ARCHIVE-01] copies that have come', () => {
  it('wait for their turn, in their order', async () => {
    const turn = createTurns(1);
    const order: string[] = [];
    const first = await turn();
    const later = ['second', 'third'].map(async (name) => {
      using _ = await turn();
      order.push(name);
    });
    await Promise.resolve();
    expect(order).toEqual([]);
    first[Symbol.dispose]();
    await Promise.all(later);
    expect(order).toEqual(['second', 'third']);
  });
});
