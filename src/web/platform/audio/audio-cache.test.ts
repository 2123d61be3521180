import { describe, expect, it } from 'vitest';
import { createAudioCache } from '#web/platform/audio/audio-cache.ts';
import type { KeptFiles } from '#web/platform/audio/kept-files.ts';

const mb = 1024 * 1024;
const never = new AbortController().signal;

const setUp = (
  sizes: Readonly<Record<string, number>> = {},
  onDisk: Readonly<Record<string, number>> = {},
) => {
  const disk = new Map(Object.entries(onDisk).map(([url, size]) => [url, new Blob([new Uint8Array(size)])]));
  const asked: string[] = [];
  let clock = 0;
  const files: KeptFiles = {
    list: async () => [...disk].map(([url, blob], index) => ({ url, bytes: blob.size, keptAt: index })),
    read: async (url) => disk.get(url) ?? null,
    write: async (url, blob) => void disk.set(url, blob),
    remove: async (url) => void disk.delete(url),
    clear: async () => disk.clear(),
  };
  const cache = createAudioCache({
    files,
    download: async (url) => {
      asked.push(url);
      clock += 500;
      return new Blob([new Uint8Array(sizes[url] ?? 10)]);
    },
    now: () => (clock += 1),
  });
  return { cache, disk, asked, files };
};

describe('[PLAYER-06] the audio cache', () => {
  it('stores a track in memory and on disk, once, also when asked for twice at a time', async () => {
    const { cache, disk, asked } = setUp();
    await Promise.all([cache.keep('/a', never), cache.keep('/a', never)]);
    await cache.keep('/a', never);
    expect(asked).toEqual(['/a']);
    expect([...disk.keys()]).toEqual(['/a']);
    expect((await cache.lease('/a'))?.src).toMatch(/^blob:/);
    expect(cache.lease('/b')).toBeNull();
    expect(cache.stats()).toMatchObject({ entries: 1, totalSize: 10, hitRate: 0.5 });
    expect(cache.stats().averageLoadTime).toBeGreaterThanOrEqual(500);
  });

  it('fetches a track for whoever still wants it where somebody else has given it up', async () => {
    const asked: AbortSignal[] = [];
    const cache = createAudioCache({
      files: setUp().files,
      download: async (_, signal) => {
        asked.push(signal);
        if (asked.length > 1) return new Blob(['x']);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
        });
      },
      now: () => 0,
    });
    const first = new AbortController();
    const given = cache.keep('/a', first.signal);
    const wanted = cache.keep('/a', never);
    first.abort();
    await expect(given).rejects.toThrow('given up');
    await wanted;
    expect(cache.has('/a')).toBe(true);
    expect(asked).toEqual([first.signal, never]);
  });

  it('knows after opening what was stored before, and reads it on demand', async () => {
    const { cache, asked } = setUp({}, { '/a': 20, '/broken': 0 });
    expect(cache.has('/a')).toBe(false);
    await cache.open();
    expect(cache.has('/a')).toBe(true);
    expect((await cache.lease('/a'))?.src).toMatch(/^blob:/);
    expect(await cache.lease('/broken')).toBeNull();
    expect(cache.has('/broken')).toBe(false);
    expect(asked).toEqual([]);
  });

  it('evicts the least used track, but never the one that plays', async () => {
    const sizes = { '/a': 20 * mb, '/b': 20 * mb, '/c': 20 * mb };
    const { cache, disk } = setUp(sizes);
    await cache.keep('/a', never);
    const playing = await cache.lease('/a');
    await cache.keep('/b', never);
    await cache.keep('/c', never);
    expect([cache.has('/a'), cache.has('/b'), cache.has('/c')]).toEqual([true, false, true]);
    expect([...disk.keys()]).toEqual(['/a', '/c']);
    playing?.release();
    playing?.release();
    await cache.keep('/b', never);
    expect(cache.has('/a')).toBe(false);
  });

  it('a failed download leaves nothing behind and can be tried again', async () => {
    const { disk } = setUp();
    let broken = true;
    const cache = createAudioCache({
      files: {
        list: async () => [],
        read: async () => null,
        write: async () => undefined,
        remove: async () => undefined,
        clear: async () => undefined,
      },
      download: async () => {
        if (broken) throw new Error('gone');
        return new Blob(['x']);
      },
      now: () => 0,
    });
    await expect(cache.keep('/a', never)).rejects.toThrow('gone');
    expect(cache.has('/a')).toBe(false);
    broken = false;
    await cache.keep('/a', never);
    expect(cache.has('/a')).toBe(true);
    expect(disk.size).toBe(0);
  });

  it('clearing the cache leaves nothing', async () => {
    const { cache, disk } = setUp();
    await cache.keep('/a', never);
    await cache.clear();
    expect([cache.has('/a'), disk.size, cache.stats().entries]).toEqual([false, 0, 0]);
  });
});
