import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstToClaim } from '#web/platform/first-to-claim.ts';

const memory = new Map<string, string>();

// Locks of a browser: whoever asks later waits.
const queue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: async (_: string, run: () => unknown) => {
      const turn = last.then(run);
      last = turn;
      return turn;
    },
  };
};

describe('once over all tabs', () => {
  beforeEach(() => {
    memory.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['with locks', { locks: queue() }],
    ['without locks', {}],
  ])('lets only the first of two tabs claim an event, %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await Promise.all([firstToClaim('a'), firstToClaim('a')])).toEqual([true, false]);
    expect(await firstToClaim('a')).toBe(false);
    expect(await firstToClaim('b')).toBe(true);
  });

  it('remembers the last twenty claims', async () => {
    vi.stubGlobal('navigator', {});
    for (let index = 0; index <= 20; index += 1) await firstToClaim(`end ${index}`);
    expect(await firstToClaim('end 1')).toBe(false);
    expect(await firstToClaim('end 0')).toBe(true);
  });

  it('ignores a stored claim that cannot be read', async () => {
    vi.stubGlobal('navigator', {});
    memory.set('kindling-once', '{');
    expect(await firstToClaim('a')).toBe(true);
  });
});
