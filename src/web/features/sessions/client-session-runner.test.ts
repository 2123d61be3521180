import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClientSession } from '#web/features/sessions/client-session-runner.ts';
import { AppError } from '#web/platform/app-error.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const nothing = (): void => undefined;

const setUp = (kept: string | null = null) => {
  let act = nothing;
  let made = 0;
  const world = {
    keptToken: () => kept,
    keepToken: vi.fn<(token: string) => void>(),
    freshToken: () => `token ${(made += 1)}`,
    create: vi.fn<(token: string) => Promise<void>>().mockResolvedValue(),
    ping: vi.fn<(token: string) => Promise<boolean>>().mockResolvedValue(true),
    tell: vi.fn<(message: string) => void>(),
    watchActivity: (report: () => void) => {
      act = report;
      return () => {
        act = nothing;
      };
    },
  };
  return { world, act: () => act() };
};

const away = new AppError('unreachable', 'away');
const signedOut = new AppError('signed-out', 'The session has ended');

describe('[SESS-02] the client session of a tab', () => {
  it('creates a client session, stores its token, and pings every five minutes', async () => {
    const { world } = setUp();
    const stop = startClientSession(world);
    await vi.advanceTimersByTimeAsync(0);
    expect(world.create.mock.calls).toEqual([['token 1']]);
    expect(world.keepToken.mock.calls).toEqual([['token 1']]);
    await vi.advanceTimersByTimeAsync(299_999);
    expect(world.ping).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(world.ping.mock.calls).toEqual([['token 1']]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(world.ping).toHaveBeenCalledTimes(3);
    stop();
  });

  it('retries a failed creation once, after exactly two seconds, and then tells the person', async () => {
    const { world } = setUp();
    world.create.mockRejectedValue(away);
    const stop = startClientSession(world);
    await vi.advanceTimersByTimeAsync(1999);
    expect(world.create).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.create.mock.calls).toEqual([['token 1'], ['token 1']]);
    expect(world.tell.mock.calls).toEqual([['Failed to create session']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.create).toHaveBeenCalledTimes(2);
    stop();
  });

  it('pings when the person is active, at most twice a minute', async () => {
    const { world, act } = setUp();
    const stop = startClientSession(world);
    await vi.advanceTimersByTimeAsync(29_999);
    act();
    expect(world.ping).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    for (let scroll = 0; scroll < 500; scroll += 1) act();
    expect(world.ping).toHaveBeenCalledTimes(1);
    stop();
  });

  it('resumes with the token from before a reload, and creates a new one when that has ended', async () => {
    const { world } = setUp('kept');
    const stop = startClientSession(world);
    await vi.advanceTimersByTimeAsync(0);
    expect([world.ping.mock.calls, world.create.mock.calls]).toEqual([[['kept']], []]);
    world.ping.mockResolvedValueOnce(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(world.create).toHaveBeenCalledTimes(1);
    expect(world.keepToken.mock.calls).toEqual(world.create.mock.calls);
    stop();
  });

  it.each(['create', 'ping'] as const)('stops when a %s finds the sign-in ended', async (call) => {
    const { world, act } = setUp(call === 'ping' ? 'kept' : null);
    world[call].mockRejectedValue(signedOut);
    const stop = startClientSession(world);
    await vi.advanceTimersByTimeAsync(700_000);
    act();
    expect(world.create.mock.calls.length + world.ping.mock.calls.length).toBe(1);
    expect(world.tell).not.toHaveBeenCalled();
    stop();
  });

  it('does nothing after it was stopped, not even for an answer on its way', async () => {
    const { world, act } = setUp();
    world.create.mockRejectedValue(away);
    startClientSession(world)();
    await vi.advanceTimersByTimeAsync(700_000);
    act();
    expect(world.create).toHaveBeenCalledTimes(1);
    expect(world.ping).not.toHaveBeenCalled();
    expect(world.tell).not.toHaveBeenCalled();
  });
});
