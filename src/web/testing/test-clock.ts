import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A Monday morning: every test begins there, and time stands still until the test lets it pass. */
export const monday = new Date(2026, 10, 16, 9, 0);

/** Dates and intervals, which are what the product tells the time by. Timeouts stay real: libraries wait with them. */
export const stopTheClock = (now: Date = monday): void => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
};

/** For what waits with a timeout too: from here on nothing happens before the test says so. To be called first. */
export const stopTimeouts = (): void => {
  vi.useFakeTimers({
    now: Date.now(),
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  });
  // Testing Library looks for Jest's clock by this name, and waits for ever on a clock that stands still without it.
  vi.stubGlobal('jest', {
    advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  });
};

const second = 1000;
export const minute = 60 * second;

/** Lets time pass, with everything that ticks meanwhile. */
export const letPass = async (milliseconds: number): Promise<void> => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
};
