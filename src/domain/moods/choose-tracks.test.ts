import { describe, expect, it } from 'vitest';
import {
  starterTracks,
  tracksByEnergy,
  tracksByFocusType,
  tracksForMood,
} from '#domain/moods/choose-tracks.ts';
import { trackWith } from '#domain/music/track.fixture.ts';
import type { Track } from '#domain/music/track.ts';

const plain = { adhdOptimized: false, moodCategory: null, focusType: 'general' } as const;
const shelf = (library: readonly Track[], banned: readonly string[] = []) => ({
  library,
  random: () => 0,
  preferences: { banned: new Set(banned), helped: new Map<string, number>() },
});
const idsOf = (tracks: readonly Track[]): readonly string[] => tracks.map(({ id }) => id);

describe('[MOOD-03] the fallback order', () => {
  const byMood = trackWith({ id: 'mood', ...plain, moodCategory: 'calm', energyLevel: 'high' });
  const byEnergy = trackWith({ id: 'energy', ...plain, energyLevel: 'medium' });
  const byFocus = trackWith({ id: 'focus', ...plain, energyLevel: 'low', focusType: 'high' });
  const any = trackWith({ id: 'any', ...plain, energyLevel: 'low' });

  it.each([
    ['the mood', 'calm', [byMood, any], ['mood']],
    ['an unknown mood means focus: its energy', 'purple', [byEnergy, byFocus, any], ['energy']],
    ['then its focus', 'purple', [byFocus, any], ['focus']],
    ['then anything', 'purple', [any], ['any']],
  ])('falls back in order: %s', (_, mood, library, ids) => {
    const search = tracksForMood(shelf(library), mood);
    expect(search.ok && idsOf(search.tracks)).toEqual(expect.arrayContaining(ids));
    expect(search.ok && idsOf(search.tracks)[0]).toBe(ids[0]);
  });

  it.each([
    ['nothing', []],
    ['nothing that is not banned', ['mood', 'energy']],
  ])('reports that no tracks are available: %s to play', (_, banned) => {
    const library = banned.length === 0 ? [] : [byMood, byEnergy];
    expect(tracksForMood(shelf(library, banned), 'calm')).toEqual({
      ok: false,
      message: 'No tracks available for mood: calm',
    });
  });

  it('finds tracks by energy and by focus, and three to start with', () => {
    const library = [byMood, byEnergy, byFocus, any];
    expect(idsOf(tracksByEnergy(shelf(library), 'low'))).toEqual(['focus', 'any']);
    expect(idsOf(tracksByFocusType(shelf(library), 'high'))).toEqual(['focus']);
    expect(starterTracks(shelf(library))).toHaveLength(3);
    expect(idsOf(starterTracks(shelf(library, ['mood', 'any'])))).toEqual(['energy', 'focus']);
  });
});
