import { afterEach, describe, expect, it, vi } from 'vitest';
import { stayAwake } from '#web/platform/wake-lock.ts';

class Sentinel {
  released = false;
  release = async (): Promise<void> => {
    this.released = true;
  };
}

const browser = () => {
  const locks: Sentinel[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        const lock = new Sentinel();
        locks.push(lock);
        return lock;
      },
    },
  });
  const turn = (visibilityState: string): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { locks, turn, held: () => locks.filter((lock) => !lock.released).length };
};

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

describe('keeping the screen on', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the screen on until released, also after the page was hidden', async () => {
    const { locks, turn, held } = browser();
    const letGo = stayAwake();
    await settled();
    expect(held()).toBe(1);

    await locks[0]?.release();
    turn('hidden');
    await settled();
    expect(held()).toBe(0);
    turn('visible');
    turn('visible');
    await settled();
    expect(held()).toBe(1);

    letGo();
    await settled();
    expect(held()).toBe(0);
    turn('visible');
    await settled();
    expect(held()).toBe(0);
  });

  it('keeps no lock that was released before the browser granted it', async () => {
    const { held } = browser();
    stayAwake()();
    await settled();
    expect(held()).toBe(0);
  });

  it('does not fail where the browser has no wake lock', () => {
    vi.stubGlobal('navigator', {});
    expect(() => stayAwake()()).not.toThrow();
  });
});
