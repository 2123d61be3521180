import type { Track } from '#domain/music/track.ts';

/** A track for tests; what matters there is said there. */
export const trackWith = (change: Partial<Track> & { readonly id: string }): Track => {
  const address = `/storage/v1/object/public/adhd-music/calm/${change.id}.mp3`;
  return {
    title: `Track ${change.id}`,
    artist: 'Kindling Ensemble',
    album: 'Ambient',
    durationMs: 120_000,
    focusType: 'medium',
    energyLevel: 'medium',
    bpm: 100,
    genre: 'Ambient',
    tags: [],
    adhdOptimized: true,
    audioUrl: address,
    uri: address,
    moodCategory: 'focus',
    adhdMoodTags: [],
    modulationHz: null,
    bpmConfidence: null,
    loudnessLufs: null,
    fileSize: 1_000_000,
    ...change,
  };
};

export const tracksNamed = (...ids: readonly string[]): readonly Track[] =>
  ids.map((id) => trackWith({ id }));
