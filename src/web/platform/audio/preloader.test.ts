import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tracksNamed } from '#domain/music/track.fixture.ts';
import { keepPlayingLimits } from '#domain/player/player-limits.ts';
import { AppError } from '#web/platform/app-error.ts';
import { createPreloader } from '#web/platform/audio/preloader.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tracks = tracksNamed('now', 'next');
const [now, next] = tracks.map(({ audioUrl }) => audioUrl);

/** A cache whose downloads fail as often as `refusals` says. */
const cacheThatRefuses = (refusals: Readonly<Record<string, number>>, failure: Error) => {
  const asked: string[] = [];
  const cache = {
    has: () => false,
    keep: async (url: string) => {
      const name = url === now ? 'now' : url === next ? 'next' : url;
      asked.push(name);
      const times = asked.filter((one) => one === name).length;
      if (times <= (refusals[name] ?? 0)) throw failure;
    },
  };
  return { cache, asked };
};

const nothingCame = new AppError('unreachable', 'The track took too long to load.');

const follow = async (refusals: Readonly<Record<string, number>>, failure: Error = nothingCame) => {
  const { cache, asked } = cacheThatRefuses(refusals, failure);
  const preloader = createPreloader({
    cache,
    prepare: () => undefined,
    isUnmade: () => false,
    preloaded: () => undefined,
  });
  const [playing, ...following] = tracks;
  if (playing !== undefined) preloader.follow(playing, following, []);
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
};

test('[PLAYER-06] what plays is fetched again where nothing came, then what follows, once', async () => {
  expect(await follow({ now: 2, next: 9 })).toEqual(['now', 'now', 'now', 'next']);
});

test('[PLAYER-06] what plays is not asked for without end', async () => {
  const asked = await follow({ now: 99 });
  expect(asked.filter((name) => name === 'now')).toHaveLength(keepPlayingLimits.tries);
  expect(asked.at(-1)).toBe('next');
});

test('[PLAYER-06] what is refused or cannot be reached at all is asked for once', async () => {
  expect(await follow({ now: 9 }, new AppError('refused', 'No'))).toEqual(['now', 'next']);
  expect(await follow({ now: 9 }, new TypeError('Failed to fetch'))).toEqual(['now', 'next']);
});

test('[PLAYER-06] popular tracks wait for what plays and for what follows it, and then have their turn', async () => {
  const arrivals = new Map<string, () => void>();
  const signals = new Map<string, AbortSignal>();
  const preloader = createPreloader({
    cache: {
      has: () => false,
      keep: async (url, signal) =>
        new Promise((resolve) => {
          arrivals.set(url, resolve);
          signals.set(url, signal);
        }),
    },
    prepare: () => undefined,
    isUnmade: () => false,
    preloaded: () => undefined,
  });
  const [playing, following, popular] = tracksNamed('now', 'next', 'popular');
  if (playing === undefined || following === undefined || popular === undefined) throw new Error('No tracks');
  const asked = (): readonly string[] => [...arrivals.keys()];
  preloader.popular([popular]);
  preloader.follow(playing, [following], []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual([playing.audioUrl]);
  expect(signals.get(playing.audioUrl)?.aborted).toBe(false);
  arrivals.get(playing.audioUrl)?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual([playing.audioUrl, following.audioUrl]);
  arrivals.get(following.audioUrl)?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toEqual([playing.audioUrl, following.audioUrl, popular.audioUrl]);
});

test('[PLAYER-06] a library without popular tracks disturbs nothing', async () => {
  const signals: AbortSignal[] = [];
  const preloader = createPreloader({
    cache: { has: () => false, keep: async (_, signal) => new Promise(() => void signals.push(signal)) },
    prepare: () => undefined,
    isUnmade: () => false,
    preloaded: () => undefined,
  });
  const [playing] = tracks;
  if (playing === undefined) throw new Error('No tracks');
  preloader.popular([]);
  preloader.follow(playing, [], []);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
