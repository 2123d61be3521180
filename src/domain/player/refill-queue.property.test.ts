import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { trackWith } from '#domain/music/track.fixture.ts';
import { noPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import { nothingPlaying, type Playback, trackOf } from '#domain/player/playback.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';
import { refillLimits, tracksToAdd } from '#domain/player/refill-queue.ts';

interface Play {
  readonly id: string;
  readonly at: number;
}

interface Case {
  readonly lengths: readonly number[];
  readonly first: number;
  readonly shuffle: boolean;
  readonly crossfade: number;
  readonly draws: readonly number[];
  readonly skips: readonly boolean[];
}

const anyCase: fc.Arbitrary<Case> = fc.record({
  lengths: fc.array(fc.integer({ min: 100, max: 240 }), { minLength: 1, maxLength: 45 }),
  first: fc.integer({ min: 1, max: 8 }),
  shuffle: fc.boolean(),
  crossfade: fc.constantFrom(0, 5, 12),
  draws: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 20 }),
  skips: fc.array(fc.boolean(), { minLength: 3, maxLength: 10 }),
});

/** A session of so many hours, second by second only where something happens: what began when. */
const session = ({ lengths, first, shuffle, crossfade, draws, skips }: Case, hours: number) => {
  const pool = lengths.map((seconds, index) => trackWith({ id: `t${index}`, durationMs: seconds * 1000 }));
  let drawn = 0;
  const random = (): number => draws[drawn++ % draws.length] ?? 0;
  const heardAt = new Map<string, number>();
  const plays: Play[] = [];
  let now = 0;
  let state: Playback = { ...nothingPlaying, endless: true, shuffle, crossfadeSeconds: crossfade };

  const settle = (): void => {
    const tracks = tracksToAdd(state, { pool: () => pool, heardAt, preferences: noPreferences, now, random });
    if (tracks.length > 0) ({ state } = reducePlayback(state, { type: 'extend', tracks }));
  };
  const begin = (): Track => {
    const track = trackOf(state);
    if (track === null) throw new Error('Nothing plays');
    ({ state } = reducePlayback(state, { type: 'started', ticket: state.ticket }));
    settle();
    plays.push({ id: track.id, at: now });
    heardAt.set(track.id, now);
    return track;
  };

  ({ state } = reducePlayback(state, { type: 'queue', tracks: pool.slice(0, first), from: 0 }));
  for (let count = 0; now < hours * refillLimits.restMs; count += 1) {
    const { durationMs } = begin();
    const skipped = skips[count % skips.length] === true;
    now += skipped ? 30_000 : durationMs - Math.min(crossfade * 1000, durationMs / 2);
    ({ state } = reducePlayback(
      state,
      skipped
        ? { type: 'next', random: random() }
        : { type: 'ended', ticket: state.ticket, random: random() },
    ));
    expect(state.wants).toBe(true);
  }
  return { plays, pool };
};

const shortestGap = (plays: readonly Play[]): number => {
  const last = new Map<string, number>();
  let shortest = Infinity;
  for (const { id, at } of plays) {
    shortest = Math.min(shortest, at - (last.get(id) ?? -Infinity));
    last.set(id, at);
  }
  return shortest;
};

it('music never ends within a session of three hours, whatever is skipped, shuffled or blended', () => {
  fc.assert(
    fc.property(anyCase, (given) => {
      const { plays } = session(given, 3);
      expect(plays.at(-1)?.at).toBeGreaterThan(2.9 * refillLimits.restMs);
    }),
    { numRuns: 100 },
  );
});

it('no track is heard again within an hour where the mood has more than an hour of music to add', () => {
  // Six may wait in the queue at any time, and one plays: what is left has to last an hour.
  const enough = fc.array(fc.integer({ min: 150, max: 240 }), { minLength: 32, maxLength: 45 });
  fc.assert(
    fc.property(fc.record({ given: anyCase, lengths: enough }), ({ given, lengths }) => {
      const { plays } = session({ ...given, lengths, crossfade: 0, skips: [false] }, 3);
      expect(shortestGap(plays)).toBeGreaterThanOrEqual(refillLimits.restMs);
    }),
    { numRuns: 100 },
  );
});

it('a short library goes round: between two plays of a track all others were heard', () => {
  const few = fc.array(fc.integer({ min: 100, max: 240 }), { minLength: 2, maxLength: 10 });
  fc.assert(
    fc.property(fc.record({ given: anyCase, lengths: few }), ({ given, lengths }) => {
      const { plays, pool } = session({ ...given, lengths, shuffle: false, skips: [false] }, 3);
      const round = pool.length;
      // The first queue may have been a part of the mood; after that the round is whole.
      const later = plays.slice(round).map(({ id }) => id);
      for (let at = 0; at + round <= later.length; at += 1) {
        expect(new Set(later.slice(at, at + round)).size).toBe(round);
      }
    }),
    { numRuns: 100 },
  );
});
