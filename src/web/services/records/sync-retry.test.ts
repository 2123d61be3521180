import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, type AppErrorCode } from '#web/platform/app-error.ts';
import { createListeners } from '#web/platform/store.ts';
import { retrySync } from '#web/services/records/sync-retry.ts';
import type { RecordSync, SyncState } from '#web/services/records/record-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (code: AppErrorCode, isOnline = () => true) => {
  const listeners = createListeners();
  const server = { down: true, runs: 0 };
  let state: SyncState = { complete: false, waiting: 1, refused: [], trouble: null, kept: true };
  const sync: RecordSync = {
    run: async () => {
      server.runs += 1;
      state = { ...state, trouble: server.down ? new AppError(code, 'No') : null };
      listeners.notify();
    },
    state: () => state,
    watch: listeners.subscribe,
    retryRefused: () => undefined,
    markComplete: () => undefined,
    noteKept: () => undefined,
  };
  const leaving = new AbortController();
  retrySync({ sync, signal: leaving.signal, isOnline, random: () => 1 });
  return { sync, server, leaving };
};

describe('retrying a failed sync', () => {
  it('retries a failed sync with a growing backoff of at most five minutes', async () => {
    const { sync, server } = start('unreachable');
    await sync.run();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.runs).toBe(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(server.runs).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.runs).toBe(3);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(server.runs).toBeLessThan(25);
    expect(server.runs).toBeGreaterThan(12);
  });

  it('stops retrying after a success, and starts the backoff anew the next time', async () => {
    const { sync, server } = start('unreadable');
    await sync.run();
    server.down = false;
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(server.runs).toBe(2);
    server.down = true;
    await sync.run();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.runs).toBe(4);
  });

  it.each(['signed-out', 'not-allowed'] as const)('does not retry when the answer is %s', async (code) => {
    const { sync, server } = start(code);
    await sync.run();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(server.runs).toBe(1);
  });

  it('does not retry without a network, nor once the page is left', async () => {
    const offline = start('unreachable', () => false);
    await offline.sync.run();
    const left = start('unreachable');
    await left.sync.run();
    left.leaving.abort();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect([offline.server.runs, left.server.runs]).toEqual([1, 1]);
  });
});
