import { expect, it } from 'vitest';
import { moodPresets, presetMatches } from '#domain/moods/mood-presets.ts';
import { serviceMoods } from '#domain/music/service-mood.ts';
import { libraryRows } from '#server/music/library-entries.ts';
import { libraryOrder, openingTracks } from './library-order.ts';
import { stockTrack } from './test-library.fixture.ts';

it('orders the library by the guests’ tracks first, then what other moods begin with, then one of every mood in turn', () => {
  const tracks = [
    stockTrack('calm-1', { moodCategory: 'calm' }),
    stockTrack('calm-2', { moodCategory: 'calm' }),
    stockTrack('calm-3', { moodCategory: 'calm' }),
    stockTrack('focus-1', { moodCategory: 'focus' }),
    stockTrack('focus-2', { moodCategory: 'focus', demo: true }),
    stockTrack('energy-1', { moodCategory: 'energetic' }),
    stockTrack('energy-2', { moodCategory: 'energetic' }),
  ];
  expect(libraryOrder(tracks).map(({ recipe }) => recipe)).toEqual([
    'focus-2',
    'calm-1',
    'energy-1',
    'focus-1',
    'calm-2',
    'energy-2',
    'calm-3',
  ]);
});

it('[MOOD-02] leaves no mood and no preset without a track that set-up makes, and makes no more than that', () => {
  const opening = openingTracks(libraryRows());
  expect(opening).toHaveLength(4);
  for (const mood of serviceMoods) {
    expect([mood, opening.some(({ moodCategory }) => moodCategory === mood)]).toEqual([mood, true]);
  }
  for (const preset of moodPresets) {
    const fits = opening.some((track) => presetMatches(preset, { ...track, adhdMoodTags: track.tags }));
    expect([preset.id, fits]).toEqual([preset.id, true]);
  }
});
