import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trackWith } from '#domain/music/track.fixture.ts';
import type { Track } from '#domain/music/track.ts';

const helper = vi.hoisted(() => ({ loads: 0 }));

vi.mock(import('#domain/moods/reliable-playlist.ts'), async (original) => {
  helper.loads += 1;
  return original();
});

beforeEach(() => {
  vi.resetModules();
  helper.loads = 0;
});

const play = async (library: readonly Track[], mood: string) => {
  const { createMusicChoices } = await import('#web/services/player/music-choices.ts');
  const { performanceLog } = await import('#web/services/player/performance-log.ts');
  const started: string[] = [];
  const { plays } = createMusicChoices({
    library: () => library,
    whenReady: async () => undefined,
    answered: async (work) => work(),
    start: (tracks) => started.push(...tracks.map(({ id }) => id)),
    lately: () => new Set(),
    ready: async () => new Set(),
  });
  const problem = await plays.playMood(mood).then(
    () => null,
    (error: unknown) => error,
  );
  return { started, problem, pick: performanceLog.lastPick() };
};

const plain = { moodCategory: null, focusType: 'general', adhdOptimized: false } as const;

describe('[MUSIC-02] the reliability helper', () => {
  it('is not fetched while the mood finds its own tracks', async () => {
    const found = await play([trackWith({ id: 'a', moodCategory: 'calm' })], 'calm');
    expect(found).toEqual({ started: ['a'], problem: null, pick: { fallbackLevel: 0, source: 'mood' } });
    expect(helper.loads).toBe(0);
  });

  it('is fetched when nothing fits, and says how far it had to go', async () => {
    const found = await play([trackWith({ id: 'a', ...plain, energyLevel: 'medium' })], 'energetic');
    expect(found).toEqual({ started: ['a'], problem: null, pick: { fallbackLevel: 3, source: 'library' } });
    expect(helper.loads).toBe(1);
  });

  it('finds nothing in an empty library, and the reason is told', async () => {
    const { started, problem, pick } = await play([], 'calm');
    expect(started).toEqual([]);
    expect(problem).toEqual(new Error('No tracks available for mood: calm'));
    expect(pick).toEqual({ fallbackLevel: 4, source: 'none' });
  });
});

describe('[MUSIC-02] a wish that is taken back', () => {
  it('plays nothing once the library is there, and neither does one before another', async () => {
    const { createMusicChoices } = await import('#web/services/player/music-choices.ts');
    const started: string[] = [];
    let ready = Promise.withResolvers<void>();
    const { plays, forget } = createMusicChoices({
      library: () => [
        trackWith({ id: 'a', moodCategory: 'calm' }),
        trackWith({ id: 'b', moodCategory: 'focus' }),
      ],
      whenReady: async () => ready.promise,
      answered: async (work) => work(),
      start: ([first]) => started.push(first?.id ?? 'nothing'),
      lately: () => new Set(),
      ready: async () => new Set(),
    });
    const calm = plays.playMood('calm');
    forget();
    ready.resolve();
    await calm;
    expect(started).toEqual([]);

    ready = Promise.withResolvers();
    const both = [plays.playMood('calm'), plays.playMood('focus')];
    ready.resolve();
    await Promise.all(both);
    expect(started).toEqual(['b']);
  });
});
