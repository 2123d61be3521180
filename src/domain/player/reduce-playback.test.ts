import { describe, expect, it } from 'vitest';
import { tracksNamed } from '#domain/music/track.fixture.ts';
import type { Track } from '#domain/music/track.ts';
import { nothingPlaying, type Playback, type PlaybackEvent, trackOf } from '#domain/player/playback.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';

const tracks = tracksNamed('a', 'b', 'c');

/** All events one after the other; what came of the last. */
const after = (state: Playback, ...events: readonly PlaybackEvent[]) => {
  let result = reducePlayback(state, { type: 'clock', now: 0 });
  for (const event of events) result = reducePlayback(result.state, event);
  return result;
};

/** Something that plays, three tracks queued. */
const sounding = (change: Partial<Playback> = {}, from = 0): Playback => {
  const { state } = after(nothingPlaying, { type: 'queue', tracks, from }, { type: 'started', ticket: 1 });
  return { ...state, ...change };
};

const effectTypes = (result: ReturnType<typeof after>) => result.effects.map(({ type }) => type);
const ended: PlaybackEvent = { type: 'ended', ticket: 1, random: 0 };
const failed = (ticket: number): PlaybackEvent => ({
  type: 'failed',
  ticket,
  reason: 'unplayable',
  fromKept: false,
  kept: new Set(),
  ready: new Set(),
  online: true,
});

const offline = (kept: readonly string[], fromKept = false) =>
  ({
    type: 'failed',
    ticket: 1,
    reason: 'network',
    fromKept,
    kept: new Set(kept),
    ready: new Set<string>(),
    online: false,
  }) satisfies PlaybackEvent;

const at = (positionMs: number): PlaybackEvent => ({ type: 'moved', ticket: 1, positionMs, random: 0 });

const add = (...added: readonly (Track | undefined)[]): readonly PlaybackEvent[] =>
  added.flatMap((track) => (track === undefined ? [] : [{ type: 'add-next', track }]));

describe('[PLAYER-02] when a track ends', () => {
  it.each([
    ['off, not at the end', 'off', 0, 1],
    ['off, one before the end', 'off', 1, 2],
    ['off, at the end', 'off', 2, null],
    ['track', 'track', 1, 1],
    ['track, at the end', 'track', 2, 2],
    ['context', 'context', 0, 1],
    ['context, at the end', 'context', 2, 0],
  ] as const)('at the end of a track, goes on or stops with repeat %s', (_, repeat, from, index) => {
    const result = after(sounding({ repeat }, from), ended);
    expect(effectTypes(result)).toEqual([index === null ? 'silence' : 'load']);
    expect(result.state.index).toBe(index ?? from);
    expect(result.state.wants).toBe(index !== null);
  });

  it('plays every track once in shuffle before it stops', () => {
    let { state } = after(sounding({ shuffle: true }), ended);
    const heard = ['a', trackOf(state)!.id];
    ({ state } = after(state, { type: 'ended', ticket: state.ticket, random: 0.99 }));
    expect([...heard, trackOf(state)!.id].toSorted()).toEqual(['a', 'b', 'c']);
    ({ state } = after(state, { type: 'ended', ticket: state.ticket, random: 0.5 }));
    expect(state).toMatchObject({ wants: false, phase: 'idle' });
  });

  it('starts the last track again on play after the end', () => {
    const { state } = after(sounding({}, 2), ended);
    expect(after(state, { type: 'play' }).effects).toMatchObject([
      { type: 'load', track: { id: 'c' }, positionMs: 0 },
    ]);
  });

  it('ignores the end of a track that no longer plays', () => {
    const { state } = after(sounding(), { type: 'next', random: 0 });
    expect(after(state, ended)).toEqual({ state, effects: [] });
  });
});

describe('[PLAYER-02] next and previous', () => {
  it.each([
    ['the next', false, 0, 0, 1],
    ['wraps around', false, 2, 0, 0],
    ['shuffled, low', true, 1, 0, 0],
    ['shuffled, high', true, 1, 0.99, 2],
    ['shuffled, a random number out of range', true, 1, 7, 2],
  ])('next goes to the right track: %s', (_, shuffle, from, random, index) => {
    expect(after(sounding({ shuffle }, from), { type: 'next', random }).state.index).toBe(index);
  });

  it.each([
    ['at the beginning', 0, 1, 0],
    ['at exactly three seconds', 3000, 1, 0],
    ['at the beginning of the first: the last', 0, 0, 2],
  ])('previous goes back a track %s', (_, positionMs, from, index) => {
    const result = after(sounding({ positionMs }, from), { type: 'previous' });
    expect(result.state.index).toBe(index);
    expect(effectTypes(result)).toEqual(['load']);
  });

  it('previous restarts the track after more than three seconds', () => {
    const result = after(sounding({ positionMs: 3001 }, 1), { type: 'previous' });
    expect(result.state).toMatchObject({ index: 1, positionMs: 0 });
    expect(result.effects).toEqual([{ type: 'seek', positionMs: 0 }]);
  });

  it('ignores next and previous in an empty queue', () => {
    expect(after(nothingPlaying, { type: 'next', random: 0 }).effects).toEqual([]);
    expect(after(nothingPlaying, { type: 'previous' }).effects).toEqual([]);
  });
});

describe('[PLAYER-02] playback failures', () => {
  it('skips a track that fails and reports it', () => {
    const result = after(sounding(), failed(1));
    expect(result.effects).toMatchObject([
      { type: 'load', track: { id: 'b' } },
      { type: 'report', error: 'playback_failed', final: false },
    ]);
  });

  it('stops after every track of a queue has failed once', () => {
    const result = after(sounding(), failed(1), failed(2), failed(3));
    expect(result.state).toMatchObject({ phase: 'idle', wants: false });
    expect(result.effects).toMatchObject([{ type: 'silence' }, { type: 'report', final: true }]);
  });

  it('resets the failure count when a track plays again', () => {
    const { state } = after(sounding(), failed(1), failed(2), { type: 'started', ticket: 3 });
    expect(state.failures).toBe(0);
  });

  it('stops at once when a single track fails', () => {
    const alone = after(nothingPlaying, { type: 'queue', tracks: tracks.slice(0, 1), from: 0 });
    expect(after(alone.state, failed(1)).state.phase).toBe('idle');
  });

  it.each([
    ['goes on from what is kept of the same track, where it was', ['a', 'b'], false, 'a', 42_000],
    ['or with another that is kept', ['c'], false, 'c', 0],
    ['or with another if the kept copy is the broken one', ['a', 'b'], true, 'b', 0],
  ])('plays from the cache without a network: %s', (_, kept, fromKept, id, positionMs) => {
    const result = after(sounding({ positionMs: 42_000 }), offline(kept, fromKept));
    expect(result.effects).toMatchObject([{ type: 'load', track: { id }, positionMs }]);
  });

  it('goes on with the next track that sounds at once where one does not come', () => {
    const late = { ...offline([]), reason: 'late', online: true, ready: new Set(['c']) } as const;
    expect(trackOf(after(sounding(), late).state)?.id).toBe('c');
    expect(trackOf(after(sounding(), { ...late, ready: new Set() }).state)?.id).toBe('b');
  });

  it('goes on from what is kept of the same track while the network only seems to be there, and reports nothing', () => {
    const stalled = { ...offline(['a']), online: true };
    const result = after(sounding({ positionMs: 42_000 }), stalled);
    expect(result.effects).toMatchObject([{ type: 'load', track: { id: 'a' }, positionMs: 42_000 }]);
    expect(result.effects).toHaveLength(1);
    // The kept copy is broken too: on to the next, as with any other.
    expect(after(result.state, { ...stalled, ticket: 2, fromKept: true }).effects).toMatchObject([
      { type: 'load', track: { id: 'b' } },
      { type: 'report', final: false },
    ]);
  });

  it('stays paused where a paused track breaks, and goes on when play is pressed', () => {
    const paused = sounding({ positionMs: 42_000, wants: false, playing: false });
    for (const event of [{ ...offline(['a']), online: true }, offline(['a']), offline(['b']), failed(1)]) {
      const result = after(paused, event, { type: 'loaded', ticket: 2, durationMs: 180_000 });
      expect(result.state).toMatchObject({ wants: false, playing: false });
    }
  });

  it('waits without a network and without a cached track, and resumes where it was', () => {
    const waiting = after(sounding({ positionMs: 42_000 }), offline([]));
    expect(waiting.state).toMatchObject({ phase: 'waiting', wants: true });
    expect(effectTypes(waiting)).toEqual(['silence', 'report']);
    expect(after(waiting.state, { type: 'online' }).effects).toMatchObject([
      { type: 'load', positionMs: 42_000 },
    ]);
    const paused = after(waiting.state, { type: 'pause' }, { type: 'online' });
    expect(paused.effects).toEqual([]);
  });

  it('keeps its place through a network that comes back in name only, for six tries', () => {
    let { state } = after(sounding({ positionMs: 42_000 }), offline([]));
    for (let tries = 1; tries < 6; tries += 1) {
      ({ state } = after(state, { type: 'online' }));
      const again = after(state, { ...offline([]), ticket: state.ticket, online: true });
      expect(effectTypes(again)).toEqual(['silence']);
      expect(again.state).toMatchObject({ phase: 'waiting', wants: true, index: 0, resumeAt: 42_000 });
      ({ state } = again);
    }
    ({ state } = after(state, { type: 'online' }));
    const other = after(state, { ...offline([]), ticket: state.ticket, online: true });
    expect(other.effects).toMatchObject([{ type: 'load', track: { id: 'b' } }, { type: 'report' }]);
  });

  it('counts its tries anew once something sounds', () => {
    const back = after(sounding({ positionMs: 42_000 }), offline([]), { type: 'online' }).state;
    expect(back.resumes).toBe(1);
    expect(after(back, { type: 'started', ticket: back.ticket }).state.resumes).toBe(0);
  });

  it('asks for activation after a refusal, and plays on the next press', () => {
    const refused = after(sounding(), { type: 'refused', ticket: 1 });
    expect(effectTypes(refused)).toEqual(['ask-activation']);
    expect(refused.state.wants).toBe(false);
    expect(effectTypes(after(refused.state, { type: 'play' }))).toEqual(['resume', 'check']);
  });
});

describe('[PLAYER-01] play, pause and clamped values', () => {
  it('plays the default when nothing is chosen', () => {
    expect(effectTypes(after(nothingPlaying, { type: 'toggle' }))).toEqual(['play-default']);
  });

  it('does not load again on play while loading, and holds the track when paused meanwhile', () => {
    const loading = after(nothingPlaying, { type: 'queue', tracks, from: 0 }).state;
    expect(after(loading, { type: 'play' }).effects).toEqual([]);
    const paused = after(loading, { type: 'toggle' });
    expect(effectTypes(paused)).toEqual(['hold', 'check']);
    const late = after(paused.state, { type: 'started', ticket: 1 });
    expect(effectTypes(late)).toEqual(['hold']);
    expect(late.state.playing).toBe(false);
    // Pressed once more before it is there: it has been told to hold, so it has to be told.
    expect(effectTypes(after(paused.state, { type: 'toggle' }))).toEqual(['resume', 'check']);
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.5, 0.5],
    [1, 1],
    [1.01, 1],
    [Number.NaN, 0],
  ])('clamps the volume %d to %d', (volume, clamped) => {
    const result = after(nothingPlaying, { type: 'volume', volume });
    expect(result.effects).toEqual([{ type: 'volume', volume: clamped }]);
    expect(nothingPlaying.volume).toBe(0.8);
  });

  it.each([
    [-1, 0],
    [60_000, 60_000],
    [120_000, 120_000],
    [120_001, 120_000],
    [Number.NaN, 0],
  ])('clamps a seek to %d to %d', (positionMs, clamped) => {
    const result = after(sounding(), { type: 'seek', positionMs });
    expect(result.effects).toEqual([{ type: 'seek', positionMs: clamped }]);
  });

  it.each([
    ['stopped by itself', true, false],
    ['sounding although paused', false, true],
  ])('[PLAYER-02] corrects the recorded state after 100 ms: %s', (_, recorded, real) => {
    const before = sounding({ playing: recorded, wants: recorded });
    expect(after(before, { type: 'checked', ticket: 1, playing: real }).state).toMatchObject({
      playing: real,
      wants: real,
    });
    expect(after(sounding(), { type: 'pause' }).effects).toContainEqual({ type: 'check', after: 100 });
  });

  it('clears to silence and an empty queue, and keeps the volume', () => {
    const result = after(sounding({ volume: 0.3 }), { type: 'clear' });
    expect(result.effects).toEqual([{ type: 'silence' }]);
    expect(result.state).toMatchObject({ queue: [], index: -1, phase: 'empty', volume: 0.3 });
    expect(after(result.state, { type: 'started', ticket: 1 }).state.playing).toBe(false);
  });
});

describe('sleep timer, crossfade and loop', () => {
  it.each([
    ['a moment before', 999, true],
    ['at the moment', 1000, false],
    ['after a night with the lid closed', 99_999_999, false],
  ])('goes by the sleep timer: %s', (_, now, wants) => {
    const result = after(sounding(), { type: 'sleep', until: 1000 }, { type: 'clock', now });
    expect(result.state.wants).toBe(wants);
    expect(result.effects).toEqual(wants ? [] : [{ type: 'hold', fadeSeconds: 5 }]);
  });

  it('stops at the end of the track when asked to sleep there, whatever repeats', () => {
    const result = after(sounding({ repeat: 'context' }), { type: 'sleep', until: 'track' }, ended);
    expect(result.state).toMatchObject({ wants: false, sleep: null });
  });

  it.each([
    ['too early for a crossfade of 4 s', { crossfadeSeconds: 4 }, 114_499, null],
    ['in time', { crossfadeSeconds: 4 }, 114_500, ['b', 1.5, 4]],
    ['late', { crossfadeSeconds: 4 }, 119_000, ['b', 0, 4]],
    ['a loop', { repeat: 'track' as const }, 119_000, ['a', 0.94, 0.06]],
    ['neither', {}, 119_990, null],
    ['paused', { repeat: 'track' as const, playing: false }, 119_990, null],
    ['sleeping after this one', { crossfadeSeconds: 4, sleep: 'track' as const }, 119_990, null],
  ])('starts the second element for a crossfade or a loop: %s', (_, change, positionMs, expected) => {
    const { effects } = after(sounding(change), at(positionMs));
    const found = effects.map((effect) =>
      effect.type === 'overlap'
        ? [effect.track.id, Number(effect.inSeconds.toFixed(2)), effect.fadeSeconds]
        : effect.type,
    );
    expect(found).toEqual(expected === null ? [] : [expected]);
  });

  it('hands over to the second element, and ignores the end of the first', () => {
    const fading = after(sounding({ crossfadeSeconds: 4 }), at(116_000));
    const taken = after(fading.state, { type: 'took-over', ticket: 2 });
    expect(taken.state).toMatchObject({ index: 1, ticket: 2, playing: true, positionMs: 0, upcoming: null });
    expect(after(taken.state, ended).effects).toEqual([]);
  });

  it.each([
    [{ type: 'pause' }],
    [{ type: 'next', random: 0 }],
    [{ type: 'seek', positionMs: 10 }],
    [{ type: 'repeat', mode: 'off' }],
    [{ type: 'shuffle', on: true }],
    [ended],
  ] as const)('drops the upcoming track on $type, and never reuses its ticket', (event) => {
    const fading = after(sounding({ crossfadeSeconds: 4 }), at(116_000));
    const result = after(fading.state, event);
    expect(effectTypes(result)[0]).toBe('drop-upcoming');
    expect(after(result.state, { type: 'took-over', ticket: 2 }).state).toEqual(result.state);
    expect(result.state.ticket).not.toBe(2);
  });
});

describe('banning tracks', () => {
  it.each([
    ['before what plays', ['a'], 1, ['b', 'c'], 0, []],
    ['after it', ['c'], 1, ['a', 'b'], 1, []],
    ['what plays: the following', ['b'], 1, ['a', 'c'], 1, ['load']],
    ['what plays, the last: the first', ['c'], 2, ['a', 'b'], 0, ['load']],
    ['everything', ['a', 'b', 'c'], 1, [], -1, ['silence']],
    ['something else', ['x'], 1, ['a', 'b', 'c'], 1, []],
  ] as const)('removes banned tracks from the queue: %s', (_, ids, from, queue, index, effects) => {
    const result = after(sounding({}, from), { type: 'drop', ids: new Set(ids) });
    expect(result.state.queue.map(({ id }) => id)).toEqual(queue);
    expect(result.state.index).toBe(index);
    expect(effectTypes(result)).toEqual(effects);
  });
});

describe('a track asked to play next', () => {
  const [d, e] = tracksNamed('d', 'e');

  it.each([
    ['a new one', 0, add(d), ['a', 'd', 'b', 'c'], 0],
    ['a new one, at the end', 2, add(d), ['a', 'b', 'c', 'd'], 2],
    ['two, in the order asked', 0, add(d, e), ['a', 'd', 'e', 'b', 'c'], 0],
    ['one from later', 0, add(tracks[2]), ['a', 'c', 'b'], 0],
    ['one from before', 2, add(tracks[0]), ['b', 'c', 'a'], 1],
    ['the same one twice', 0, add(d, d), ['a', 'd', 'b', 'c'], 0],
    ['the first again, behind the second', 0, add(d, e, d), ['a', 'e', 'd', 'b', 'c'], 0],
    ['what plays already', 1, add(tracks[1]), ['a', 'b', 'c'], 1],
  ])('queues what plays next: %s', (_, from, events, queue, index) => {
    const result = after(sounding({}, from), ...events);
    expect(result.state.queue.map(({ id }) => id)).toEqual(queue);
    expect(result.state.index).toBe(index);
    expect(result.effects).toEqual([]);
  });

  it.each([
    ['the end of the track', {}, ended, 'd'],
    ['a press on next', {}, { type: 'next', random: 0.99 }, 'd'],
    ['shuffle', { shuffle: true }, { type: 'next', random: 0.99 }, 'd'],
    ['the end of a shuffled round', { shuffle: true, heard: [0, 1, 2] }, ended, 'd'],
    ['repeat of the context', { repeat: 'context' }, ended, 'd'],
    ['repeat of the track, which goes on', { repeat: 'track' }, ended, 'a'],
    ['a ban of it', {}, { type: 'drop', ids: new Set(['d']) }, null],
  ] satisfies readonly [string, Partial<Playback>, PlaybackEvent, string | null][])(
    'keeps the promise of what plays next after %s',
    (_, change, event, id) => {
      const result = after(sounding(change), ...add(d), event);
      const loaded = result.effects.flatMap((effect) => (effect.type === 'load' ? effect.track.id : []));
      expect(loaded).toEqual(id === null ? [] : [id]);
      expect(result.state.promised).toEqual(id === 'a' ? ['d'] : []);
    },
  );

  it('plays the promised track next after a detour, and only once', () => {
    const elsewhere = after(sounding(), ...add(d), { type: 'previous' });
    expect(trackOf(elsewhere.state)?.id).toBe('c');
    const back = after(elsewhere.state, { type: 'ended', ticket: elsewhere.state.ticket, random: 0 });
    expect(trackOf(back.state)?.id).toBe('d');
    expect(trackOf(after(back.state, { type: 'next', random: 0 }).state)?.id).toBe('b');
  });

  it('replaces the prepared track, and is crossfaded itself', () => {
    const fading = after(sounding({ crossfadeSeconds: 4 }), at(116_000));
    const added = after(fading.state, ...add(d));
    expect(effectTypes(added)).toEqual(['drop-upcoming']);
    const again = after(added.state, at(116_250));
    expect(again.effects).toMatchObject([{ type: 'overlap', ticket: 3, track: { id: 'd' } }]);
    expect(after(again.state, { type: 'took-over', ticket: 3 }).state).toMatchObject({
      index: 1,
      promised: [],
    });
  });

  it('fulfils a promise when a ban makes the promised track the current one, paused', () => {
    const result = after(sounding(), ...add(d), { type: 'pause' }, { type: 'drop', ids: new Set(['a']) });
    expect(trackOf(result.state)?.id).toBe('d');
    expect(trackOf(after(result.state, { type: 'next', random: 0 }).state)?.id).toBe('b');
  });

  it('waits for a press when nothing was playing', () => {
    const waiting = after(nothingPlaying, ...add(d));
    expect(waiting.effects).toEqual([]);
    expect(waiting.state).toMatchObject({ phase: 'idle', index: 0, wants: false });
    expect(after(waiting.state, { type: 'play' }).effects).toMatchObject([
      { type: 'load', track: { id: 'd' } },
    ]);
  });
});
