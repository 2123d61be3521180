import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moodPresets } from '#domain/moods/mood-presets.ts';
import { reliablePlaylist } from '#domain/moods/reliable-playlist.ts';
import { searchMood } from '#domain/moods/search-mood.ts';
import { trackWith } from '#domain/music/track.fixture.ts';
import type { Track } from '#domain/music/track.ts';
import { noPreferences } from '#domain/music/track-preferences.ts';

const first = (): number => 0;

const many = (count: number, change: Partial<Track>, name = 't'): readonly Track[] =>
  Array.from({ length: count }, (_, index) => trackWith({ id: `${name}${index}`, ...change }));

const calm = { moodCategory: 'calm', energyLevel: 'low', focusType: 'low' } as const;
const far = {
  moodCategory: 'energetic',
  energyLevel: 'high',
  focusType: 'medium',
  adhdOptimized: false,
} as const;
const near = { ...far, energyLevel: 'low' } as const;

const ids = (library: readonly Track[], mood: string, preferences = noPreferences): readonly string[] => {
  const search = searchMood(library, mood, first, preferences);
  return search.ok ? search.tracks.map(({ id }) => id) : [search.message];
};

describe('[MOOD-02] mood search', () => {
  it.each([
    ['8 of 9 that match', [...many(9, calm)], 8],
    ['all 8', many(8, calm), 8],
    ['3 are enough', [...many(3, calm), ...many(9, near, 'n')], 3],
    ['2 are filled up to 5', [...many(2, calm), ...many(9, near, 'n')], 5],
    ['none is filled up to 5', many(9, near, 'n'), 5],
    [
      '2 stay 2 where nothing is near',
      [...many(2, calm), ...many(9, { ...far, adhdOptimized: true }, 'f')],
      2,
    ],
    ['1 gets random optimised ones', [...many(1, calm), ...many(9, { ...far, adhdOptimized: true }, 'f')], 5],
    ['1 stays 1 where none is optimised', [...many(1, calm), ...many(9, far, 'f')], 1],
  ])('finds tracks of a mood: %s', (_, library, count) => {
    expect(ids(library, 'calm')).toHaveLength(count);
  });

  it('shuffles tracks of the mood, and behind them those that stand in', () => {
    const library = [...many(9, near, 'n'), ...many(2, calm)];
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (number) => {
        const search = searchMood(library, 'calm', () => number, noPreferences);
        const moods = search.ok ? search.tracks.map(({ moodCategory }) => moodCategory) : [];
        expect(moods).toEqual(['calm', 'calm', 'energetic', 'energetic', 'energetic']);
      }),
    );
  });

  it('finds 5 random optimised tracks for an unknown mood', () => {
    const library = [...many(9, { adhdOptimized: true }), ...many(9, { adhdOptimized: false }, 'f')];
    const found = ids(library, 'purple');
    expect(found).toHaveLength(5);
    expect(found.every((id) => id.startsWith('t'))).toBe(true);
  });

  it.each([
    ['an empty library', [], 'calm', 'No tracks available for mood: calm'],
    ['an unknown mood and nothing optimised', many(3, far), 'purple', 'No tracks available for mood: purple'],
    [
      'addresses missing',
      many(4, { ...calm, uri: '', audioUrl: '' }),
      'calm',
      'No playable tracks found (missing URIs)',
    ],
  ])('reports why nothing can play: %s', (_, library, mood, message) => {
    expect(ids(library, mood)).toEqual([message]);
  });

  it('leaves out banned tracks and begins with those that helped', () => {
    const preferences = {
      banned: new Set(['t0']),
      helped: new Map([
        ['t5', 2],
        ['t3', 1],
        ['t1', -1],
      ]),
    };
    const found = ids(many(9, calm), 'calm', preferences);
    expect(found.slice(0, 2)).toEqual(['t5', 't3']);
    expect(found.at(-1)).toBe('t1');
    expect(found).not.toContain('t0');
    expect(ids(many(1, calm), 'calm', preferences)).toEqual(['No tracks available for mood: calm']);
  });

  it('finds at most 8 different playable tracks in any library, none of them banned', () => {
    const anyTrack = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'),
      energyLevel: fc.constantFrom('low', 'medium', 'high'),
      focusType: fc.constantFrom('low', 'medium', 'high', 'general'),
      moodCategory: fc.constantFrom('calm', 'focus', 'creative', 'energetic', null),
      adhdOptimized: fc.boolean(),
      bpm: fc.option(fc.integer({ min: 60, max: 150 }), { nil: null }),
      uri: fc.constantFrom('', '/x'),
      audioUrl: fc.constantFrom('', '/x'),
    });
    const moods = ['Focus', 'calm', 'high-low', 'purple', ...moodPresets.map(({ id }) => id)];
    fc.assert(
      fc.property(
        fc.array(anyTrack, { maxLength: 30 }),
        fc.constantFrom(...moods),
        fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 }),
        (given, mood, banned, numbers) => {
          let drawn = 0;
          const random = (): number => numbers[(drawn += 1) % numbers.length] ?? 0;
          const preferences = { banned: new Set<string>(banned), helped: new Map<string, number>() };
          const search = searchMood(given.map(trackWith), mood, random, preferences);
          if (!search.ok) return;
          const found = search.tracks.map(({ id }) => id);
          expect(new Set(found).size).toBe(found.length);
          expect(found.length).toBeGreaterThan(0);
          expect(found.length).toBeLessThanOrEqual(8);
          expect(found.some((id) => preferences.banned.has(id))).toBe(false);
          expect(search.tracks.every(({ uri, audioUrl }) => uri + audioUrl !== '')).toBe(true);
        },
      ),
    );
  });
});

describe('[MUSIC-02] the reliable playlist', () => {
  const choosing = { random: first, preferences: noPreferences };
  it.each([
    ['what was asked for', many(12, calm), 0, 'mood', 10],
    ['the mood alone', many(4, { ...calm, adhdOptimized: false }), 1, 'mood-any', 4],
    [
      'optimised alone',
      [...many(4, far), ...many(2, { ...far, adhdOptimized: true }, 'o')],
      2,
      'adhd-optimized',
      2,
    ],
    ['anything', many(4, far), 3, 'library', 4],
    ['nothing there', [], 4, 'none', 0],
    ['nothing playable', many(4, { ...calm, uri: '', audioUrl: '' }), 4, 'none', 0],
  ])('builds the playlist with its fallbacks: %s', (_, library, fallbackLevel, source, count) => {
    const playlist = reliablePlaylist(library, { mood: 'calm', adhd_optimized: true }, choosing);
    expect(playlist).toMatchObject({ fallbackLevel, source });
    expect(playlist.tracks).toHaveLength(count);
  });
});
