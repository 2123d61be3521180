import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tracksNamed } from '#domain/music/track.fixture.ts';
import { nothingPlaying, type Playback, type PlaybackEvent } from '#domain/player/playback.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';

const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -5, max: 200_000 }), fc.double({ min: 0, max: 1 }));
const ticket = fc.integer({ min: 0, max: 12 });
const random = fc.double({ min: 0, max: 1 });

const anyEvent: fc.Arbitrary<PlaybackEvent> = fc.oneof(
  fc.record({
    type: fc.constant('queue' as const),
    tracks: fc.constantFrom(tracksNamed(), tracksNamed('a'), tracksNamed('a', 'b', 'c', 'd')),
    from: anyNumber,
  }),
  fc.record({
    type: fc.constant('add-next' as const),
    track: fc.constantFrom(...tracksNamed('a', 'b', 'c', 'd', 'e', 'f')),
  }),
  fc.record({
    type: fc.constant('extend' as const),
    tracks: fc.constantFrom(tracksNamed(), tracksNamed('a'), tracksNamed('e', 'b'), tracksNamed('f', 'f')),
  }),
  fc.constantFrom<PlaybackEvent>(
    { type: 'endless', on: true },
    { type: 'endless', on: false },
    { type: 'put-off', ready: new Set(['d', 'f']) },
    { type: 'toggle' },
    { type: 'play' },
    { type: 'pause' },
    { type: 'previous' },
    { type: 'clear' },
    { type: 'online' },
    { type: 'drop', ids: new Set(['a']) },
    { type: 'drop', ids: new Set(['b', 'd']) },
    { type: 'shuffle', on: true },
    { type: 'repeat', mode: 'track' },
    { type: 'repeat', mode: 'context' },
    { type: 'sleep', until: 'track' },
    { type: 'sleep', until: 50 },
  ),
  fc.record({ type: fc.constant('next' as const), random: anyNumber }),
  fc.record({ type: fc.constant('seek' as const), positionMs: anyNumber }),
  fc.record({ type: fc.constant('volume' as const), volume: anyNumber }),
  fc.record({ type: fc.constant('crossfade' as const), seconds: anyNumber }),
  fc.record({ type: fc.constant('clock' as const), now: anyNumber }),
  fc.record({ type: fc.constant('loaded' as const), ticket, durationMs: anyNumber }),
  fc.record({ type: fc.constant('started' as const), ticket }),
  fc.record({ type: fc.constant('refused' as const), ticket }),
  fc.record({ type: fc.constant('took-over' as const), ticket }),
  fc.record({ type: fc.constant('ended' as const), ticket, random }),
  fc.record({ type: fc.constant('checked' as const), ticket, playing: fc.boolean() }),
  fc.record({ type: fc.constant('moved' as const), ticket, positionMs: anyNumber, random }),
  fc.record({
    type: fc.constant('failed' as const),
    ticket,
    reason: fc.constantFrom('network' as const, 'unplayable' as const, 'late' as const),
    fromKept: fc.boolean(),
    kept: fc.constantFrom(new Set<string>(), new Set(['b'])),
    ready: fc.constantFrom(new Set<string>(), new Set(['c'])),
    online: fc.boolean(),
  }),
);

const isSound = (state: Playback): void => {
  const { queue, index, volume, phase, crossfadeSeconds, heard, promised } = state;
  expect(queue.length === 0 ? index === -1 : index >= 0 && index < queue.length).toBe(true);
  expect(phase === 'empty').toBe(queue.length === 0);
  expect(volume >= 0 && volume <= 1).toBe(true);
  expect(crossfadeSeconds >= 0 && crossfadeSeconds <= 12).toBe(true);
  expect(state.playing && !state.wants).toBe(false);
  expect(state.ticket <= state.issued).toBe(true);
  expect(heard.every((place) => place < queue.length)).toBe(true);
  const ids = queue.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(promised.every((id) => ids.includes(id) && id !== ids[index])).toBe(true);
};

it('[PLAYER-02] keeps a valid state for any events in any order, and never loads two tracks at once', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = nothingPlaying;
      const tickets = new Set<number>();
      for (const event of events) {
        const result = reducePlayback(state, event);
        const loads = result.effects.filter((effect) => effect.type === 'load' || effect.type === 'overlap');
        expect(loads.length).toBeLessThanOrEqual(1);
        for (const load of loads) {
          expect(tickets.has(load.ticket)).toBe(false);
          tickets.add(load.ticket);
        }
        ({ state } = result);
        isSound(state);
      }
    }),
    { numRuns: 500 },
  );
});
