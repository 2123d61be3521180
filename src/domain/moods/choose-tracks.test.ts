import { describe, expect, it } from 'vitest';
import {
  reliableCriteria,
  starterTracks,
  tracksByEnergy,
  tracksByFocusType,
  tracksForMood,
} from '#domain/moods/choose-tracks.ts';
import { reliablePlaylist } from '#domain/moods/reliable-playlist.ts';
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
    ['the mood', 'calm', [byMood, any], 'mood', 0, 'mood'],
    ['an unknown mood means focus: its energy', 'purple', [byEnergy, byFocus, any], 'energy', 1, 'energy'],
    ['then its focus', 'purple', [byFocus, any], 'focus', 1, 'focus-type'],
  ])('falls back in order: %s', (_, mood, library, id, fallbackLevel, source) => {
    const search = tracksForMood(shelf(library), mood);
    expect(search).toMatchObject({ ok: true, fallbackLevel, source });
    expect(search.ok && idsOf(search.tracks)[0]).toBe(id);
  });

  it('falls back to anything last, by the reliability helper', () => {
    expect(tracksForMood(shelf([any]), 'purple').ok).toBe(false);
    expect(reliableCriteria('purple')).toEqual({ mood: 'focus', adhd_optimized: true });
    expect(idsOf(reliablePlaylist([any], reliableCriteria('purple'), shelf([any])).tracks)).toEqual(['any']);
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
