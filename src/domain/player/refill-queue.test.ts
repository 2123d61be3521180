import { describe, expect, it } from 'vitest';
import { trackWith, tracksNamed } from '#domain/music/track.fixture.ts';
import { noPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import { nothingPlaying, type Playback } from '#domain/player/playback.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';
import { refillLimits, type RefillFrom, tracksToAdd } from '#domain/player/refill-queue.ts';

const hour = refillLimits.restMs;
const now = 10 * hour;

const playing = (queue: readonly Track[], from: number, change: Partial<Playback> = {}): Playback => ({
  ...reducePlayback(nothingPlaying, { type: 'queue', tracks: queue, from }).state,
  endless: true,
  ...change,
});

const shelf = (pool: readonly Track[], change: Partial<RefillFrom> = {}): RefillFrom => ({
  pool: () => pool,
  heardAt: new Map(),
  preferences: noPreferences,
  now,
  random: () => 0,
  ...change,
});

const ids = (tracks: readonly Track[]): readonly string[] => tracks.map(({ id }) => id);
const queue = tracksNamed('a', 'b', 'c', 'd', 'e');
const pool = tracksNamed('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l');

const extend = (state: Playback, ...added: readonly string[]): Playback =>
  reducePlayback(state, { type: 'extend', tracks: tracksNamed(...added) }).state;

const end = (state: Playback): Playback =>
  reducePlayback(state, { type: 'ended', ticket: state.ticket, random: 0 }).state;

describe('refilling the queue of a focus session', () => {
  it.each([
    [1, 0],
    [2, 4],
    [4, 6],
  ])('with track %i of five playing, adds %i tracks', (from, added) => {
    expect(tracksToAdd(playing(queue, from), shelf(pool))).toHaveLength(added);
  });

  it.each<[string, Partial<Playback>]>([
    ['outside a session', { endless: false }],
    ['while one track repeats', { repeat: 'track' }],
    ['while the queue repeats', { repeat: 'context' }],
  ])('adds nothing %s', (_, change) => {
    expect(tracksToAdd(playing(queue, 4, change), shelf(pool))).toEqual([]);
  });

  it('adds nothing that was promised to come next, wherever that stands', () => {
    const promised = ['a', 'b', 'c', 'd'];
    const added = tracksToAdd(playing(queue, 4, { promised }), shelf(pool));
    expect(added).not.toEqual([]);
    expect(ids(added).filter((id) => promised.includes(id))).toEqual([]);
  });

  it('adds nothing to an empty queue', () => {
    expect(tracksToAdd({ ...nothingPlaying, endless: true }, shelf(pool))).toEqual([]);
  });

  it('counts what is left of a shuffled round, wherever it stands', () => {
    const shuffled = playing(queue, 4, { shuffle: true, heard: [4] });
    expect(tracksToAdd(shuffled, shelf(pool))).toEqual([]);
    expect(tracksToAdd({ ...shuffled, heard: [0, 1, 4] }, shelf(pool))).toHaveLength(4);
  });

  it('takes what helped first and what hindered last', () => {
    const helped = new Map([
      ['c', 0.4],
      ['e', -0.3],
      ['d', 0.8],
    ]);
    const added = tracksToAdd(
      playing(tracksNamed('a'), 0),
      shelf(tracksNamed('a', 'b', 'c', 'd', 'e'), { preferences: { banned: new Set(), helped } }),
    );
    expect(ids(added)).toEqual(['d', 'c', 'b', 'e']);
  });

  it.each([
    ['a moment less than an hour ago waits', hour - 1, ['c', 'b']],
    ['an hour ago may come', hour, ['b', 'c']],
  ])('a track that will have begun %s', (_, ago, expected) => {
    const current = trackWith({ id: 'a', durationMs: 60_000 });
    const begins = now + 60_000;
    const helped = new Map([['b', 1]]);
    const heardAt = new Map([['b', begins - ago]]);
    const added = tracksToAdd(
      playing([current], 0),
      shelf([current, trackWith({ id: 'b' }), trackWith({ id: 'c', durationMs: 0 })], {
        heardAt,
        preferences: { banned: new Set(), helped },
      }),
    );
    expect(ids(added)).toEqual(expected);
  });

  it('takes the least recently heard where everything was heard within the hour', () => {
    const heardAt = new Map([
      ['b', now - 1000],
      ['c', now - 3000],
      ['d', now - 2000],
    ]);
    const added = tracksToAdd(
      playing(tracksNamed('a'), 0),
      shelf(tracksNamed('a', 'b', 'c', 'd'), { heardAt }),
    );
    expect(ids(added)).toEqual(['c', 'd', 'b']);
  });
});

describe('extending the queue', () => {
  it('moves a track that was played to the end, and the place of what plays with it', () => {
    const state = extend(playing(queue, 2), 'a', 'x');
    expect(ids(state.queue)).toEqual(['b', 'c', 'd', 'e', 'a', 'x']);
    expect(state.index).toBe(1);
    expect(state.heard).toEqual([1]);
  });

  it('leaves what plays and what was promised in their places', () => {
    const promised = reducePlayback(playing(queue, 0), { type: 'add-next', track: trackWith({ id: 'e' }) });
    const state = extend(promised.state, 'a', 'e');
    expect(state).toEqual(promised.state);
  });

  it('adds nothing where nothing is queued', () => {
    expect(extend(nothingPlaying, 'a')).toEqual(nothingPlaying);
  });
});

describe('[PLAYER-02] the end of the queue', () => {
  it('stops the music outside a session', () => {
    expect(end(playing(queue, 4, { endless: false }))).toMatchObject({ wants: false, phase: 'idle' });
  });

  it('begins again in a session that nothing could be added to', () => {
    expect(end(playing(queue, 4))).toMatchObject({ wants: true, phase: 'loading', index: 0 });
    expect(end(playing(tracksNamed('a'), 0))).toMatchObject({ wants: true, phase: 'loading', index: 0 });
  });

  it('still stops at the end of the track where the sleep timer asks for it', () => {
    expect(end(playing(queue, 1, { sleep: 'track' }))).toMatchObject({ wants: false, phase: 'idle' });
  });

  it('keeps the order a person chose when a session begins or ends', () => {
    const state = playing(queue, 1, { repeat: 'context', shuffle: true, endless: false });
    const begun = reducePlayback(state, { type: 'endless', on: true }).state;
    expect(begun).toEqual({ ...state, endless: true });
    expect(reducePlayback(begun, { type: 'endless', on: false }).state).toEqual(state);
  });
});
