import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlayable, tracksOf } from '#domain/music/track-row.ts';
import { trackWith } from '#domain/music/track.fixture.ts';

const row = {
  id: 'a',
  title: 'Slow Harbour',
  artist: 'Kindling Ensemble',
  genre: 'Ambient',
  file_path: 'calm/slow harbour-1?.mp3',
  file_size: 3_000_000,
  duration_seconds: 181.5,
  focus_type: 'low',
  energy_level: 'low',
  bpm: 84.2,
  tags: ['ambient', 'wind-down'],
  adhd_optimized: true,
  mood_category: 'calm',
  modulation_hz: 16,
  bpm_confidence: 0.9,
  loudness_lufs: -23.5,
};

describe('[TRACK-01] mapping a row to a track', () => {
  it('maps every field, and takes the album from the genre', () => {
    const audioUrl = '/storage/v1/object/public/adhd-music/calm/slow%20harbour-1%3F.mp3';
    expect(tracksOf([row])).toEqual([
      {
        id: 'a',
        title: 'Slow Harbour',
        artist: 'Kindling Ensemble',
        album: 'Ambient',
        durationMs: 181_500,
        focusType: 'low',
        energyLevel: 'low',
        bpm: 84.2,
        genre: 'Ambient',
        tags: ['ambient', 'wind-down'],
        adhdOptimized: true,
        audioUrl,
        uri: audioUrl,
        moodCategory: 'calm',
        adhdMoodTags: ['ambient', 'wind-down'],
        modulationHz: 16,
        bpmConfidence: 0.9,
        loudnessLufs: -23.5,
        fileSize: 3_000_000,
      },
    ]);
  });

  it.each([
    ['nothing but an id', { id: 'x' }],
    ['nulls', { id: 'x', title: null, artist: null, focus_type: null, energy_level: null }],
    ['blanks', { id: 'x', title: ' ', artist: '', focus_type: '  ', energy_level: 'enormous' }],
  ])('gives a row with %s the defaults', (_, given) => {
    expect(tracksOf([given])).toMatchObject([
      { title: 'Untitled', artist: 'Unknown Artist', focusType: 'general', energyLevel: 'medium', album: '' },
    ]);
  });

  it.each([
    ['no list', 'nonsense', 0],
    ['null', null, 0],
    ['a row without an id', [{ ...row, id: undefined }, row], 1],
    ['a duration that is no number', [{ ...row, duration_seconds: 'long' }], 0],
    ['a negative size', [{ ...row, file_size: -1 }], 0],
    ['the same id twice', [row, { ...row, title: 'Again' }], 1],
    ['a title beyond reason', [{ ...row, title: 'x'.repeat(2001) }], 0],
  ])('keeps the good rows beside a bad one: %s', (_, given, count) => {
    expect(tracksOf(given)).toHaveLength(count);
  });

  it('never throws, and keeps every audio URL on this origin', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string({ unit: 'binary' }), (anything, path) => {
        expect(() => tracksOf([anything, row])).not.toThrow();
        const [track] = tracksOf([{ id: 'x', file_path: path }]);
        const address = track?.audioUrl ?? '';
        expect(address === '' || address.startsWith('/storage/v1/object/public/adhd-music/')).toBe(true);
      }),
    );
  });

  it.each(['../../rest/v1/tasks', 'calm/../x.mp3', './x.mp3', '/x.mp3', 'calm//x.mp3', '\uD800.mp3/..'])(
    'gives no URL to a path that leads out of the bucket: %j',
    (path) => {
      expect(tracksOf([{ id: 'x', file_path: path }])[0]?.audioUrl).toBe('');
    },
  );

  it('treats a track without a URL as not playable', () => {
    expect(isPlayable(trackWith({ id: 'a' }))).toBe(true);
    expect(isPlayable(trackWith({ id: 'a', uri: '', audioUrl: '' }))).toBe(false);
    expect(isPlayable(trackWith({ id: 'a', uri: '' }))).toBe(true);
  });
});
