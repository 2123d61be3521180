import { describe, expect, it } from 'vitest';
import { moodPool } from '#domain/moods/mood-pool.ts';
import { trackWith } from '#domain/music/track.fixture.ts';
import { noPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';

const of = (mood: string, count: number, energyLevel: Energy = 'medium'): readonly Track[] =>
  Array.from({ length: count }, (_, index) =>
    trackWith({ id: `${mood}-${index}`, moodCategory: mood, energyLevel }),
  );

const ids = (tracks: readonly Track[]): readonly string[] => tracks.map(({ id }) => id);

describe('the tracks a session’s music is refilled from', () => {
  const library = [...of('calm', 12), ...of('focus', 10)];

  it('are all of the mood, beyond the eight of a search', () => {
    expect(ids(moodPool(library, 'calm', noPreferences))).toEqual(ids(of('calm', 12)));
  });

  it.each([null, '', 'nobody’s mood'])('are those of focus where the mood is %j', (mood) => {
    expect(ids(moodPool(library, mood, noPreferences))).toEqual(ids(of('focus', 10)));
  });

  it('leave out what was banned and what cannot play', () => {
    const broken = trackWith({ id: 'broken', moodCategory: 'calm', audioUrl: '', uri: '' });
    const preferences = { ...noPreferences, banned: new Set(['calm-3']) };
    const pool = ids(moodPool([...library, broken], 'calm', preferences));
    expect(pool).toHaveLength(11);
    expect(pool).not.toContain('calm-3');
    expect(pool).not.toContain('broken');
  });

  it.each([
    [3, ['calm']],
    [2, ['calm', 'focus']],
  ])('with %i of the mood are of %j', (count, moods) => {
    const pool = moodPool([...of('calm', count), ...of('focus', 10, 'low')], 'calm', noPreferences);
    expect([...new Set(pool.map(({ moodCategory }) => moodCategory))]).toEqual(moods);
  });

  it('are everything that plays where nothing is near', () => {
    const far = [trackWith({ id: 'x', moodCategory: null, energyLevel: 'high', focusType: 'general' })];
    expect(ids(moodPool(far, 'calm', noPreferences))).toEqual(['x']);
  });
});
