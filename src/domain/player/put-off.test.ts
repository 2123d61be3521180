import { describe, expect, it } from 'vitest';
import { tracksNamed } from '#domain/music/track.fixture.ts';
import { nothingPlaying, type Playback } from '#domain/player/playback.ts';
import { readyPlace } from '#domain/player/put-off.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';

const playing = (change: Partial<Playback> = {}): Playback => ({
  ...nothingPlaying,
  queue: tracksNamed('a', 'b', 'c', 'd', 'e'),
  index: 1,
  phase: 'ready',
  wants: true,
  playing: true,
  heard: [0, 1],
  ...change,
});

const putOff = (state: Playback, ...ready: readonly string[]) =>
  reducePlayback(state, { type: 'put-off', ready: new Set(ready) });

const order = ({ queue }: Playback): string => queue.map(({ id }) => id).join('');

describe('[PLAYER-02] what has yet to be made', () => {
  it('waits behind the first track that sounds at once, and keeps its order', () => {
    const { state } = putOff(playing(), 'a', 'b', 'e');
    expect(order(state)).toBe('abecd');
    expect(state).toMatchObject({ index: 1, heard: [0, 1], playing: true });
  });

  it.each([
    ['the next one sounds at once', {}, ['c', 'e']],
    ['nothing that follows does', {}, ['a', 'b']],
    ['the next one was asked to come next', { promised: ['c'] }, ['e']],
    ['the order is left to chance', { shuffle: true }, ['e']],
    ['the last track plays', { index: 4 }, ['a']],
  ] as const)('keeps its place where %s', (_, change, ready) => {
    const state = playing(change);
    expect(readyPlace(state, new Set(ready))).toBeNull();
    expect(putOff(state, ...ready)).toEqual({ state, effects: [] });
  });

  it('is no longer made ready to take over', () => {
    const { state, effects } = putOff(playing({ upcoming: { ticket: 2, index: 2 } }), 'd');
    expect([order(state), state.upcoming, effects]).toEqual(['abdce', null, [{ type: 'drop-upcoming' }]]);
  });

  it('keeps what was heard in this round with its track', () => {
    const { state } = putOff(playing({ index: 0, heard: [0, 2, 4] }), 'e');
    expect(order(state)).toBe('aebcd');
    expect(state.heard).toEqual([0, 3, 1]);
  });
});
