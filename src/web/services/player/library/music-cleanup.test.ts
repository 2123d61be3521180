import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

interface Told {
  readonly description: string;
}

let calls: RequestInit[];
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  calls = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('https://kindling.example/'));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    calls.push(init);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => {
  const { cleanUpOnce } = await import('#web/services/player/library/music-cleanup.ts');
  const { readLog } = await import('#web/services/logging/logger.ts');
  const { openBoard } = await import('#web/services/messages/notices.ts');
  const told: Told[] = [];
  openBoard((notice) => void told.push(notice));
  return { cleanUpOnce, readLog, told };
};

describe('[MUSIC-03] the cleanup, once per page load', () => {
  it('asks once, logs its sentence and shows nothing where nothing was removed', async () => {
    answer = async () => Response.json({ deletedCount: 0, initialCount: 9, finalCount: 9 });
    const { cleanUpOnce, readLog, told } = await load();
    await Promise.all([cleanUpOnce(), cleanUpOnce()]);
    await cleanUpOnce();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers).toBeUndefined();
    expect(readLog().map(({ message }) => message)).toEqual([
      'Emergency cleanup completed! Removed 0 tracks from 9 total. Final count: 9',
    ]);
    expect(told).toEqual([]);
  });

  it('tells an admin what was removed', async () => {
    answer = async () => Response.json({ deletedCount: 2, initialCount: 9, finalCount: 7 });
    const { cleanUpOnce, told } = await load();
    await cleanUpOnce();
    expect(told.map(({ description }) => description)).toEqual([
      'Emergency cleanup completed! Removed 2 tracks from 9 total. Final count: 7',
    ]);
  });

  it('is given up without a word where somebody signs out', async () => {
    answer = () => Promise.reject(new DOMException('given up', 'AbortError'));
    const { cleanUpOnce, readLog, told } = await load();
    const { abandonReads } = await import('#web/platform/backend/leaving.ts');
    const cleaning = cleanUpOnce();
    abandonReads({});
    await cleaning;
    expect(calls[0]?.signal?.aborted).toBe(true);
    expect([...readLog(), ...told]).toEqual([]);
  });

  it.each([
    ['The server answered 429', async () => new Response('{}', { status: 429 })],
    ['The server answered 200', async () => Response.json({ deletedCount: 'all' })],
    ['no network', () => Promise.reject(new Error('no network'))],
  ])('logs a failure and shows nothing: %s', async (why, failure) => {
    answer = failure;
    const { cleanUpOnce, readLog, told } = await load();
    await cleanUpOnce();
    expect(readLog().map(({ level, message }) => [level, message])).toEqual([
      ['warn', `Cleanup failed: ${why}`],
    ]);
    expect(told).toEqual([]);
  });

  it('[SCREEN-01] asks for no cleanup from the screening page, and asks from the page after it', async () => {
    answer = async () => Response.json({ deletedCount: 0, initialCount: 9, finalCount: 9 });
    vi.stubGlobal('location', new URL('https://kindling.example/adhd-screening?mode=full'));
    const { cleanUpOnce } = await load();
    await cleanUpOnce();
    expect(calls).toEqual([]);
    vi.stubGlobal('location', new URL('https://kindling.example/'));
    await cleanUpOnce();
    expect(calls).toHaveLength(1);
  });

  it('asks for no cleanup while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { cleanUpOnce } = await load();
    await cleanUpOnce();
    expect(calls).toEqual([]);
  });
});
