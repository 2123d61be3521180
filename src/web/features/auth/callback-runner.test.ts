import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallbackRunner } from '#web/features/auth/callback-runner.ts';
import type { SessionReading } from '#domain/auth/callback-screen.ts';

const world = (...readings: SessionReading[]) => ({
  readSession: vi.fn<() => Promise<SessionReading>>(async () => readings.shift() ?? { kind: 'none' }),
  enter: vi.fn<(userId: string) => void>(),
  fail: vi.fn<(error: string) => void>(),
});

describe('[AUTH-02] callback runner', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reads the session after one second and enters', async () => {
    const here = world({ kind: 'session', userId: 'ada' });
    createCallbackRunner().open(here);
    await vi.advanceTimersByTimeAsync(999);
    expect(here.readSession).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(here.enter).toHaveBeenCalledExactlyOnceWith('ada');
  });

  it('reads the session again after two more seconds and then gives up', async () => {
    const here = world({ kind: 'none' }, { kind: 'none' });
    createCallbackRunner().open(here);
    await vi.advanceTimersByTimeAsync(2999);
    expect(here.readSession).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(here.readSession).toHaveBeenCalledTimes(2);
    expect(here.fail).toHaveBeenCalledExactlyOnceWith('no_session');
  });

  it('completes one sign-in when opened twice, and starts anew after five seconds', async () => {
    const here = world({ kind: 'session', userId: 'ada' }, { kind: 'session', userId: 'ada' });
    const runner = createCallbackRunner();
    runner.open(here);
    runner.open(here);
    await vi.advanceTimersByTimeAsync(4999);
    runner.open(here);
    expect(here.enter).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    runner.open(here);
    await vi.advanceTimersByTimeAsync(1000);
    expect(here.enter).toHaveBeenCalledTimes(2);
  });
});
